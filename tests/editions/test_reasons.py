"""Every wrong choice is refused with a reason that has a text, and leaves the game as it was."""

from __future__ import annotations

import re
import string
from functools import cache
from pathlib import Path

import pytest
import yaml

import risk_desktop
from risk_desktop.engine.choices import (
    Amount,
    Attack,
    Blitz,
    Choice,
    Claim,
    DefendWith,
    Fortify,
    MoveIn,
    Pass,
    Pick,
    Place,
    Regroup,
    Rush,
    TradeSet,
)
from risk_desktop.engine.dice import SeededDice
from risk_desktop.engine.options import Allocation, Amounts, Choices, Options, Reason
from risk_desktop.paths import resources_dir
from tests.playing import asks, given, new_game, number, placing, refuses, rolling, world

KEYS = re.compile(r'Reason\(\s*"([\w.]+)"')


@cache
def texts() -> dict[str, dict[str, str]]:
    found: dict[str, dict[str, str]] = {}
    for path in (resources_dir() / "translations").glob("*.yaml"):
        content = yaml.load(path.read_text(encoding="utf-8"), Loader=yaml.CSafeLoader)
        found |= {key: text for key, text in content.items() if key.startswith("illegal.")}
    return found


def test_every_refusal_of_the_rules_has_a_text():
    package = Path(risk_desktop.__file__).parent
    files = [path for layer in ("engine", "editions") for path in (package / layer).rglob("*.py")]
    used = {key for path in files for key in KEYS.findall(path.read_text(encoding="utf-8"))}
    assert len(used) > 15
    assert used <= set(texts())


def tell(reason: Reason) -> str:
    """Return the English text; KeyError when it wants a number that the reason doesn't have."""
    for text in texts()[reason.key].values():
        wanted = {name for _, name, _, _ in string.Formatter().parse(text) if name}
        assert wanted <= set(reason.params)
    return texts()[reason.key]["en"].format(**reason.params)


def attacking():
    owners = {"tern_head": 0, "seal_bay": 0, "reed_marsh": 0}
    return given(owners, {"tern_head": 4, "seal_bay": 1}, rest=1)


def rushing():
    owners = {"tern_head": 0, "seal_bay": 0, "reed_marsh": 0}
    return given(owners, {"tern_head": 4, "seal_bay": 1}, rest=1, rules=world(announce_penalty=3))


def placing_armies():
    return given({"tern_head": 0, "seal_bay": 0}, rest=1, phase="reinforce")


def fortifying_now():
    return given({"tern_head": 0, "seal_bay": 0, "amber_coast": 0}, {"tern_head": 4}, rest=1, phase="fortify")


def regrouping_now():
    owners = {"tern_head": 0, "seal_bay": 0, "reed_marsh": 0, "amber_coast": 1}
    game = given(owners, {"tern_head": 4, "seal_bay": 3}, rest=1, phase="fortify", rules=world(fortify="regroup"))
    game.state.slots["regroup"].used = [0, 2, 0, 0, 0, 0]
    return game


def trading_now():
    hands = {0: ["tern_head", "seal_bay", "lantern_hill", "reed_marsh", "joker"]}
    return given({"tern_head": 0}, rest=1, hands=hands, phase="reinforce")


def claiming():
    game = new_game(world(3))
    game.pending()
    return game


def defending():
    game = given({"tern_head": 0}, {"tern_head": 4, "lantern_hill": 4}, rest=1)
    game.apply(Attack(0, 2, 3))
    return game


def occupying():
    game = given({"tern_head": 0}, {"tern_head": 6}, rest=1)
    rolling(game, 6, 6, 1)
    game.apply(Attack(0, 2, 2))
    return game


