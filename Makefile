# `make play` plays, `make test` tests; both set everything up on a machine with only Python 3 and make.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
RESEARCH := $(VENV)/.research
CLIENT := src/internum/server/static/index.html
CLIENT_SOURCES := $(shell find web -type f -not -path 'web/node_modules/*' -not -name openapi.d.ts 2>/dev/null)
NODE_MODULES := web/node_modules/.package-lock.json
NODE := PATH="$(CURDIR)/$(BIN):$$PATH"

.PHONY: play terminal quick test ahead plain nightly lint client-units bench secrecy kills browser pictures fuzz dist clean

play: $(READY) $(CLIENT)
	$(BIN)/internum play

terminal: $(READY)
	$(BIN)/internum terminal antike

# Three tiers. `quick`: what one runs after every change. `test`: all there is, in a quarter of an hour on two cores.
# `nightly`: the same questions asked for hours (marked `slow`, or with INTERNUM_TIER=nightly many more games).
#
# Everything but the fuzz is tested on the plain engine, which starts at once; the fuzz, recorded games, environments, agents and the
# warm-up on the compiled one, the warm-up by itself because the server's tests bring a game of their own.
PLAIN := tests --ignore=tests/fuzz --ignore=tests/browser
QUICK := $(PLAIN) $(addprefix --ignore=tests/,arena crash docs envs gpu secrecy server study)
COMPILED := tests/fuzz tests/games tests/envs tests/core/test_bot_loop.py tests/agents/test_greedy.py tests/agents/test_plans.py \
	tests/agents/test_mcts.py tests/agents/test_foretell.py tests/study/test_foresight.py tests/study/test_puzzles.py \
	tests/tuning/test_planners.py
WARM := tests/server/test_compile_ahead.py
PYTEST := $(BIN)/python -m pytest

quick: lint client-units
	INTERNUM_ENGINE=python $(PYTEST) $(QUICK) -n 2

# While one core lints, builds the client and begins the plain tests, the other compiles what the compiled ones need.
test: $(READY)
	@$(MAKE) --no-print-directory -j2 ahead plain
	$(PYTEST) $(COMPILED) -n 2
	$(PYTEST) $(WARM)
	@$(MAKE) --no-print-directory browser

ahead: $(READY)
	$(BIN)/internum warm

# Servers, processes and clocks are at work in the plain tests: what failed is tried once more, by itself.
plain: lint $(CLIENT) $(RESEARCH)
	INTERNUM_ENGINE=python $(PYTEST) $(PLAIN) -n 2 || INTERNUM_ENGINE=python $(PYTEST) $(PLAIN) --last-failed

nightly: export INTERNUM_TIER = nightly
nightly: $(READY) $(CLIENT) $(RESEARCH)
	INTERNUM_ENGINE=python INTERNUM_SEQUENCES=10000 $(PYTEST) -s tests/secrecy/test_two_worlds.py
	INTERNUM_ENGINE=python $(PYTEST) tests/server/test_contract.py tests/server/test_malformed.py
	$(PYTEST) $(COMPILED) tests/secrecy -m "slow or not slow" -n 2
	$(PYTEST) $(WARM) -m "slow or not slow"
	NUMBA_BOUNDSCHECK=1 $(PYTEST) tests/fuzz/test_compiled.py -n 2
	INTERNUM_ENGINE=python $(PYTEST) $(PLAIN) -m slow
	INTERNUM_ENGINE=python $(PYTEST) tests/browser -m slow -rs
	tools/strength.sh

# The secrecy property on tens of thousands of states, compiled.
secrecy: $(READY)
	INTERNUM_TIER=nightly $(PYTEST) tests/secrecy -n 2

# Servers killed at random moments while people play, bots think and clocks run: nothing is lost, nothing doubled.
KILLS ?= 1000
kills: $(READY)
	INTERNUM_ENGINE=python $(BIN)/python -m tests.crash.kills --kills $(KILLS)
	INTERNUM_ENGINE=python $(BIN)/python -m tests.crash.kills --kills $$(( $(KILLS) * 3 / 10 )) --postgres

lint: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

client-units: $(READY) $(NODE_MODULES)
	cd web && $(NODE) npm run lint
	cd web && $(NODE) npm test

bench: $(READY)
	$(BIN)/internum bench

# A long fuzz: make fuzz GAMES=200000
GAMES ?= 100000
fuzz: $(READY)
	INTERNUM_FUZZ_GAMES=$(GAMES) $(BIN)/python -m pytest tests/fuzz/test_compiled.py -n 2

# Plays in a real browser: needs Debian's chromium, and says so where it is missing and may not be installed. Every worker
# has a server and a browser of its own. On a busy machine a browser may miss a beat: what failed is tried twice more, by itself.
BROWSER := INTERNUM_ENGINE=python $(PYTEST) tests/browser -rs
browser: $(READY) $(CLIENT)
	@tools/chromium.sh
	$(BROWSER) -n 2 --dist worksteal || $(BROWSER) --last-failed || $(BROWSER) --last-failed

pictures: $(READY) $(CLIENT)
	@tools/chromium.sh
	$(BIN)/python tools/pictures.py

# What is published: a wheel and an sdist, both with the client built into them.
dist: $(READY) $(CLIENT)
	rm -rf dist
	$(BIN)/python -m build --outdir dist .

$(READY): requirements.txt pyproject.toml
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --upgrade pip
	$(BIN)/python -m pip install --quiet -r requirements.txt
	$(BIN)/python -m pip install --quiet --no-deps --editable .
	touch $@

$(RESEARCH): $(READY) requirements-research.txt
	$(BIN)/python -m pip install --quiet -r requirements-research.txt
	touch $@

$(NODE_MODULES): web/package.json web/package-lock.json | $(READY)
	cd web && $(NODE) npm ci --no-audit --no-fund --loglevel=error
	touch $@

$(CLIENT): $(READY) $(NODE_MODULES) $(CLIENT_SOURCES)
	cd web && $(NODE) npm run types
	cd web && $(NODE) npm run check
	cd web && $(NODE) npm run lint
	cd web && $(NODE) npm test
	cd web && $(NODE) npm run build
	touch $@

clean:
	rm -rf $(VENV) web/node_modules src/internum/server/static
