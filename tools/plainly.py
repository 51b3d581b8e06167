"""Runs a script with the sources of Playmat, even where they have been compiled.

python tools/plainly.py SCRIPT [ARGUMENT ...]
"""

from __future__ import annotations

import runpy
import sys
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    ExtensionFileLoader,
    FileFinder,
    SourceFileLoader,
)

SOURCES_FIRST = ((SourceFileLoader, SOURCE_SUFFIXES), (ExtensionFileLoader, EXTENSION_SUFFIXES))


def main() -> None:
    sys.path_hooks.insert(0, FileFinder.path_hook(*SOURCES_FIRST))
    sys.path_importer_cache.clear()
    del sys.argv[0]
    runpy.run_path(sys.argv[0], run_name="__main__")


if __name__ == "__main__":
    main()
