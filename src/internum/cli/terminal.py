"""`internum terminal GAME`: play at one terminal, alone against agents or several at one screen."""

from __future__ import annotations

import os
import random
import sys
from collections.abc import Iterable
from datetime import datetime
from pathlib import Path
from typing import Annotated

import typer
from platformdirs import user_data_path
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from internum import IllegalAction, Match, NotationError, Refusal, UndoError, game, games, load, new
from internum.agents import Agent, Seat, make_agent
from internum.core import engine
from internum.core.events import Params
from internum.core.speech import LANGUAGES, Words
from internum.server.compiled import is_ready

from . import options
from .chart import PLACE, chart, find, neighbours
from .summary import explained, summary

OWN_WORDS = "../cli"  # beside the folders of the games
COMMANDS = ("help", "?", "board", "map", "near", "log", "about", "rule", "save", "why", "undo")
FRENCH = {
    "aide": "help",
    "plateau": "board",
    "carte": "map",
    "voisins": "near",
    "journal": "log",
    "chronique": "log",
    "expliquer": "about",
    "règle": "rule",
    "regle": "rule",
    "enregistrer": "save",
    "pourquoi": "why",
    "reprendre": "undo",
    "quitter": "quit",
}  # fmt: skip


def saved_games() -> Path:
    """Where games that were left unfinished are kept."""
    return user_data_path("internum") / "terminal"


def terminal(
    name: Annotated[str | None, typer.Argument(help="The game: antike (by default), classic or empires.")] = None,
    players: Annotated[int | None, typer.Option(help="Number of players.")] = None,
    people: Annotated[int, typer.Option(help="How many of them are people at this terminal (the first seats).")] = 1,
    agents: Annotated[str, typer.Option(help="Who plays the other seats; several names with commas.")] = "random",
    seed: Annotated[int | None, typer.Option(help="Seed of the dice, for a repeatable game.")] = None,
    lang: Annotated[str, typer.Option(help="Language: en or fr.")] = "en",
    resume: Annotated[Path | None, typer.Option("--load", help="A position or record to play on from.")] = None,
    option: options.OPTIONS = None,
) -> None:
    """Play a game in the terminal."""
    if lang not in LANGUAGES:
        raise ValueError(f"there is no language '{lang}'; there are: {', '.join(LANGUAGES)}")
    begin_at_once([name or "antike"] if not resume else games())
    if resume:
        match = load(resume, seed=seed)
        if name and game(name).id != match.game.id:
            raise ValueError(f"{resume} is a game of {match.game.title}, not of {game(name).title}")
    else:
        wished = name or "antike"
        match = new(wished, players or max(3, game(wished).players[0]), seed, **options.read(option))
    if not 0 <= people <= match.players:
        raise ValueError(f"--people {people}: there are {match.players} seats")
    chosen = [a.strip() for a in agents.split(",")]
    bots: dict[int, Agent] = {}
    for i, seat in enumerate(range(people, match.players)):
        bots[seat] = make_agent(chosen[i % len(chosen)])
        bots[seat].begin(match.game, seat, seat)
    Table(match, bots, lang).run()


def begin_at_once(names: Iterable[str]) -> None:
    """Start over on the plain engine where rules would have to be compiled first: nobody waits minutes to play."""
    chosen = not engine.COMPILED or "INTERNUM_ENGINE" in os.environ
    if not chosen and sys.argv[1:2] == ["terminal"] and not all(map(is_ready, names)):
        command = [sys.executable, "-m", "internum", *sys.argv[1:]]
        os.execve(sys.executable, command, {**os.environ, "INTERNUM_ENGINE": "python"})


