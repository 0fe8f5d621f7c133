# `make play` plays, `make test` tests; both set everything up on a machine with only Python 3 and make.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
CLIENT := src/internum/server/static/index.html
CLIENT_SOURCES := $(shell find web -type f -not -path 'web/node_modules/*' -not -name openapi.d.ts 2>/dev/null)
NODE := PATH="$(CURDIR)/$(BIN):$$PATH"

.PHONY: play terminal test quick lint bench browser pictures fuzz wheel clean

play: $(READY) $(CLIENT)
	$(BIN)/internum play

terminal: $(READY)
	$(BIN)/internum terminal antike

# Rules, server and browser are tested on the plain engine, which starts at once; what needs millions of moves (fuzz,
# secrecy, agents) on the compiled one; then a part of the fuzz again with every array access checked.
PLAIN := tests --ignore=tests/fuzz --ignore=tests/agents --ignore=tests/secrecy
FAST := tests/fuzz tests/agents tests/secrecy

test: lint $(CLIENT) browser
	INTERNUM_ENGINE=python $(BIN)/python -m pytest $(PLAIN) -n 2 --dist loadgroup
	$(BIN)/internum warm
	$(BIN)/python -m pytest $(FAST) -n 2 --dist loadgroup
	NUMBA_BOUNDSCHECK=1 $(BIN)/python -m pytest tests/fuzz/test_compiled.py -n 2

quick: $(READY)
	INTERNUM_ENGINE=python $(BIN)/python -m pytest $(PLAIN) -m "not slow and not browser" -n 2

lint: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

bench: $(READY)
	$(BIN)/internum bench

# A long fuzz: make fuzz GAMES=200000
GAMES ?= 100000
fuzz: $(READY)
	INTERNUM_FUZZ_GAMES=$(GAMES) $(BIN)/python -m pytest tests/fuzz/test_compiled.py -n 2

# Browser tests use Debian's chromium; without it (and without the right to install it) they say so and are skipped.
browser: $(READY)
	@tools/chromium.sh

pictures: $(READY) $(CLIENT) browser
	$(BIN)/python tools/pictures.py

wheel: $(READY) $(CLIENT)
	$(BIN)/python -m pip wheel --quiet --no-deps --wheel-dir dist .

$(READY): requirements.txt pyproject.toml
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --upgrade pip
	$(BIN)/python -m pip install --quiet -r requirements.txt
	$(BIN)/python -m pip install --quiet --no-deps --editable .
	touch $@

$(CLIENT): $(READY) $(CLIENT_SOURCES)
	cd web && $(NODE) npm ci --no-audit --no-fund --loglevel=error
	cd web && $(NODE) npm run types
	cd web && $(NODE) npm run check
	cd web && $(NODE) npm run build
	touch $@

clean:
	rm -rf $(VENV) web/node_modules src/internum/server/static
