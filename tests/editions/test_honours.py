"""What everybody sees of how near a player is to winning: missions that he has claimed, capitals that he holds (M-07, SK-08)."""

from __future__ import annotations

from risk_desktop.editions.classic.capitals import capitals_slot
from risk_desktop.editions.classic.honours import Honours, honours_of
from risk_desktop.editions.classic.missions.deck import missions_of
from risk_desktop.editions.classic.missions.ranked import claims_slot
from tests.editions.mission_games import owned, rules_of
from tests.editions.mission_play import africa
from tests.editions.test_capital_rules import capital_game
from tests.playing import new_game


def test_M_07_a_claimed_mission_is_an_honour_of_its_rank() -> None:
    game = africa(["conquer_3"])
    ranks = tuple(claims_slot(game.state).ranks)
    assert ranks and honours_of(game, 0) == Honours(ranks)
    card = next(n for n, mission in enumerate(missions_of(game.rules)) if mission.id == "conquer_7")
    claims_slot(game.state).holders[card] = 0
    assert honours_of(game, 0) == Honours(ranks, frozenset((missions_of(game.rules)[card].rank,)))
    assert honours_of(game, 1) == Honours(ranks), "what one has claimed is nobody else's"


def test_SK_08_only_capitals_that_all_know_count() -> None:
    game = capital_game(["brazil", "egypt", "china"], owned(p0=["brazil"], p1=["egypt"], p2=["china"]))
    needed = honours_of(game, 0).needed
    assert needed > 1
    assert honours_of(game, 1) == Honours(capitals=0, needed=needed), "his own is sealed yet"
    capitals_slot(game.state).shown[1] = True
    assert honours_of(game, 1) == Honours(capitals=1, needed=needed)
    assert honours_of(game, 0).capitals == 0


def test_a_war_for_all_land_has_no_honours() -> None:
    assert honours_of(new_game(rules_of("world", 3)), 0) == Honours()
