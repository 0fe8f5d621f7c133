"""Pictures of the board: what stands in a view is drawn, what a seat may not know is not."""

from __future__ import annotations

import random
import re
import sys
import xml.etree.ElementTree as ET
from itertools import pairwise
from pathlib import Path

import pytest
from PIL import Image

import internum
from internum.cli import main
from internum.study.picture import board_picture, png, rgb
from internum.study.picture.animation import moments, thinned
from internum.study.picture.looks import colours, symbols

GAMES = Path(__file__).parents[1] / "games"
POSITIONS = ["antike-4-arming.json", "classic-5-claim.json", "empires-5-land-battle.json"]


@pytest.mark.parametrize("position", POSITIONS)
def test_a_picture_is_well_formed_and_names_every_side(position):
    match = internum.load(GAMES / position)
    svg = board_picture(match)
    ET.fromstring(svg)
    assert "var(--" not in svg  # every colour is filled in
    words = match.words()
    for side in match.view(None)["sides"]:
        if side["seat"] is not None:
            kind = "nation" if match.game.id == "antike" else "empire"
            assert f">{words.name(kind, side['id'])}<" in svg


def test_owned_provinces_are_tinted_and_stacks_have_their_number():
    match = internum.load(
        {
            "game": "antike",
            "players": 3,
            "state": {"city": {"athens": "greece"}, "legions": {"greece": {"athens": 4}}},
        }
    )
    svg = board_picture(match, caption=False)
    tinted = svg.count(f'fill="{colours()["tint-greece"]}"')
    assert tinted == 2  # its land, and more lightly its water
    assert re.findall(r'font-weight="700" fill="#fff6e6">(\d+)<', svg) == ["4"]


def test_hidden_goods_do_not_change_a_picture():
    match = internum.load(GAMES / "empires-5-offer.json")
    other = match.copy()
    match.game.redeal(other.states, 0, 0, random.Random(5))
    assert other.position() != match.position()
    assert board_picture(other) == board_picture(match)


def test_the_caption_speaks_french():
    svg = board_picture(internum.load(GAMES / "empires-5-offer.json"), language="fr")
    assert "· tour " in svg and ">Babylone<" in svg


def test_every_unit_of_every_side_has_its_sign():
    for side in ("rome", "carthage", "greece", "egypt", "babylon", "persia", "phoenicia", "arabia", "germany"):
        assert {f"shield-{side}", f"legion-{side}", f"trireme-{side}"} <= set(symbols())
        assert f"tint-{side}" in colours()


def test_pixels_have_the_width_that_was_asked_for():
    svg = board_picture(internum.load(GAMES / "antike-4-arming.json"))
    assert png(svg, 300)[:8] == b"\x89PNG\r\n\x1a\n"
    assert rgb(svg, 300).shape[1:] == (300, 3)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["out.gif"], ".svg or .png"),
        (["out.png", "--animate"], "with .gif"),
        (["out.svg", "--at", "9999"], "the log has"),
    ],
)
def test_a_picture_that_cannot_be_drawn_is_refused(monkeypatch, capsys, tmp_path, words, said):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "argv", ["internum", "picture", str(GAMES / "antike-2-won.inm"), *words])
    with pytest.raises(SystemExit) as left:
        main()
    assert left.value.code == 2 and said in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_a_moment_of_a_record_is_drawn(monkeypatch, tmp_path):
    out = tmp_path / "then.svg"
    monkeypatch.setattr(sys, "argv", ["internum", "picture", str(GAMES / "antike-2-won.inm"), str(out), "--at", "40"])
    with pytest.raises(SystemExit) as left:
        main()
    assert not left.value.code
    match = internum.load(GAMES / "antike-2-won.inm").at(40)
    assert out.read_text(encoding="utf-8") == board_picture(match)


def test_a_whole_game_is_a_moving_picture(monkeypatch, tmp_path):
    out = tmp_path / "game.gif"
    words = [
        "internum",
        "picture",
        str(GAMES / "antike-2-won.inm"),
        "--animate",
        str(out),
        "--width",
        "160",
        "--frames",
        "6",
    ]
    monkeypatch.setattr(sys, "argv", words)
    with pytest.raises(SystemExit) as left:
        main()
    assert not left.value.code
    moving = Image.open(out)
    assert (moving.format, moving.width, moving.n_frames) == ("GIF", 160, 6)
    first = moving.convert("RGB").tobytes()
    moving.seek(5)
    assert moving.convert("RGB").tobytes() != first


def test_every_turn_has_a_frame():
    match = internum.load(GAMES / "antike-3-won.inm").at(60)
    found = moments(match)
    assert found[-1] == 60 and len(found) < 60
    choosing = [match.log[n].seat for n in found[:-1]]
    assert all(before != after for before, after in pairwise(choosing))
    assert thinned(list(range(100)), 4) == [0, 33, 66, 99]
