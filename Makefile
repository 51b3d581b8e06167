# make play    set up, then play against a bot in the terminal
# make test    set up, then lint, types and every test
# make check   set up, then lint and types only
# make soak    set up, then every test with the long ones, and many more examples of each property
# make compiled  set up, then compile kernel and books in place, for speed; needs a C compiler
# make compare   the same, then play games both ways, which must be the same games
# make plain   go back to plain Python
# Needs Python 3.11 or later, make, and a package index that pip can reach.

VENV   := .venv
BIN    := $(VENV)/bin
STAMP  := $(VENV)/.installed
JOBS   ?= 2
BOOK   ?= vanguard-1.10
PYTHON ?= $(shell for p in python3.11 python3.12 python3.13 python3.14 python3 python; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)

.PHONY: play test check soak compiled compare plain setup clean
.DEFAULT_GOAL := test

setup: $(STAMP)

$(STAMP): pyproject.toml constraints.txt
	@test -n "$(PYTHON)" || { echo "Playmat needs Python 3.11 or later: none found on PATH" >&2; exit 1; }
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check \
		--constraint constraints.txt --editable '.[dev]'
	@touch $(STAMP)

play: $(STAMP)
	$(BIN)/playmat play $(BOOK)

check: $(STAMP)
	$(BIN)/ruff check .
	$(BIN)/mypy

test: check
	$(BIN)/python -m pytest -n $(JOBS)

soak: check
	$(BIN)/python -m pytest -n $(JOBS) -m "soak or not soak" --hypothesis-profile=soak

compiled: $(STAMP)
	$(BIN)/python tools/compile.py

compare: compiled
	PLAYMAT_COMPILED=1 $(BIN)/python -m pytest tests/play/test_compiled.py

plain:
	find src \( -name '*.so' -o -name '*.pyd' \) -delete

clean: plain
	rm -rf $(VENV) .playmat .hypothesis .mypy_cache .pytest_cache .ruff_cache build dist