WRONG = [
    (claiming, Claim(99), "illegal.choice"),
    (claiming, Pass(), "illegal.choice"),
    (placing_armies, Place(((0, 2), (0, 3))), "illegal.place.twice"),
    (placing_armies, Place(((2, 5),)), "illegal.place.not_yours"),
    (placing_armies, Place(((-1, 5),)), "illegal.place.not_yours"),
    (placing_armies, Place(((0, 5), (1, 0))), "illegal.place.none"),
    (placing_armies, Place(((0, 6), (1, -1))), "illegal.place.none"),
    (placing_armies, Place(((0, 4),)), "illegal.place.total"),
    (placing_armies, Place(()), "illegal.place.total"),
    (placing_armies, Pass(), "illegal.choice"),
    (trading_now, TradeSet((0, 1, 3)), "illegal.choice"),
    (trading_now, TradeSet((2, 1, 0)), "illegal.choice"),
    (trading_now, Pass(), "illegal.choice"),
    (attacking, Attack(0, 99, 1), "illegal.attack.nowhere"),
    (attacking, Attack(-1, 0, 1), "illegal.attack.nowhere"),
    (attacking, Attack(2, 0, 1), "illegal.attack.not_yours"),
    (attacking, Attack(0, 1, 1), "illegal.attack.own"),
    (attacking, Attack(0, 5, 1), "illegal.attack.far"),
    (attacking, Attack(3, 2, 1), "illegal.attack.one_army"),
    (attacking, Attack(0, 2, 4), "illegal.attack.dice"),
    (attacking, Attack(0, 2, 0), "illegal.attack.dice"),
    (attacking, Blitz(0, 2, 4), "illegal.attack.keep"),
    (attacking, Blitz(0, 2, 0), "illegal.attack.keep"),
    (attacking, MoveIn(2), "illegal.choice"),
    (defending, DefendWith(3), "illegal.amount"),
    (defending, Amount(1), "illegal.amount"),
    (occupying, MoveIn(1), "illegal.amount"),
    (occupying, MoveIn(6), "illegal.amount"),
    (occupying, Pass(), "illegal.amount"),
    (fortifying_now, Fortify(0, 99, 1), "illegal.fortify.nowhere"),
    (fortifying_now, Fortify(0, 2, 1), "illegal.fortify.not_yours"),
    (fortifying_now, Fortify(2, 0, 1), "illegal.fortify.not_yours"),
    (fortifying_now, Fortify(0, 1, 4), "illegal.fortify.armies"),
    (fortifying_now, Fortify(0, 1, 0), "illegal.fortify.armies"),
    (fortifying_now, Fortify(0, 4, 1), "illegal.fortify.far"),
    (fortifying_now, Fortify(0, 0, 1), "illegal.fortify.far"),
    (fortifying_now, Pick("x"), "illegal.choice"),
    (attacking, Attack(0, 2, 1, 2), "illegal.attack.armies"),
    (attacking, Rush(2), "illegal.choice"),
    (rushing, Rush(5), "illegal.attack.nobody_near"),
    (rushing, Rush(1), "illegal.attack.nobody_near"),
    (rushing, Rush(99), "illegal.attack.nobody_near"),
    (regrouping_now, Regroup(((0, 99, 1),)), "illegal.fortify.nowhere"),
    (regrouping_now, Regroup(((0, 2, 1),)), "illegal.fortify.not_yours"),
    (regrouping_now, Regroup(((0, 1, 1), (0, 1, 1))), "illegal.regroup.twice"),
    (regrouping_now, Regroup(((0, 3, 1),)), "illegal.regroup.far"),
    (regrouping_now, Regroup(((0, 1, 0),)), "illegal.regroup.none"),
    (regrouping_now, Regroup(((1, 0, 2),)), "illegal.regroup.used"),
    (regrouping_now, Regroup(((0, 1, 4),)), "illegal.regroup.empty"),
    (regrouping_now, Regroup(()), "illegal.choice"),
    (regrouping_now, Fortify(0, 1, 1), "illegal.choice"),
]


@pytest.mark.parametrize(
    ("situation", "choice", "key"), WRONG, ids=lambda value: getattr(value, "__name__", str(value))
)
def test_a_wrong_choice_is_refused_with_its_reason(situation, choice: Choice, key):
    reason = refuses(situation(), choice)
    assert reason.key == key
    assert len(tell(reason)) > 15


def test_every_kind_of_refusal_of_world_is_tried():
    package = Path(risk_desktop.__file__).parent
    files = [package / "engine" / "options.py", *(package / "editions" / "common").glob("*.py")]
    used = {key for path in files for key in KEYS.findall(path.read_text(encoding="utf-8"))}
    other_editions = {
        "illegal.attack.barred",
        "illegal.attack.same_colour",
        "illegal.attack.partner",
        "illegal.invade.defended",
        "illegal.invade.empty",
        "illegal.piece.not_yours",
        "illegal.piece.there_already",
    }  # tests/engine/test_game.py, editions with neutrals, with teams, with land that may be empty, and with pieces
    assert {key for _, _, key in WRONG} >= {key for key in used if key in texts()} - other_editions


SITUATIONS = (
    claiming,
    placing_armies,
    trading_now,
    attacking,
    rushing,
    defending,
    occupying,
    fortifying_now,
    regrouping_now,
)


@pytest.mark.parametrize("situation", SITUATIONS, ids=lambda value: value.__name__)
def test_a_legal_choice_has_no_reason_against_it(situation):
    options = situation().pending().options
    dice = SeededDice(3)
    for _ in range(200):
        choice = options.sample(dice)
        assert choice in options
        assert options.explain(choice) is None


# --- the containers by themselves -------------------------------------------------------------------------------------


def listed(options: Options, candidates) -> int:
    return sum(candidate in options for candidate in candidates)


def test_counts_of_the_containers():
    assert Choices((Pass(), Claim(1))).count == len(list(Choices((Pass(), Claim(1))))) == 2
    amounts = Amounts(2, 5)
    assert amounts.count == listed(amounts, map(Amount, range(-3, 20))) == 4
    assert amounts.of(3) == Amount(3)
    assert amounts.value(Amount(4)) == 4
    spread = Allocation(4, (7, 8, 9), extra=(Pass(),))
    ways = [
        Place(tuple((t, n) for t, n in zip((7, 8, 9), (a, b, 4 - a - b), strict=True) if n))
        for a in range(5)
        for b in range(5 - a)
    ]
    assert spread.count == listed(spread, ways) + 1 == 16
    assert Pass() in spread


def test_counts_of_attacks_and_moves():
    game = attacking()
    options = asks(game, "attack", 0).options
    every = [Attack(o, t, d) for o in range(6) for t in range(6) for d in range(6)]
    every += [Blitz(o, t, k) for o in range(6) for t in range(6) for k in range(9)]
    assert options.count == 1 + listed(options, every) == 7
    game = fortifying_now()
    options = asks(game, "fortify", 0).options
    every = [Fortify(o, t, n) for o in range(6) for t in range(6) for n in range(9)]
    assert options.count == 1 + listed(options, every) == 4


def test_a_plain_container_gives_the_general_reason():
    assert Choices((Pass(),)).explain(Claim(1)) == Reason("illegal.choice")
    assert Choices((Pass(),)).explain(Pass()) is None
    assert Amounts(1, 2).explain(Amount(2)) is None


def test_placing_names_the_territory():
    game = placing_armies()
    reason = refuses(game, placing(game, gull_rock=5))
    assert reason.params == {"territory": number(game, "gull_rock")}
