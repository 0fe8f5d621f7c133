"""Random legal play beside other engines, one core, processor time: what `internum bench --peers` measures.

Every measurement runs in a process of its own. All players choose among the legal actions with equal chances; whoever
has observations and masks asks for them at every decision.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any

from rich.console import Console
from rich.table import Table

from internum import game, games

VECTOR = 1024  # games in the vector environment
ROUNDS = {"max_rounds": 30}  # Antike never ends otherwise
Counts = Iterator[int]  # how many decisions were made, again and again


def rules(name: str) -> Counts:
    """One game on the bare rules, stepped from Python: mask, choice, action; chance and forced moves by themselves."""
    from internum.envs.play import Play

    play, rng = Play(name, _players(name), ROUNDS), random.Random(1)
    play.begin(1)
    while True:
        seat = play.seat
        if seat is None:
            play.begin()
            continue
        mask = play.mask(seat)
        play.apply(int(rng.choice(mask.nonzero()[0])))
        play.advance()
        yield 1


def pettingzoo(name: str) -> Counts:
    from internum.envs.pettingzoo import env

    return _pettingzoo(env(name, players=_players(name), options=ROUNDS))


def vector(name: str) -> Counts:
    """Many games in one call, with observations, masks and lists."""
    import numpy as np

    from internum.envs.vector import VectorGames

    many, rng = VectorGames(name, VECTOR, _players(name), ROUNDS, seed=1), np.random.default_rng(1)
    while True:
        many.step(many.random_actions(rng))
        yield VECTOR


def playout(name: str) -> Counts:
    """Whole games inside compiled code, with the legal list at every step; counts chance and forced actions too."""
    from internum.core.record import new_states

    g, number = game(name), 0
    first = new_states(g, _players(name), g.options.resolve(ROUNDS))
    while True:
        number += 1
        yield g.kernel.playout(g.layout.copy(first), 0, number * 7919, 1_000_000)


def openspiel(name: str) -> Counts:
    """OpenSpiel's games in C++, stepped from Python, with the legal list (its masks are slower) and observation."""
    pyspiel: Any = import_module("pyspiel")
    g, rng = pyspiel.load_game(name), random.Random(1)
    while True:
        state = g.new_initial_state()
        while not state.is_terminal():
            state.observation_tensor()
            state.apply_action(rng.choice(state.legal_actions()))
            yield 1


def pettingzoo_chess(name: str) -> Counts:
    return _pettingzoo(import_module("pettingzoo.classic").chess_v6.env())


def pgx(name: str) -> Counts:
    """Many games of pgx in one call, on the processor: they are made for GPUs. A game that ends begins anew."""
    jax: Any = import_module("jax")
    env = import_module("pgx").make(name)

    def one(state: Any, key: Any) -> Any:
        choice, anew = jax.random.split(key)
        action = jax.random.categorical(choice, jax.numpy.log(state.legal_action_mask.astype(float)))
        played = env.step(state, action)
        ended = played.terminated | played.truncated
        return jax.tree.map(lambda fresh, old: jax.numpy.where(ended, fresh, old), env.init(anew), played)

    step = jax.jit(jax.vmap(one))
    states = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), VECTOR))
    for number in range(1_000_000):
        states = step(states, jax.random.split(jax.random.PRNGKey(number), VECTOR))
        jax.block_until_ready(states)
        yield VECTOR


def catanatron(name: str) -> Counts:
    """Catan with four random players, in Python; it has no masks here, only lists."""
    c: Any = import_module("catanatron")
    for seed in range(1_000_000):
        played = c.Game([c.RandomPlayer(colour) for colour in list(c.Color)[:4]], seed=seed)
        played.play()
        yield len(getattr(played.state, "actions", None) or played.state.action_records)


def _pettingzoo(env: Any) -> Counts:
    rng = random.Random(1)
    env.reset(seed=1)
    while True:
        if not env.agents:
            env.reset()
        seen, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.step(None)
            continue
        env.step(int(rng.choice(seen["action_mask"].nonzero()[0])))
        yield 1


def _players(name: str) -> int:
    numbers = game(name).players
    return numbers[len(numbers) // 2]


OURS: dict[str, Callable[[str], Counts]] = {
    "rules, stepped from Python": rules,
    "PettingZoo environment": pettingzoo,
    f"vector environment, {VECTOR:,} games": vector,
    "fused playout (all actions)": playout,
}
THEIRS: dict[str, tuple[Callable[[str], Counts], str]] = {
    "PettingZoo chess": (pettingzoo_chess, ""),
    "OpenSpiel chess": (openspiel, "chess"),
    "OpenSpiel chinese checkers, 6 players": (openspiel, "chinese_checkers(players=6)"),
    "catanatron, 4 players": (catanatron, ""),
    f"pgx chess, {VECTOR:,} games": (pgx, "chess"),
}


def measure(label: str, name: str, seconds: float) -> float:
    """Decisions a second of processor time, after a warm-up."""
    counts = OURS[label](name) if label in OURS else THEIRS[label][0](name)
    next(counts)  # compiles
    warm = time.process_time() + seconds / 4
    while time.process_time() < warm:
        next(counts)
    made, start = 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        made += next(counts)
    return made / spent


def measure_apart(label: str, name: str, seconds: float) -> float | None:
    """In a process of its own, on one core; None where something is not installed."""
    code = f"from internum.cli.peers import measure; print(measure({label!r}, {name!r}, {seconds}))"
    env = {**os.environ, "OMP_NUM_THREADS": "1", "JAX_PLATFORMS": "cpu"}
    done = subprocess.run([sys.executable, "-W", "ignore", "-c", code], env=env, capture_output=True, text=True)
    if done.returncode:
        said = done.stderr.strip().splitlines()[-1]
        if "ModuleNotFoundError" in said or "ImportError" in said or "DependencyNotInstalled" in said:
            return None
        raise ValueError(f"the measurement of {label} failed: {said}")
    return float(done.stdout)


def compare(console: Console, names: list[str], seconds: float) -> None:
    """All of ours, all of theirs, and how many times as fast ours are."""
    theirs = {label: measure_apart(label, name, seconds) for label, (_, name) in THEIRS.items()}
    missing = [label for label, rate in theirs.items() if rate is None]
    found = {label: rate for label, rate in theirs.items() if rate is not None}
    table = Table("engine", "decisions/s", *(f"× {label}" for label in found))
    for label, rate in found.items():
        table.add_row(label, f"{rate:,.0f}")
    for name in names or games():
        for label in OURS:
            ours = measure_apart(label, name, seconds)
            assert ours is not None
            table.add_row(f"{name}: {label}", f"{ours:,.0f}", *(f"{ours / rate:,.1f}" for rate in found.values()))
    console.print(table)
    if missing:
        console.print(f"Not installed, so not measured: {', '.join(missing)} (pip install 'internum\\[peers]').")
