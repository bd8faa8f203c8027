"""The luck of a roll is what the exact odds say it is, and on average there is none."""

from __future__ import annotations

from statistics import fmean, stdev

from pytest import approx

from risk_desktop.engine.choices import Attack, Blitz
from risk_desktop.engine.combat_dice import CLASSIC_DICE
from risk_desktop.engine.game import Game
from risk_desktop.engine.roll_odds import round_losses
from risk_desktop.review.luck import ChoiceLuck, luck_of
from risk_desktop.review.standing import standing
from tests.playing import given, number, world

ROLLS = 60


def position(attackers: int, defenders: int, rolls: tuple[int, ...] | None = None) -> Game:
    """Return a game in which Seal Bay can be attacked from Tern Head; the defender's dice are as many as he may."""
    owners = {"tern_head": 0, "seal_bay": 1, "lantern_hill": 1}
    armies = {"tern_head": attackers, "seal_bay": defenders}
    game = given(owners, armies, rest=2, rolls=rolls, rules=world(defence_dice="two"))
    game.pending()
    return game


def rolled(before: Game, seed: int, dice: int) -> ChoiceLuck:
    """Return the luck of a roll with other dice."""
    choice = Attack(number(before, "tern_head"), number(before, "seal_bay"), dice)
    game = before.clone(seed)
    game.pending()
    record = game.apply(choice)
    while (asked := game.pending()) is not None and asked.kind == "defend":
        asking = game.clone(seed)
        asking.pending()
        game.take_events()
        choice = asked.options.of(asked.options.hi)  # type: ignore[attr-defined]
        record, before = game.apply(choice), asking
    return luck_of(before, choice, len(record.rolls), game, tuple(game.take_events()))


def test_the_luck_of_a_roll_is_what_the_exact_odds_say():
    before = position(6, 4)
    outcomes = round_losses(CLASSIC_DICE.spec(5, 4))
    chances = [standing(position(6 - lost, 4 - beaten)) for lost, beaten, _ in outcomes]
    expected = [sum(o.chance * c[seat] for o, c in zip(outcomes, chances, strict=True)) for seat in range(3)]
    found = {tuple(round(x, 9) for x in rolled(before, seed, 3).effect) for seed in range(1, 30)}
    assert found == {tuple(round(c[seat] - expected[seat], 9) for seat in range(3)) for c in chances}, (
        "each of the three outcomes, and nothing else"
    )


def test_on_average_there_is_no_luck():
    before = position(6, 4)
    lucks = [rolled(before, seed, 3) for seed in range(1, ROLLS + 1)]
    assert {luck.kind for luck in lucks} == {"roll"} and {luck.error for luck in lucks} == {0.0}
    gains = [luck.effect[0] for luck in lucks]
    assert abs(fmean(gains)) < 3 * stdev(gains) / len(gains) ** 0.5
    assert all(sum(luck.effect) == approx(0, abs=1e-12) for luck in lucks)


def test_losing_two_armies_is_bad_luck_and_beating_two_is_good():
    gains = {round(rolled(position(6, 4), seed, 3).effect[0], 6) for seed in range(1, 30)}
    assert min(gains) < 0 < max(gains)


def test_a_fight_that_might_have_gone_on_is_not_called_exact():
    """One roll was enough to take the land, but with the other outcomes more rolls would have followed."""
    before = position(9, 1)
    choice = Blitz(number(before, "tern_head"), number(before, "seal_bay"))
    shown = set()
    for seed in range(1, 12):
        game = before.clone(seed)
        game.pending()
        record = game.apply(choice)
        rolls = len(record.rolls)
        shown.add((rolls, luck_of(before, choice, rolls, game, tuple(game.take_events())).error > 0))
    assert {error for rolls, error in shown if rolls == 4} == {True}