class Table:
    """The people at this terminal, the agents, and what has been read so far."""

    def __init__(self, match: Match, bots: dict[int, Agent], lang: str) -> None:
        self.match, self.bots = match, bots
        self.words = Words(lang, (*match.game.word_folders(), OWN_WORDS), match.words(lang).names)
        self.lang = lang
        self.console = Console(highlight=False)
        self.read = 0
        self.last_seat: int | None = None
        self.people = [s for s in range(match.players) if s not in bots]

    def run(self) -> None:
        self.console.print(f"[bold]{self.words.text('title')}[/bold] · {self.match.game.credits}")
        self.say("help")
        self.console.print()
        while pending := self.match.pending:
            seat = next((s for s in pending if s in self.bots), pending[0])
            if seat in self.bots:
                self.match.play(self.bot_answer(seat), seat)
            elif not self.ask(seat):
                return self.leave()
        self.tell(self.people[0] if self.people else None)
        self.finish()

    def bot_answer(self, seat: int) -> str:
        """What a bot plays; one that fails does not take the game with it."""
        legal = self.match.legal(seat)
        try:
            answer = self.bots[seat].act(Seat(self.match, seat))
            why = f"'{answer}'"
        except Exception as e:
            answer, why = "", f"{type(e).__name__}: {e}"
        if answer in legal:
            return answer
        self.say("bot-failed", {"who": self.match.names[seat], "why": why}, style="red")
        return random.choice(legal)

    def leave(self) -> None:
        """An unfinished game in which somebody here has chosen something is kept, and can be played on."""
        if any(entry.seat in self.people and not entry.forced for entry in self.match.log):
            file = saved_games() / f"{self.match.game.id}-{datetime.now():%Y%m%d-%H%M%S}.inm"
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(self.match.record(), encoding="utf-8")
            self.say("kept", {"file": str(file), "command": f"internum terminal --load {file}"})

    def say(self, key: str, params: Params | None = None, style: str | None = None) -> None:
        """One of the terminal's own sentences."""
        self.console.print(self.words.text(f"terminal-{key}", params), style=style, markup=False)

    def tell(self, seat: int | None) -> None:
        for line in self.match.story(seat, self.lang, self.read):
            self.console.print(f"  {line}", markup=False)
        self.read = len(self.match.log)

    def ask(self, seat: int) -> bool:
        """One choice of a person; False when they leave."""
        if len(self.people) > 1 and seat != self.last_seat:
            self.hand_over(seat)
        self.tell(seat)
        decision = self.match.decision_of(seat)
        if seat != self.last_seat:
            self.show(seat)
        self.last_seat = seat
        self.console.print(f"\n[bold]{self.words.say(decision.prompt) if decision.prompt else ''}[/bold]")
        actions = list(decision.actions.values())
        choices = Grid(box=None, show_header=False, padding=(0, 2, 0, 0))
        choices.add_column(justify="right", min_width=4)
        choices.add_column()
        choices.add_column(style="dim")
        for i, a in enumerate(actions, 1):
            choices.add_row(str(i), Text(decision.label(a, self.words)), Text(a.text))
        self.console.print(choices)
        while True:
            try:
                line = self.console.input("> ").strip()
            except (EOFError, KeyboardInterrupt):
                return False
            if self.verb_of(line) == "quit":
                return False
            if line and self.answer(line, seat, [a.text for a in actions]):
                return True

    def answer(self, line: str, seat: int, actions: list[str]) -> bool:
        """Carry out one line; True when the match has moved."""
        verb, rest = self.verb_of(line), line.partition(" ")[2]
        try:
            if line.isdigit():
                if not 1 <= int(line) <= len(actions):
                    self.say("number", {"count": len(actions)})
                    return False
                line = actions[int(line) - 1]
            elif verb in COMMANDS:
                return self.command(verb, rest, seat)
            self.match.play(line, seat)
            return True
        except NotationError as e:
            key = "unknown-near" if e.near else "unknown"
            self.say(key, {"text": e.text, "near": ", ".join(e.near)}, style="red")
        except IllegalAction as e:
            self.refuse(e.reason.refusal(self.words), style="red")
        except UndoError:
            self.say("nothing-to-undo", style="red")
        except (ValueError, OSError) as e:
            self.console.print(str(e), style="red", markup=False)
        return False

    def verb_of(self, line: str) -> str:
        """The command a line begins with, whichever language it is said in."""
        word = line.partition(" ")[0].casefold()
        return FRENCH.get(word, word) if self.lang == "fr" else word

    def command(self, verb: str, rest: str, seat: int) -> bool:
        if verb == "undo":
            self.say("undone", {"actions": "; ".join(self.match.undo(seat))})
            self.read = min(self.read, len(self.match.log))
            return True
        if verb in ("help", "?"):
            self.say("help")
        elif verb == "board":
            self.show(seat)
        elif verb == "log":
            for text in self.match.story(seat, self.lang):
                self.console.print(f"  {text}", markup=False)
        elif verb == "map":
            view = self.match.view(seat)
            self.console.print(chart(view, self.words, self.console.width), markup=False, no_wrap=True, crop=True)
        elif verb == "near":
            self.tell_neighbours(seat, rest)
        elif verb == "about":
            self.explain(seat, rest)
        elif verb == "save":
            self.save(rest)
        elif verb in ("rule", "why") and not rest:
            self.say("which-rule" if verb == "rule" else "which-action")
        elif verb == "rule":
            found = self.match.game.rulebook.rules.get(rest.upper())
            if found:
                self.console.print(f"{found.id}  {found.plain}", markup=False)
            else:
                self.say("no-rule", {"rule": rest})
        else:
            refusal = self.match.why_not(rest, seat, self.lang)
            if refusal:
                self.refuse(refusal)
            else:
                self.say("allowed")
        return False

    def refuse(self, refusal: Refusal, style: str | None = None) -> None:
        why = " ".join(filter(None, (refusal.text, refusal.remedy)))
        self.say("refused", {"why": why, "rule": refusal.rule}, style=style)

    def explain(self, seat: int, wish: str) -> None:
        found = explained(self.match.game, self.match.view(seat), self.words, wish)
        if found:
            self.console.print(found)
        else:
            self.say("nothing-about", {"text": wish})

    def tell_neighbours(self, seat: int, wish: str) -> None:
        view = self.match.view(seat)
        place = find(view, self.words, wish)
        if place is None:
            return self.say("no-place", {"place": wish})
        for way, beside in neighbours(view["board"], place).items():
            if beside:
                names = self.words.join([self.words.name(PLACE, p) for p in beside])
                self.say(f"near-{way}", {"place": self.words.name(PLACE, place), "near": names})

    def save(self, file: str) -> None:
        if not file:
            return self.say("which-file")
        Path(file).write_text(self.match.record(), encoding="utf-8")
        self.say("written", {"file": file})

    def show(self, seat: int) -> None:
        for part in summary(self.match.game, self.match.view(seat), self.words):
            self.console.print()
            self.console.print(part)

    def hand_over(self, seat: int) -> None:
        self.console.clear()
        self.console.input(self.words.text("terminal-hand-over", {"who": self.match.names[seat]}), markup=False)

    def finish(self) -> None:
        s = self.match.twin
        won = [self.words.say(self.match.game.seat_name(s, w)) for w in self.match.winners]
        key = "over-none" if not won else "over-winner" if len(won) == 1 else "over-winners"
        self.console.print(f"\n[bold]{self.words.text(key, {'who': self.words.join(won)})}[/bold]")
        for row in self.match.standings:
            name = self.words.say(self.match.game.seat_name(s, row["seat"]))
            self.say("standing", {"who": name, "score": row["score"]})
