"""Playing by HTTP: choices, refusals, undo, standing orders."""

from __future__ import annotations

from .player import Api


def test_a_choice_is_answered_with_what_it_led_to(api: Api) -> None:
    anna, ben, _ = api.open(["Anna", "Ben"])
    shot = anna.look()
    assert shot["pending"] == [0, 1] and shot["decision"]["prompt"] == "Lay a card face down."
    after = anna.act("lay ankh", at=0)
    assert (after["at"], after["from"], after["pending"]) == (1, 0, [1])
    assert after["log"][0]["lines"][0]["text"] == "You lay Ankh."
    ben.act("lay elk")
    shot = anna.look(since=1)
    assert [e["seat"] for e in shot["log"]] == [1, 7], "the last card is followed by the die"
    assert shot["log"][0]["lines"][1]["text"] == "Shown: Ankh and Elk."
    assert shot["log"][1]["lines"][0]["place"] == "table"


def test_a_stale_choice_is_refused_and_nothing_is_lost(api: Api) -> None:
    anna, ben, _ = api.open(["Anna", "Ben"])
    anna.act("lay ankh")
    ben.act("lay elk")
    at = anna.look()["at"]
    anna.act("pay grain", at=at)
    refused = anna.act("pay wine", at=at, status=409)
    assert refused["error"] == "stale" and refused["at"] == at + 1 and "look again" in refused["message"]
    assert anna.look()["at"] == at + 1
    assert anna.act("pay wine", at=at + 1)["at"] == at + 2


def test_the_same_request_twice_counts_once(api: Api) -> None:
    anna, _, _ = api.open(["Anna", "Ben"])
    first = anna.act("lay ankh", at=0)
    again = anna.act("lay ankh", at=0)
    assert first["at"] == again["at"] == 1
    anna.act("lay bull", at=0, status=409)


def test_secret_choices_of_others_do_not_make_mine_stale(api: Api) -> None:
    anna, ben, cleo, _ = api.open(["Anna", "Ben", "Cleo"])
    anna.act("lay ankh", at=0)
    ben.act("lay elk", at=0)
    assert cleo.act("lay ibis", at=0)["pending"] == [0]


def test_an_illegal_choice_cites_its_rule(api: Api) -> None:
    anna, _, _ = api.open(["Anna", "Ben"])
    refused = anna.act("lay elk", status=422)
    assert (refused["error"], refused["rule"]) == ("illegal", "TY-1.2")
    assert refused["message"] == "A seat lays a card of its own."
    anna.act("lay ankh", "lay bull", at=0, status=422)
    assert anna.look()["at"] == 0, "all or none"
    assert anna.call("POST", "/why", json={"seat": 0, "action": "lay elk"})["rule"] == "TY-1.2"
    assert anna.call("POST", "/why", json={"seat": 0, "action": "lay bull"}) is None


def test_a_refusal_comes_in_french(api: Api) -> None:
    anna, ben, _ = api.open(["Anna", "Ben"])
    anna.act("lay ankh")
    ben.act("lay elk")
    for person in (anna, ben):
        person.act("pay grain", "pay grain", "say no")
    body = {"at": anna.look()["at"], "seat": 0, "actions": ["lay ankh"]}
    refused = anna.call("POST", "/actions", 422, json=body, params={"lang": "fr"})
    assert refused["message"] == "Une carte n’est posée qu’une fois."
    assert anna.look(lang="fr")["decision"]["prompt"] == "Posez une carte face cachée."
    body |= {"at": 0, "actions": ["lay bull"]}
    assert "La table a changé" in anna.call("POST", "/actions", 409, json=body, params={"lang": "fr"})["message"]


def test_words_that_are_no_action_are_refused_with_the_nearest(api: Api) -> None:
    anna, _, _ = api.open(["Anna", "Ben"])
    refused = anna.act("lay anhk", status=422)
    assert refused["error"] == "notation" and "lay ankh" in refused["near"]


def test_undo_goes_back_to_the_last_thing_shown_and_no_further(api: Api) -> None:
    anna, ben, _ = api.open(["Anna", "Ben"])
    anna.act("lay ankh")
    ben.act("lay elk")
    start = anna.look()
    assert not start["can_undo"]
    assert anna.call("POST", "/undo", 422, json={})["message"].startswith("Chance has decided")
    anna.act("pay grain", "pay wine")
    assert anna.look()["can_undo"] and not ben.look()["can_undo"]
    refused = ben.call("POST", "/undo", 422, json={})
    assert refused["error"] == "undo" and "Another player" in refused["message"]
    back = anna.call("POST", "/undo", json={})
    assert back["taken"] == ["pay grain", "pay wine"] and back["at"] == back["from"] == start["at"]


