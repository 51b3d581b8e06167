"""What to hope for in vanguard-1.10."""

from __future__ import annotations

from ...play.evaluations import Evaluation
from .._vanguard.evaluation import habit, is_quiet, worth

EVALUATION = Evaluation(worth, habit, is_quiet)
