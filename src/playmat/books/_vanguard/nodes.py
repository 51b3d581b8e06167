"""Nodes that the Vanguard books need beside the kernel's."""

from __future__ import annotations
