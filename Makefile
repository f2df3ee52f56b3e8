# Needs make and Python 3.11 or later. Everything else goes into .venv, pinned and checked by hash (requirements/).

PYTHON ?= python3
PLAY_ARGS ?=
PYTEST_ARGS ?= -n auto --dist worksteal
BENCH_ARGS ?=
LOCK_ARGS ?=

VENV := .venv
BIN := $(VENV)/bin
INSTALL := $(BIN)/uv pip install --quiet --python $(BIN)/python
COMPILE := $(BIN)/uv pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-annotate --no-header

# Where this is set, each of the many processes that tests start compiles every module anew.
export PYTHONDONTWRITEBYTECODE :=

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: help play fast test test-fast check lint format bench lock clean

help: ## show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-9s %s\n", $$1, $$2 }' Makefile

play: $(VENV)/.run ## play in the browser (PLAY_ARGS="--host 0.0.0.0" lets other devices join)
	@$(BIN)/vulcania serve $(PLAY_ARGS)

fast: $(VENV)/.dev ## compile rules and bots, which is optional: the same matches, in less time (needs a C compiler)
	@$(BIN)/python tools/fast

# As everything is written, whatever was compiled. Where nothing may be skipped, OpenSpiel and Ray are there too. Types are
# checked meanwhile, as that takes one core only; and in a fresh clone all tests are found once before several processes
# look for them, which would each compile them.
test: lint $(if $(CI),$(VENV)/.bench) ## everything that has to hold: check, and the tests (PYTEST_ARGS="-n auto -x")
	@tools/ensure-browser
	@tools/ensure-postgres
	@tools/ensure-nginx
	$(BIN)/mypy & types=$$!; \
	[ -d tests/__pycache__ ] || $(BIN)/python -m pytest --collect-only -qq >/dev/null 2>&1; \
	VULCANIA_COMPILED=no $(BIN)/python -m pytest $(PYTEST_ARGS); tests=$$?; \
	wait $$types && exit $$tests

# Games alone: the house around them is the same either way. One test changes a rule while it runs, which what is
# compiled does not notice.
test-fast: fast ## what has to hold of compiled code: every match is the same, and everything that games promise
	$(BIN)/python -m pytest $(PYTEST_ARGS) tests/conformance tests/playthroughs tests/kept tests/games tests/core \
		tests/players/test_heuristics.py tests/players/test_search.py tests/players/test_same_everywhere.py \
		tests/test_compiled.py \
		--deselect tests/core/test_record.py::test_older_rules_that_lead_elsewhere_are_never_silently_different

check: lint ## lint, formatting, types, and what may import what
	$(BIN)/mypy

lint: $(VENV)/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/lint-imports --no-cache

format: $(VENV)/.dev ## put the code in shape
	$(BIN)/ruff check --fix-only .
	$(BIN)/ruff format .

bench: $(VENV)/.bench ## measure against peers (BENCH_ARGS="…")
	$(BIN)/python -m benchmarks $(BENCH_ARGS)

# Each lock holds the one before it with the same pins, so that installing one on top of another changes nothing.
lock: $(VENV)/.uv ## write requirements/ anew from pyproject.toml (LOCK_ARGS=--upgrade for newer releases)
	$(COMPILE) $(LOCK_ARGS) --group uv -o requirements/uv.txt
	$(COMPILE) $(LOCK_ARGS) pyproject.toml --group build --extra server --extra learned -o requirements/run.txt
	$(COMPILE) $(LOCK_ARGS) pyproject.toml --group build --extra server --extra learned --extra learning \
		--extra research --extra dev -c requirements/run.txt -o requirements/dev.txt
	$(COMPILE) $(LOCK_ARGS) pyproject.toml --group build --extra server --extra learned --extra learning \
		--extra research --extra dev --extra bench --extra ray \
		-c requirements/dev.txt -o requirements/bench.txt

clean: ## remove the environment and everything that was made
	rm -rf $(VENV) build dist src/vulcania/_compiled .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# The environment, layer on layer. A stamp is newer than what it was made from; a changed lock installs again.

$(VENV)/.made:
	@command -v $(PYTHON) >/dev/null || { \
		echo "Vulcania needs Python 3.11 or later, and there is no $(PYTHON) here. Set PYTHON=… to yours." >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "Vulcania needs Python 3.11 or later; $(PYTHON) is $$($(PYTHON) --version 2>&1). Set PYTHON=… to a newer one." >&2; exit 1; }
	@echo "Setting up $(VENV) …"
	@$(PYTHON) -m venv --clear $(VENV) || { \
		echo "$(PYTHON) could not make a virtual environment; on Debian and Ubuntu, install python3-venv." >&2; exit 1; }
	@touch $@

$(VENV)/.uv: requirements/uv.txt $(VENV)/.made
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/uv.txt
	@touch $@

# The build backend is in the lock too: nothing is fetched to build the project itself.
$(VENV)/.run: requirements/run.txt pyproject.toml $(VENV)/.uv
	@$(INSTALL) --require-hashes -r requirements/run.txt
	@$(INSTALL) --offline --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/.dev: requirements/dev.txt $(VENV)/.run
	@$(INSTALL) --require-hashes -r requirements/dev.txt
	@touch $@

$(VENV)/.bench: requirements/bench.txt $(VENV)/.dev
	@$(INSTALL) --require-hashes -r requirements/bench.txt
	@touch $@
