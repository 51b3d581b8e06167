"""Writing files whole or not at all."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from ..kernel.words.errors import SaveError


def write_file(path: Path, text: str) -> None:
    """Write under another name first, then put it in its place: nobody ever finds half a file."""
    name = ""
    try:
        handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
        with open(handle, "w", encoding="utf-8") as file:
            file.write(text)
        os.replace(name, path)
    except OSError as error:
        if name and os.path.exists(name):
            os.unlink(name)
        raise SaveError(f"cannot write {str(path)!r}: {error.strerror or error}") from error
