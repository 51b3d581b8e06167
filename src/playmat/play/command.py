"""The `playmat` command, as it is installed: the command line, or one line that says what it lacks.

The library needs nothing but Python; what the command line needs is the extra `cli`.
"""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.util import find_spec

NEEDED = ("click", "rich")


def main() -> int:
    """Run the command line; exit code 2 where the packages that it needs are not installed."""
    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing:
        print(f"playmat: the command needs {' and '.join(missing)}; pip install 'playmat[cli]'", file=sys.stderr)
        return 2
    import_module("playmat.play.cli").main(prog_name="playmat")
    return 0


if __name__ == "__main__":
    sys.exit(main())
