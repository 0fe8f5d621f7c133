# `make play` plays, `make test` tests; both set everything up on a machine with only Python 3 and make.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready

.PHONY: play terminal test quick lint bench fuzz clean

play: $(READY)
	$(BIN)/internum terminal antike

test: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/python -m pytest -n 2 --dist loadgroup
	NUMBA_BOUNDSCHECK=1 $(BIN)/python -m pytest tests/fuzz/test_compiled.py -n 2

quick: $(READY)
	INTERNUM_ENGINE=python $(BIN)/python -m pytest -m "not slow" -n 2

lint: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

bench: $(READY)
	$(BIN)/internum bench

$(READY): requirements.txt pyproject.toml
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --upgrade pip
	$(BIN)/python -m pip install --quiet -r requirements.txt
	$(BIN)/python -m pip install --quiet --no-deps --editable .
	touch $@

clean:
	rm -rf $(VENV) web/node_modules src/internum/server/static
