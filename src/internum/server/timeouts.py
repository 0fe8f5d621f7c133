"""What happens when somebody's time is up: a bot plays on for them, or the seat is resigned, as was agreed."""

from __future__ import annotations

from . import clocks
from .create import chair_for
from .requests import SeatWish
from .seating import notice_of, stand_in
from .stored import SeatChange
from .table import Table
from .tables import Tables


def run_out(tables: Tables, table: Table) -> list[int]:
    """Deal with every seat whose time is up; which they were."""
    rules, times = table.clock, table.times
    if rules is None or times is None:
        return []
    found = clocks.out_of_time(times, tables.hour())
    for seat in found:
        if rules.on_timeout == "bot":
            stand_in(tables, table, seat, rules.level, rules.language, "notice-time-bot")
        else:
            bot = chair_for(seat, SeatWish(kind="bot", level=rules.level), rules.language)
            told = notice_of(bot, "notice-time-resign", table.chairs[seat].name)
            tables.seat(table, bot, SeatChange(revokes=True, notice=told))
    return found
