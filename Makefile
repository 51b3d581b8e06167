VENV   := .venv
BIN    := $(VENV)/bin
JOBS   ?= 2
BOOK   ?= vanguard-1.10
NUMBER ?= 50
SEED   ?= 0
GAMES  ?= 200
FROM   ?= 0
PYTHON ?= $(shell for p in python3.11 python3.12 python3.13 python3.14 python3 python; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)

# What is needed to play, and what is needed to work on Playmat.
PLAY := $(VENV)/.play
WORK := $(VENV)/.work

# As variables these also hold for what the build itself installs: the first for older pips, the second for newer.
PIP = PIP_CONSTRAINT=constraints.txt PIP_BUILD_CONSTRAINT=constraints.txt \
	$(BIN)/python -m pip install --quiet --disable-pip-version-check

.PHONY: help play test check soak games mutants compiled compare plain setup clean
.DEFAULT_GOAL := test

help: ## list what can be made
	@echo "Needs Python 3.11 or later, make, and a package index that pip can reach."
	@sed -n 's/^\([a-z]*\):.*## /make \1\t/p' $(MAKEFILE_LIST) | expand -t 16

play: $(PLAY) ## set up what playing needs, then play against a bot in the terminal
	$(BIN)/playmat play $(BOOK)

test: check ## set up, then lint, types and every test
	$(BIN)/python -m pytest -n $(JOBS) --dist worksteal

check: $(WORK) ## set up, then lint and types only
	$(BIN)/ruff check .
	$(BIN)/mypy

soak: check ## set up, then every test with the long ones, and many more examples of each property
	$(BIN)/python -m pytest -n $(JOBS) --dist worksteal -m "soak or not soak" --hypothesis-profile=soak

games: $(PLAY) ## play GAMES random games of every book from game FROM on, with the laws checked and memory watched
	@for book in $$($(BIN)/python -c 'import playmat; print(*playmat.BOOKS)'); do \
		$(BIN)/playmat sim $$book --games $(GAMES) --from $(FROM) --check 50 --flat 5 --jobs $(JOBS) || exit 1; done

mutants: $(WORK) ## set up, then break BOOK's rules NUMBER times by SEED, and say which faults no test notices; AGAIN=1: the survivors only
	$(BIN)/python tools/mutants.py $(BOOK) --number $(NUMBER) --seed $(SEED) --jobs $(JOBS) \
		$(if $(MINUTES),--minutes $(MINUTES)) $(if $(AGAIN),--again)

compiled: $(WORK) ## set up, then compile kernel and books in place, for speed; needs a C compiler
	$(BIN)/python tools/compile.py

compare: compiled ## the same, then play games both ways, which must be the same games
	PLAYMAT_COMPILED=1 $(BIN)/python -m pytest tests/play/test_compiled.py

plain: ## go back to plain Python
	find src \( -name '*.so' -o -name '*.pyd' \) -delete

setup: $(WORK) ## set up the command and the tools, and no more

clean: plain ## remove what was set up and what was left behind
	rm -rf $(VENV) .playmat .hypothesis .mypy_cache .pytest_cache .ruff_cache build dist

$(BIN)/python:
	@test -n "$(PYTHON)" || { echo "Playmat needs Python 3.11 or later: none found on PATH" >&2; exit 1; }
	$(PYTHON) -m venv $(VENV)

$(PLAY): pyproject.toml constraints.txt | $(BIN)/python
	$(PIP) --editable '.[cli]'
	@touch $@

$(WORK): pyproject.toml constraints.txt | $(BIN)/python
	$(PIP) --editable '.[cli,dev]'
	@touch $(PLAY) $@
