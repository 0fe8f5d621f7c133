"""The action space of both games. Notation: the verb, then what it concerns, by the names of the board.

`build latium wine` puts a caravan on the wine icon of Latium, `build latium roma` its city, `build latium market`
a market. `legion latium` costs the full price, `legion latium token` a single token, `legion latium free` nothing.
Legendary goods are written with a star: `pay wine*`.
"""

from internum.core.actions import Family, Labels, Space
from internum.core.codec import Codec

from .board import GOODS, POSTS, PROVINCES, SEAS, SIDES, SLOTS, TOKENS
from .tiles import TILE_COUNT

NUMBERS = 128
PRICES = 3  # full, one token, free
ICONS = 2  # of a province, for caravans
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
    Family("circe", _icon, province=PROVINCES, icon=ICONS),
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
    Family("control", _at_price("control", "province"), province=PROVINCES, price=PRICES),
    Family("build", _on_slot("build"), province=PROVINCES, slot=SLOTS),
    Family("legion", _at_price("legion", "province"), province=PROVINCES, price=PRICES),
    Family("fortress", _at_price("fortress", "province"), province=PROVINCES, price=PRICES),
    Family("trireme", _at_price("trireme", "sea"), sea=SEAS, price=PRICES),
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

A_DONE = SPACE.id("done")
A_NO = SPACE.id("no")
A_YES = SPACE.id("yes")
A_END = SPACE.size  # one past the last id

# for the rules: `a_march(p, q)` is the id of an action, `is_buy(a)` asks whether an id is one, `tile_of_buy(a)`: which
CODEC = Codec(SPACE)
a_empire = CODEC.writer("empire")
a_lot = CODEC.writer("lot")
a_circe = CODEC.writer("circe")
a_gain = CODEC.writer("gain")
a_take = CODEC.writer("take")
a_draw = CODEC.writer("draw")
a_number = CODEC.writer("number")
a_offer = CODEC.writer("offer")
a_start = CODEC.writer("start")
a_claim = CODEC.writer("claim")
a_give = CODEC.writer("give")
a_next = CODEC.writer("next")
a_control = CODEC.writer("control")
a_build = CODEC.writer("build")
a_legion = CODEC.writer("legion")
a_fortress = CODEC.writer("fortress")
a_trireme = CODEC.writer("trireme")
a_launch = CODEC.writer("launch")
a_buy = CODEC.writer("buy")
a_pay = CODEC.writer("pay")
a_swap = CODEC.writer("swap")
a_copy = CODEC.writer("copy")
a_keep = CODEC.writer("keep")
a_declare = CODEC.writer("declare")
a_turn = CODEC.writer("turn")
a_peace = CODEC.writer("peace")
a_sail = CODEC.writer("sail")
a_cast_off = CODEC.writer("cast-off")
a_engage = CODEC.writer("engage")
a_march = CODEC.writer("march")
a_vacate = CODEC.writer("vacate")
a_helen = CODEC.writer("helen")
a_attack = CODEC.writer("attack")
a_roll = CODEC.writer("roll")
a_lose = CODEC.writer("lose")
a_lose_post = CODEC.writer("lose-post")
a_pillage = CODEC.writer("pillage")
a_occupy = CODEC.writer("occupy")
a_convert = CODEC.writer("convert")
a_sacrifice = CODEC.writer("sacrifice")
a_hold = CODEC.writer("hold")
a_leave = CODEC.writer("leave")
a_award = CODEC.writer("award")
is_buy = CODEC.test("buy")
tile_of_buy = CODEC.reader("buy", "tile")
pips_of_roll = CODEC.reader("roll", "pips")

GAIN_COIN, GAIN_LEGENDARY = range(2)
LOSE_LEGION, LOSE_FORTRESS = range(2)
