"""A match: a game being played. State, decision, log, undo, and the words for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Literal

from .actions import Notation, NotationError
from .automatic import Automatic
from .chance import Dice
from .decision import Decision, Details
from .events import Event
from .game import CHANCE, Game
from .log import Entry, Happened
from .options import Value
from .preview import Preview, preview
from .refusal import GroupError, IllegalAction, Reason, Refusal, UndoError
from .situation import Situation
from .speech import Words
from .state import Twin


class Match:
    """`internum.new(...)` and `internum.load(...)` make matches; see `docs/api.md`."""

    def __init__(
        self,
        game: Game,
        players: int,
        options: Mapping[str, Value],
        states: Any,
        seed: int | str | None = None,
        chance: Literal["auto", "manual"] = "auto",
        forced: bool = True,
        start: dict[str, Any] | None = None,
        secret_forced: bool = False,  # play forced choices also where they are secret, as records of version 0.1 did
    ) -> None:
        self.game, self.players, self.options = game, players, dict(options)
        self.states = states  # replaced by every action, never changed in place
        self._situation: Situation | None = None
        self.dice = Dice(seed)
        self.commitment: str | None = self.dice.commitment  # None once the dice of two seeds are mixed
        self._automatic = Automatic(chance, forced, secret_forced)
        self._secrets_left_out = -1  # length of a log that was read from a record that does so
        self._asked_forced = False  # was anything played while forced choices were asked for?
        self.start = start  # the position the match began from, if not the set-up of the rules
        self.log: list[Entry] = []
        self.names = [f"Player {i + 1}" for i in range(players)]
        self.orders: dict[int, str] = {}  # standing answers by seat, e.g. "never"
        self.notes: dict[int, list[str]] = {}  # comments and variations of a record, by log number
        self.notation: Notation = game.notation(options)
        self._first = game.layout.dump(states)
        self.settle()

    # --- reading --------------------------------------------------------------------------

    @property
    def state(self) -> Any:
        """The raw record (a NumPy array of length one), whatever engine runs."""
        return self.game.layout.record(self.states)

    @property
    def twin(self) -> Twin:
        """The state as plain ints, for reading."""
        return self.situation.twin

    @property
    def situation(self) -> Situation:
        """The state now and what the rules say about it. Every action makes a state of its own."""
        if self._situation is None or self._situation.states is not self.states:
            self._situation = Situation(self.game, self.states)
        return self._situation

    @property
    def pending(self) -> tuple[int, ...]:
        """The seats that must act now; empty when the game is over."""
        return self.situation.pending

    @property
    def over(self) -> bool:
        return not self.pending

    @property
    def winners(self) -> list[int]:
        return self.game.winners(self.twin) if self.over else []

    @property
    def standings(self) -> list[dict[str, Any]]:
        return self.game.standings(self.twin)

    @property
    def seats(self) -> list[dict[str, Any]]:
        """Per seat: its number, who sits there, what it plays."""
        s = self.twin
        return [
            {"seat": i, "name": name, "plays": self.words().say(self.game.seat_name(s, i))}
            for i, name in enumerate(self.names)
        ]

    @property
    def asks_forced(self) -> bool:
        """May the log hold choices of a player that were the only ones possible? A record then writes them all."""
        if self._asked_forced or not self._automatic.forced:
            return True
        return not self.leaves_secrets_out and any(e.forced and e.secret for e in self.log)

    @property
    def leaves_secrets_out(self) -> bool:
        """Was it read from a record that leaves out forced choices also where they are secret, and not played on?"""
        return self._secrets_left_out == len(self.log)

    @property
    def outcomes(self) -> int:
        """How often chance has decided."""
        return self.log[-1].outcomes if self.log else 0

    @property
    def round(self) -> int:
        return self.game.round(self.twin)

    @property
    def decision(self) -> Decision:
        """The decision to be made; of several seats at once, as the first of them sees it."""
        return self.decision_of(self.pending[0] if self.pending else None)

    def decision_of(self, seat: int | None) -> Decision:
        """The decision as `seat` sees it: its own actions, or just who must act."""
        now = self.situation
        if seat is None or seat not in now.pending:
            return Decision(now.pending, seat, None, {})
        actions = self.notation.actions(now.legal(seat))
        details = Details(actions.values(), partial(self.game.details, now.twin, seat))
        return Decision(now.pending, seat, self.game.prompt(now.twin, seat), actions, details)

    def legal(self, seat: int | None = None) -> list[str]:
        """The legal actions in notation, of the seat that must act (or of one of several)."""
        pending = self.pending
        seat = seat if seat is not None else pending[0] if pending else None
        return [self.notation.text(a) for a in self.situation.legal(seat)] if seat in pending else []

    def view(self, seat: int | None) -> dict[str, Any]:
        """What `seat` may know of the match (None: a spectator); JSON-able."""
        now = self.situation
        return {
            "game": self.game.id,
            "players": self.players,
            "options": dict(self.options),
            "seat": seat,
            "pending": list(now.pending),
            "winners": [] if now.pending else self.winners,
            **self.game.view(now.twin, seat),
        }

    def words(self, language: str = "en") -> Words:
        return Words.of(self.game, language, self.game.place_names(self.options))

    def story(self, seat: int | None, language: str = "en", since: int = 0) -> list[str]:
        """The log in words from entry `since` on, as `seat` may read it."""
        words = self.words(language)
        seen = (e.seen_by(seat) for entry in self.log[since:] for e in entry.events)
        return [words.say(e) for e in seen if e]

    # --- playing --------------------------------------------------------------------------

    def why_not(self, text: str, seat: int | None = None, language: str = "en") -> Refusal | None:
        """None if the action is legal now, else the rule against it and what it says."""
        seat = self._seat(seat)
        a = self.notation.id(text, self.situation.legal(seat))
        code = self.game.kernel.why_not(self.states, seat, a)
        return self._reason(code, seat, a).refusal(self.words(language)) if code else None

    def preview(self, text: str, seat: int | None = None, language: str = "en") -> Preview:
        """What the action would do now, in words and numbers `seat` may know; nothing happens."""
        return preview(self, text, self._seat(seat), language)

    def play(self, text: str, seat: int | None = None) -> Sequence[Event]:
        """Play one action, or several separated by `;` (all or none). Returns what they caused.

        Actions the engine plays itself because nothing else is possible may be written or left out. A group ends with
        the first thing that chance decides or that shows something hidden: what stands behind it is refused
        (`GroupError`) before anything is rolled or shown.
        """
        mark = len(self.log)
        self._play_group(text, seat)
        self.settle()
        return Happened(self.log[mark:])

    def is_final(self, text: str, seat: int | None = None) -> bool:
        """Would playing this roll a die, show something hidden or end the game, so that no undo takes it back?

        Raises what `play` would raise. No die is rolled to find out.
        """
        trial = self.copy()
        mark = len(trial.log)
        trial._play_group(text, seat)
        return trial.over or trial._automatic.awaits_chance(trial) or any(e.reveals for e in trial.log[mark:])

    def play_id(self, seat: int, action: int) -> Sequence[Event]:
        """Play an action given as an integer of `game.space`."""
        if not 0 <= action < self.game.space.size:
            raise NotationError(str(action), reason=f"{action} is no action of this game")
        code = self.game.kernel.why_not(self.states, seat, action)
        if code:
            name = self.notation.text(action) if self.notation.means_something(action) else str(action)
            raise IllegalAction(name, self._reason(code, seat, action), self.words())
        mark = len(self.log)
        self._asked_forced |= not self._automatic.forced
        self._act(seat, action)
        self.settle()
        return Happened(self.log[mark:])

    def replay(self, seat: int, action: int, forced: bool = False, ordered: bool = False) -> None:
        """Play an entry of a log again, as it stands there; nothing else moves by itself."""
        code = self.game.kernel.why_not(self.states, seat, action)
        if code:
            raise IllegalAction(self.notation.text(action), self._reason(code, seat, action), self.words())
        self._act(seat, action, forced, ordered)

    def let_run(self, chance: Literal["auto", "manual"] = "auto", forced: bool = True) -> None:
        """From now on chance and forced choices play themselves, or wait, the next time something is played."""
        if self._automatic.secret:
            self._secrets_left_out = len(self.log)
        self._automatic = Automatic(chance, forced)

    def new_dice(self, seed: int | str | None = None) -> None:
        """Other dice from now on. Nothing is claimed about outcomes that came from those before."""
        self.dice = Dice(seed)
        if self.commitment != self.dice.commitment:
            mixed = any(entry.seat == CHANCE for entry in self.log)
            self.commitment = None if mixed else self.dice.commitment

    def settle(self) -> None:
        """Let chance, forced choices and standing orders run until somebody has something to decide.

        Playing does this by itself; it is for a match that was told to run (`let_run`) or has new `orders`.
        """
        while self._move_chance() or self._move_itself():
            pass

    def undo(self, seat: int | None = None) -> list[str]:
        """Take back one's last choice and what followed of itself; returns the texts taken back.

        Never after the end, nor across another player's choice, a die or anything that showed something hidden.
        """
        if self.over:
            raise UndoError("over")
        for entry in reversed(self.log):
            if entry.seat == CHANCE:
                raise UndoError("chance")
            if entry.reveals:
                raise UndoError("hidden")
            if not entry.forced and not entry.ordered:
                if seat is not None and entry.seat != seat:
                    raise UndoError("other")
                taken = [e.text for e in self.log[entry.number :]]
                self._back_to(entry.number)
                return taken
        raise UndoError("nothing")

    def position(self) -> dict[str, Any]:
        """The whole situation as a JSON document (it holds every secret: see `view` for one seat's)."""
        from .position import position

        return position(self)

    def record(self) -> str:
        """The match as a text file (`.inm`) that can be read, checked and played on from."""
        from .record import write

        return write(self)

    def at(self, number: int) -> Match:
        """A copy of the match as it stood before log entry `number` (the end if it is the log's length)."""
        states = self.log[number].start if number < len(self.log) else self.states
        other = object.__new__(Match)
        other.__dict__.update(self.__dict__)
        other.states = self.game.layout.copy(states)
        other.log = self.log[:number]
        other.names, other.orders = list(self.names), dict(self.orders)
        return other

    def copy(self) -> Match:
        return self.at(len(self.log))

    def __getstate__(self) -> dict[str, Any]:
        """For another process: plain values; game and notation are found again by the game's id."""
        kept = {**self.__dict__, "game": self.game.id, "states": self.game.layout.dump(self.states), "_situation": None}
        kept["log"] = [(e.seat, e.action, e.before, e.forced, e.ordered) for e in self.log]
        del kept["notation"]
        return kept

    def __setstate__(self, kept: dict[str, Any]) -> None:
        from internum.games import game

        self.__dict__.update(kept)
        self.game = game(kept["game"])
        self.notation = self.game.notation(self.options)
        self.log, played = [], kept["log"]
        states = [self.game.layout.restore(data) for data in (*(entry[2] for entry in played), kept["states"])]
        for (seat, action, _, forced, ordered), start, end in zip(played, states[:-1], states[1:], strict=True):
            self._write(seat, action, start, end, forced, ordered)
        self.states = states[-1]

    def held(self) -> Match:
        """A copy in which chance and standing orders wait: what its seats are about to decide, and no more."""
        other = self.copy()
        other._automatic, other.orders = replace(self._automatic, chance="manual", forced=True), {}
        return other

    # --- inside ---------------------------------------------------------------------------

    def _seat(self, seat: int | None) -> int:
        if seat is not None:
            return seat
        pending = self.pending
        return pending[0] if pending else 0

    def _reason(self, code: int, seat: int, a: int) -> Reason:
        """The one place that makes refusals: a game may say in numbers what the rule says in general."""
        rule = self.game.rulebook.rule(code)
        if not self.notation.means_something(a) or not 0 <= seat < self.players:
            return Reason(rule, None)
        return Reason(rule, self.game.reason(self.twin, seat, self.notation.action(a), rule.id))

    def _play_group(self, text: str, seat: int | None) -> None:
        """Play the parts of a group, all or none, up to where chance would have to decide."""
        parts = [p for p in (part.strip() for part in text.split(";")) if p]
        if not parts:
            raise NotationError(text, reason="no action was given")
        mark = done = len(self.log)
        try:
            for part in parts:
                done = self._play_part(part, seat, mark, done)
        except ValueError:
            self._back_to(mark)
            raise

    def _play_part(self, text: str, seat: int | None, mark: int, done: int) -> int:
        """Play one action of a group; `done` is the log length up to which texts have been matched."""
        shown = next((e.number for e in self.log[mark:] if e.shows), None)
        said = " ".join(text.lower().split())
        for entry in self.log[done : None if shown is None else shown + 1]:
            if entry.forced and entry.text.lower() == said:
                return entry.number + 1
        if shown is not None:
            raise GroupError(text, "hidden")
        if self._automatic.awaits_chance(self):
            raise GroupError(text, "chance")
        return self._play_one(text, seat)

    def _play_one(self, text: str, seat: int | None) -> int:
        """Play one action and what follows of itself without chance; answers the log's length before that."""
        who = self._seat(seat)
        legal = self.situation.legal(who)
        a = self.notation.id(text, legal)
        if a not in legal:
            code = self.game.kernel.why_not(self.states, who, a)
            raise IllegalAction(self.notation.text(a), self._reason(code, who, a), self.words())
        self._asked_forced |= not self._automatic.forced
        self._act(who, a)
        mark = len(self.log)
        while self._move_itself():
            pass
        return mark

    def _act(self, seat: int, a: int, forced: bool = False, ordered: bool = False) -> None:
        start = self.states
        self.states = self.game.layout.copy(start)
        self.game.kernel.apply(self.states, seat, a)
        self._write(seat, a, start, self.states, forced, ordered)

    def _write(self, seat: int, a: int, start: Any, end: Any, forced: bool, ordered: bool) -> None:
        outcomes = self.outcomes + (seat == CHANCE)
        text = self.notation.text(a)
        self.log.append(Entry(self.game, len(self.log), seat, a, text, start, end, forced, ordered, outcomes))

    def _move_chance(self) -> bool:
        if not self._automatic.awaits_chance(self):
            return False
        if self.commitment != self.dice.commitment:
            self.commitment = None
        self._act(CHANCE, self._automatic.outcome(self))
        return True

    def _move_itself(self) -> bool:
        """One choice that nobody is asked for."""
        found = self._automatic.choice(self)
        if found:
            self._act(found.seat, found.action, found.forced, found.ordered)
        return found is not None

    def _back_to(self, number: int) -> None:
        if number < len(self.log):
            self.states = self.log[number].start
            del self.log[number:]
