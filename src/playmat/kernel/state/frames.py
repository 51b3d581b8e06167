"""A frame: one running procedure, where it is and what its slots hold; and what an ability leaves behind of its frame.

The slots of a frame are declared by its procedure and checked when the book is loaded. The module is left
interpreted where the kernel is compiled: a frame is a bag of names.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ..run.tables import Procedure
    from .records import Slots


class Frame:
    """One running procedure: where it is and what its slots hold."""

    if TYPE_CHECKING:  # slots are declared by the procedure and checked when the book is loaded

        def __getattr__(self, name: str) -> Any: ...

        def __setattr__(self, name: str, value: Any) -> None: ...

    def fork(self) -> Frame:
        twin = Frame.__new__(Frame)
        twin.__dict__ = self.__dict__.copy()
        return twin


def new_frame(procedure: Procedure, values: dict[str, Any], returns: str = "") -> Frame:
    """A procedure at its first row, with these values in its slots. Frames are made often, and so without a call."""
    frame = Frame()
    frame.__dict__ = procedure.blank | values if values else procedure.blank.copy()
    if returns:
        frame.returns = returns
    return frame


class TimedScope:
    """The scope of what an ability left behind: it remembers what its maker had chosen."""

    def __init__(self, source: int, serial: int, seat: int, slots: Slots) -> None:
        self.source, self.serial, self.was, self.seat, self.event = source, serial, serial, seat, None
        for name, value in slots:
            setattr(self, name, value)
