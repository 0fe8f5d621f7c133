"""The state: one field per line with its meaning."""

from internum.core.state import NONE, Axis, Field, Layout

from .board import ISLETS, SIDES

ISLET = Axis("islet", ISLETS)

LAYOUT = Layout(
    (
        Field("players", "number of players", low=2, high=len(SIDES), default=2),
        Field("owner", "who has settled an islet", (ISLET,), values="side", low=NONE, default=NONE),
        Field("tower", "1 if a tower stands there", (ISLET,), high=1),
        Field("active", "whose turn it is", values="side"),
        Field("round", "a round is one turn of every player", high=100, default=1),
        Field("opt_max_rounds", "option: rounds of a game", low=1, high=99, default=4),
    )
)
