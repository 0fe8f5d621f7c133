"""The action space of both games. Notation: the verb, then what it concerns, by the names of the board.

`build latium wine` puts a caravan on the wine icon of Latium, `build latium roma` its city, `build latium market`
a market. `legion latium` costs the full price, `legion latium token` a single token, `legion latium free` nothing.
Legendary goods are written with a star: `pay wine*`.
"""

from internum.core.actions import Family, Labels, Space

from .board import GOODS, POSTS, PROVINCES, SEAS, SIDES, SLOTS, TOKENS
from .tiles import TILE_COUNT

NUMBERS = 128
PIPS = 13  # a die may show 0 to 12


def _on_slot(verb: str):  # type: ignore[no-untyped-def]
    def spell(labels: Labels, args: tuple[int, ...]) -> str | None:
        province, slot = args
        if province >= len(labels["province"]):
            return None
        name = labels["province"][province]
        names = labels[f"slots of {name}"]
        what = "marker" if slot == SLOTS else names[slot]
        return f"{verb} {name} {what}" if what else None

    return spell


def _at_price(verb: str, area: str):  # type: ignore[no-untyped-def]
    def spell(labels: Labels, args: tuple[int, ...]) -> str | None:
        place, price = args
        if place >= len(labels[area]):
            return None
        return f"{verb} {labels[area][place]}" + ("" if price == 0 else f" {labels['price'][price]}")

    return spell


def _between(verb: str, first: str, second: str):  # type: ignore[no-untyped-def]
    def spell(labels: Labels, args: tuple[int, ...]) -> str | None:
        a, b = args
        if a >= len(labels[first]) or b >= len(labels[second]) or (first == second and a == b):
            return None
        return f"{verb} {labels[first][a]}>{labels[second][b]}"

    return spell


def _icon(labels: Labels, args: tuple[int, ...]) -> str | None:
    province, icon = args
    return _on_slot("circe")(labels, (province, 2 + icon))  # type: ignore[no-any-return]


SPACE = Space(
    Family("done"),  # ends a sequence
    Family("no"),  # declines what is offered
    Family("yes"),
    # set-up
    Family("empire", empire=SIDES),  # dealt by chance, or taken
    Family("lot", empire=SIDES),  # chance
    # collect
    Family("circe", _icon, province=PROVINCES, icon=2),
    Family("gain", gain=2),  # coin, legendary
    Family("take", token=TOKENS),
    Family("draw", good=GOODS),  # chance
    # trade
    Family("number", number=NUMBERS),
    Family("offer", token=TOKENS),
    Family("start", empire=SIDES),
    Family("claim", empire=SIDES, token=TOKENS),
    Family("give", token=TOKENS),
    # build
    Family("next", empire=SIDES),  # names who builds, who moves
    Family("control", _at_price("control", "province"), province=PROVINCES, price=3),
    Family("build", _on_slot("build"), province=PROVINCES, slot=SLOTS),
    Family("legion", _at_price("legion", "province"), province=PROVINCES, price=3),
    Family("fortress", _at_price("fortress", "province"), province=PROVINCES, price=3),
    Family("trireme", _at_price("trireme", "sea"), sea=SEAS, price=3),
    Family("launch", province=PROVINCES),  # 2003: a trireme in port
    Family("buy", tile=TILE_COUNT),
    Family("pay", token=TOKENS),
    Family("swap", token=TOKENS),
    Family("copy", tile=TILE_COUNT),
    Family("keep", token=TOKENS),
    Family("declare", tile=TILE_COUNT),
    Family("turn", tile=TILE_COUNT),  # chance
    # military
    Family("peace", empire=SIDES),
    Family("sail", _between("sail", "sea", "sea"), origin_sea=SEAS, sea=SEAS),
    Family("cast-off", _between("cast-off", "province", "sea"), province=PROVINCES, sea=SEAS),  # 2003
    Family("engage", sea=SEAS, empire=SIDES),
    Family("march", _between("march", "province", "province"), origin=PROVINCES, province=PROVINCES),
    Family("vacate", post=POSTS),
    Family("helen", province=PROVINCES),
    Family("attack", province=PROVINCES, empire=SIDES),
    Family("roll", pips=PIPS),  # chance
    Family("lose", loss=2),  # legion, fortress
    Family("lose-post", post=POSTS),
    Family("pillage", _on_slot("pillage"), province=PROVINCES, slot=SLOTS),
    Family("occupy", _on_slot("occupy"), province=PROVINCES, post=POSTS),
    Family("convert", province=PROVINCES),
    Family("sacrifice", province=PROVINCES),
    Family("hold", province=PROVINCES),  # keeps the Posts as they are
    Family("leave", province=PROVINCES),  # gives them up, or does nothing
    # leadership
    Family("award", empire=SIDES),
)

(
    A_DONE,
    A_NO,
    A_YES,
    A_EMPIRE,
    A_LOT,
    A_CIRCE,
    A_GAIN,
    A_TAKE,
    A_DRAW,
    A_NUMBER,
    A_OFFER,
    A_START,
    A_CLAIM,
    A_GIVE,
    A_NEXT,
    A_CONTROL,
    A_BUILD,
    A_LEGION,
    A_FORTRESS,
    A_TRIREME,
    A_LAUNCH,
    A_BUY,
    A_PAY,
    A_SWAP,
    A_COPY,
    A_KEEP,
    A_DECLARE,
    A_TURN,
    A_PEACE,
    A_SAIL,
    A_CAST_OFF,
    A_ENGAGE,
    A_MARCH,
    A_VACATE,
    A_HELEN,
    A_ATTACK,
    A_ROLL,
    A_LOSE,
    A_LOSE_POST,
    A_PILLAGE,
    A_OCCUPY,
    A_CONVERT,
    A_SACRIFICE,
    A_HOLD,
    A_LEAVE,
    A_AWARD,
) = (f.base for f in SPACE.families)
A_END = SPACE.size

GAIN_COIN, GAIN_LEGENDARY = range(2)
LOSE_LEGION, LOSE_FORTRESS = range(2)
