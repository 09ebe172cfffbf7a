# Everything runs in .venv, which is created and kept up to date from pyproject.toml and constraints.txt.
.DEFAULT_GOAL := help
.PHONY: help play site docs test test-all bench golden compiled page web lint format clean setup setup-dev setup-docs setup-data setup-bench python

# Without cached bytecode every test process would recompile its imports, and pytest would rewrite every test again.
unexport PYTHONDONTWRITEBYTECODE

BIN := .venv/bin
NEW_ENOUGH := -c 'import sys; sys.exit(sys.version_info < (3, 11))'
ifndef PYTHON
PYTHON := $(shell for python in python3.11 python3 python3.12 python3.13 python3.14; do \
	"$$python" $(NEW_ENOUGH) 2>/dev/null && echo "$$python" && break; done)
endif
CODE := $(wildcard src tests scripts benchmarks examples setup.py)
BUILD_CORE := $(BIN)/python scripts/build_core.py
BUILD_PAGE := $(BIN)/python scripts/build_page.py
IS_COMPILED := $(BIN)/python -c 'import gosux, sys; sys.exit(not gosux.compiled)'
PYTEST := $(BIN)/pytest --durations=15
# Three for two processors: browsers and servers are waited for a good part of the time.
SIDE_BY_SIDE := -n 3 --dist worksteal
SCENES := tests/rules tests/cards tests/gosu tests/quick
DIGESTS := tests/golden
# The page and the tools of the project do not depend on how the engine was built.
NOT_PLAIN := --ignore=tests/browser --ignore=tests/project

help: ## List the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: setup ## Play in the browser
	@$(BUILD_PAGE)
	@$(BIN)/gosux play

test: lint compiled web ## Lint, then all tests except the slow ones; scenes and golden games also as plain Python
	$(PYTEST) $(SIDE_BY_SIDE) -m "not slow" --spec-coverage
	@if $(IS_COMPILED); then set -x; GOSUX_PURE=1 $(PYTEST) $(SIDE_BY_SIDE) -m "not slow" $(SCENES) $(DIGESTS); fi

test-all: lint compiled web setup-docs setup-data ## All tests compiled and as plain Python, comparison of both, mutation testing, instructions per decision, other Pythons
	GOSUX_TEST_EVERYTHING=1 $(PYTEST) $(SIDE_BY_SIDE) --ignore=tests/compiled --spec-coverage
	@if $(IS_COMPILED); then set -x; GOSUX_TEST_EVERYTHING=1 GOSUX_PURE=1 $(PYTEST) $(SIDE_BY_SIDE) --ignore=tests/compiled $(NOT_PLAIN); fi
	$(PYTEST) tests/compiled
	GOSUX_PURE=1 $(BIN)/python scripts/mutate.py
	$(BIN)/python -m benchmarks.instructions
	$(BIN)/python scripts/test_pythons.py

bench: setup-bench ## Measure speed against OpenSpiel and RLCard
	@$(BUILD_CORE)
	$(BIN)/python -m benchmarks.run

golden: setup-dev ## Rewrite the golden files; read the diff before you commit it
	GOSUX_PURE=1 GOSUX_GOLDEN=write $(PYTEST) tests/golden

compiled: setup-dev ## Compile the engine with mypyc, if its sources changed
	@$(BUILD_CORE)

page: setup-dev ## Build the browser client, if its sources changed
	@$(BUILD_PAGE)

site: setup ## Write the edition without a server to build/site, as files for any web host
	@$(BUILD_PAGE)
	@$(BIN)/gosux site build/site

web: page ## Check and test the browser client's code, and find or install a browser and services for the tests
	@$(BUILD_PAGE) check
	@$(PYTHON) scripts/install_chromium.py || true  # it prints what to do; the browser tests are then skipped
	@$(PYTHON) scripts/install_services.py || true  # likewise

docs: setup-docs ## Write the documentation site to build/docs/site, with the edition without a server
	@$(BUILD_PAGE)
	@$(BIN)/python scripts/make_docs.py

lint: setup-dev ## Check style, types and import directions
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy $(CODE)
	$(BIN)/lint-imports --no-logo

format: setup-dev ## Format the code and apply automatic fixes
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

clean: ## Remove compiled files, the built browser client, build/ and caches (keeps .venv)
	rm -rf build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	rm -rf src/gosux/server/page src/gosux/notebook/art web/node_modules
	rm -f src/gosux/_compiled.json
	find src \( -name '*.so' -o -name '*.pyd' \) -delete
	find src tests scripts benchmarks examples -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

setup: python
	@$(PYTHON) scripts/setup_venv.py play
	@$(BUILD_CORE) || true  # on failure it prints the reason and gosux runs as plain Python

setup-dev: python
	@$(PYTHON) scripts/setup_venv.py dev

setup-docs: python
	@$(PYTHON) scripts/setup_venv.py docs

setup-data: python
	@$(PYTHON) scripts/setup_venv.py data lab notebooks ray

setup-bench: python
	@$(PYTHON) scripts/setup_venv.py bench

python:
	@"$(PYTHON)" $(NEW_ENOUGH) 2>/dev/null || \
		{ echo "gosux needs Python 3.11 or newer; name one with: make PYTHON=/path/to/python3" >&2; exit 2; }