def test_undo_takes_back_a_payment_as_a_whole_and_nothing_else(api: Api) -> None:
    anna, ben, _ = api.open(["Anna", "Ben"])
    anna.act("lay ankh")
    ben.act("lay elk")
    start = anna.look()["at"]
    anna.act("pay grain")
    anna.act("pay wine")
    anna.act("say yes")
    assert anna.call("POST", "/undo", json={})["taken"] == ["say yes"]
    assert anna.call("POST", "/undo", json={})["taken"] == ["pay grain", "pay wine"]
    assert anna.look()["at"] == start


def test_whoever_is_not_sure_is_asked_before_something_is_shown_for_good(api: Api) -> None:
    anna, ben, _ = api.open(["Anna", "Ben"])
    anna.act("lay ankh", sure=False)  # face down: it can be taken back
    at = ben.look()["at"]
    refused = ben.act("lay elk", sure=False, status=409)
    assert refused["error"] == "final" and "cannot be taken back" in refused["message"]
    assert ben.look()["at"] == at and "Elk" not in str(anna.look()["log"])
    assert ben.act("lay elk", sure=True)["at"] > at


def test_a_choice_made_before_an_undo_is_stale_by_its_rev(api: Api) -> None:
    anna, ben, _ = api.open(["Anna", "Ben"])
    anna.act("lay ankh")
    ben.act("lay elk")
    anna.act("pay grain", "pay grain", "say no")
    seen = ben.look()
    anna.call("POST", "/undo", json={})
    anna.act("say yes")
    assert ben.look()["at"] == seen["at"], "the position alone cannot tell"
    ben.act("pay wine", at=seen["at"], rev=seen["rev"], status=409)
    ben.act("pay wine", at=seen["at"], rev=ben.look()["rev"])


def test_standing_orders_answer_for_a_seat(api: Api) -> None:
    anna, ben, _ = api.open(["Anna", "Ben"])
    anna.act("lay ankh")
    ben.act("lay elk")
    assert anna.call("POST", "/orders", json={"seat": 0, "order": "always"})["orders"] == {"0": "always"}
    after = anna.act("pay grain", "pay wine")
    assert after["pending"] == [1] and after["log"][-1]["action"]["text"] == "say yes"
    assert ben.look()["orders"] == {"1": "ask"}, "orders of others are theirs"
    ben.act("pay grain", "pay wine")
    after = ben.call("POST", "/orders", json={"seat": 1, "order": "never"})
    assert after["round"] == 2, "an order that fits what is being asked is carried out at once"


def test_pay_for_me(api: Api) -> None:
    anna, ben, _ = api.open(["Anna", "Ben"])
    anna.act("lay ankh")
    ben.act("lay elk")
    paid = anna.call("GET", "/suggest-payment")
    assert paid == {"seat": 0, "actions": ["pay grain", "pay grain"]}
    anna.act(*paid["actions"])
    ben.call("GET", "/suggest-payment", params={"seat": 0}, status=403)


def test_nobody_plays_for_somebody_else(api: Api) -> None:
    anna, ben, watcher = api.open(["Anna", "Ben"])
    assert "not yours" in anna.act("lay elk", seat=1, status=403)["message"]
    assert (
        "spectator"
        in watcher.call("POST", "/actions", 403, json={"at": 0, "seat": 0, "actions": ["lay ankh"]})["message"]
    )
    ben.call("POST", "/why", 403, json={"seat": 0, "action": "lay ankh"})


def test_a_game_ends_and_stays_ended(api: Api) -> None:
    anna, ben, _ = api.open(["Anna", "Ben"])
    for mine, theirs in (("ankh", "elk"), ("bull", "fig")):
        anna.act(f"lay {mine}")
        ben.act(f"lay {theirs}")
        for person in (anna, ben):
            person.act("pay grain", "pay wine", "say no")
    shot = anna.look()
    assert shot["over"] and shot["winners"] and shot["pending"] == [] and shot["seed"]
    assert anna.act("lay crow", status=409)["error"] == "over"
