"""The version of Playmat: read by the package's metadata, the command line and saved games."""

from __future__ import annotations

VERSION = "0.1.0"
"""The version, as people and packages write it."""
