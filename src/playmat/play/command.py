"""The `playmat` command, as it is installed: the command line, or one line that says what it lacks.

The library needs nothing but Python; what the command line needs is the extra `cli`.
"""

from __future__ import annotations

import sys
from errno import EDQUOT, EFBIG, EIO, ENOSPC
from importlib import import_module
from importlib.util import find_spec

NEEDED = ("click", "rich")
UNWRITTEN = (ENOSPC, EDQUOT, EFBIG, EIO)
"""What is wrong where standard output takes no more: a full disk, a terminal that is gone."""


def main() -> int:
    """Run the command line; exit code 2 where the packages that it needs are not installed, 1 where it cannot write."""
    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing:
        print(f"playmat: the command needs {' and '.join(missing)}; pip install 'playmat[cli]'", file=sys.stderr)
        return 2
    try:
        import_module("playmat.play.cli").main(prog_name="playmat")
    except OSError as fault:
        if fault.errno not in UNWRITTEN:
            raise
        print(f"playmat: what there is to say cannot be written: {fault.strerror}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
