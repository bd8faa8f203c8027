"""The table of the team game: decisions in land that partners share, the panel of the teams."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from risk_desktop.editions.classic.shared_land import LeadChanged, parts_of
from risk_desktop.editions.common.forecast import odds_of
from risk_desktop.engine.choices import Attack, Fortify, MoveIn
from risk_desktop.engine.events import (
    ArmiesMoved,
)
from risk_desktop.engine.state import NOBODY
from risk_desktop.ui import theme
from risk_desktop.ui.game.battle.forecast import consequence
from risk_desktop.ui.game.players.totals import team_totals, totals_of
from risk_desktop.ui.game.projection import BoardProjection, position_of
from risk_desktop.ui.game.rooms import rooms_for
from tests.editions.team_games import share
from tests.ui.support.play_table import Defender, number
from tests.ui.support.team_table import ANNA, BEN, CASSIUS, MIRA, answers, names_of, targets, team_game, team_screen

# --- positions --------------------------------------------------------------------------------------------------------


def test_the_board_is_told_who_stands_together() -> None:
    game = team_game()
    position = position_of(game)
    assert position.parts(number("east_africa")) == ((ANNA, 5), (MIRA, 3))
    assert position.parts(number("congo")) == ((ANNA, 1),)
    assert position.tied == {number("middle_east")} and position.holder(number("middle_east")) == NOBODY
    assert position.armies[number("siam")] == 19 and position.parts(number("siam"))[0] == (MIRA, 12)


def test_what_is_shown_follows_the_events_to_where_the_game_ends_up() -> None:
    game = team_game(phase="fortify", armies={"indonesia": 6})
    start = position_of(game)
    game.apply(Fortify(number("indonesia"), number("siam"), 5))
    standing = BoardProjection(start)
    for event in game.take_events():
        if isinstance(event, ArmiesMoved):
            standing.remove(event.origin, event.player, event.armies)
            standing.add(event.target, event.player, event.armies)
        elif isinstance(event, LeadChanged):
            standing.lead(event.territory, event.player)
    shown, real = standing.position, position_of(game)
    siam = number("siam")
    assert dict(shown.parts(siam)) == dict(real.parts(siam)) == {ANNA: 12, MIRA: 12}
    assert (shown.tied, shown.armies) == (real.tied, real.armies)


def test_standing_alone_again_ends_the_sharing() -> None:
    standing = BoardProjection(position_of(team_game()))
    place = number("scandinavia")
    assert standing.of(CASSIUS, place) == 3 and standing.owners[place] == CASSIUS
    standing.remove(place, CASSIUS, 2)
    assert standing.owners[place] == BEN and standing.armies[place] == 3
    standing.remove(place, CASSIUS, 1)
    assert place not in standing.position.shares and standing.of(BEN, place) == 2
    standing.add(place, CASSIUS, 4)
    assert dict(standing.position.parts(place)) == {BEN: 2, CASSIUS: 4} and standing.owners[place] == CASSIUS
    standing.take(place, ANNA, 3)
    assert standing.position.parts(place) == ((ANNA, 3),)


# --- decisions --------------------------------------------------------------------------------------------------------


def test_T_11_an_attack_from_shared_land_is_made_with_the_own_armies(qtbot: QtBot) -> None:
    screen = team_screen(team_game(shares={"middle_east": {MIRA: 9, ANNA: 3}}))
    origin, target = number("middle_east"), number("ukraine")
    assert origin in targets(screen), "Anna can attack, though Mira leads there"
    screen.input.click(origin)
    screen.input.click(target)
    ask = screen.game_layout.prompt.ask
    assert ask.seat == ANNA and ask.picks is not None
    assert [dice for dice, _ in ask.picks.choices if dice not in ask.picks.off] == [1, 2], "three armies are two dice"
    assert ask.number is not None and ask.number.high == 2
    assert screen.context.arrow == (origin, target, ANNA, "attack")
    taken = answers(screen)
    screen.input.press("primary")
    assert taken == [Attack(origin, target, 2)]


def test_T_04_a_partners_land_is_no_target_and_says_why(qtbot: QtBot) -> None:
    screen = team_screen(team_game())
    screen.input.click(number("egypt"))
    assert number("middle_east") not in targets(screen) and number("southern_europe") in targets(screen)
    refused: list[str] = []
    screen.director.refused.connect(lambda reason, territory: refused.append(reason.key))
    screen.input.click(number("india"))
    assert refused == ["illegal.attack.partner"]


def test_one_own_army_beside_many_of_a_partner_cannot_attack(qtbot: QtBot) -> None:
    screen = team_screen(team_game(shares={"middle_east": {MIRA: 9, ANNA: 1}}))
    assert number("middle_east") not in targets(screen)
    refused: list[str] = []
    screen.director.refused.connect(lambda reason, territory: refused.append(reason.key))
    screen.input.click(number("middle_east"))
    assert refused and not screen.director.presenter.let_go()  # type: ignore[union-attr]


def test_odds_count_the_attackers_own_part_and_all_who_defend() -> None:
    game = team_game(shares={"middle_east": {MIRA: 9, ANNA: 3}, "ukraine": {BEN: 2, CASSIUS: 2}})
    plain = team_game(shares={}, armies={"middle_east": 3, "ukraine": 4})
    share(plain, "middle_east", {ANNA: 3})
    parts_of(plain.state).clear()
    places = number("middle_east"), number("ukraine")
    assert odds_of(game, *places).win == pytest.approx(odds_of(plain, *places).win)
    assert odds_of(game, *places, 1, 1).win < odds_of(game, *places).win


def test_the_last_land_of_an_opponent_wins_for_the_team() -> None:
    owners = dict.fromkeys(range(42), ANNA) | {number("ukraine"): BEN, number("japan"): CASSIUS, number("ural"): MIRA}
    game = team_game(shares={})
    for territory, owner in owners.items():
        game.state.owner[territory] = owner
    share(game, "ukraine", {BEN: 2, CASSIUS: 1})
    assert consequence(game, names_of(), number("afghanistan"), number("ukraine")) == "Beats Ben: your team wins"


def test_a_tied_territory_holds_no_region() -> None:
    game = team_game(shares={})
    places = number("brazil"), number("central_america")
    assert "South America" not in consequence(game, names_of(), *places)
    share(game, "peru", {ANNA: 1, MIRA: 1})
    assert game.rules.tenure.holders(game.state)[number("peru")] == NOBODY


def test_T_14_all_own_armies_may_leave_where_a_partner_stays(qtbot: QtBot) -> None:
    screen = team_screen(team_game(phase="fortify"))
    origin, target = number("siam"), number("india")
    screen.input.click(origin)
    assert target in targets(screen), "a move may end in a partner's land"
    screen.input.click(target)
    ask = screen.game_layout.prompt.ask
    assert ask.number is not None and ask.number.high == 7
    assert ask.help == "All your armies leave Siam, your partner's stay. They join Mira in India."
    taken = answers(screen)
    screen.input.press("primary")
    assert taken == [Fortify(origin, target, 7)]


def test_T_09_armies_pass_through_a_partners_land(qtbot: QtBot) -> None:
    screen = team_screen(team_game(phase="fortify"))
    screen.input.click(number("indonesia"))
    assert number("egypt") in targets(screen), "through Siam, India and the Middle East"
    screen.input.click(number("egypt"))
    assert screen.game_layout.prompt.ask.help == "1 army stays in Indonesia."


def test_T_10_armies_are_placed_where_one_stands_already(qtbot: QtBot) -> None:
    screen = team_screen(team_game(phase="reinforce", hands={}))
    free = screen.board.highlights.shown.free
    assert {number("siam"), number("middle_east"), number("congo")} <= free
    assert number("india") not in free and number("ukraine") not in free
    screen.input.click(number("india"))
    assert not screen.input.can_undo
    screen.input.click(number("siam"))
    assert screen.input.can_undo


def test_what_may_get_armies_glows_gently_until_all_are_placed(qtbot: QtBot) -> None:
    screen = team_screen(team_game(phase="reinforce", hands={}))
    highlights = screen.board.highlights
    assert set(highlights.shown.kinds().values()) == {"free"}
    for _ in range(screen.director.presenter.left):  # type: ignore[union-attr]
        screen.input.click(number("congo"))
    assert not highlights.shown.free
    screen.input.undo()
    assert highlights.shown.free
    screen.director.presenter.end()  # type: ignore[union-attr]
    assert not highlights.shown.free


def test_T_11_occupying_leaves_one_of_the_own_armies(qtbot: QtBot) -> None:
    game = team_game(shares={"middle_east": {MIRA: 3, ANNA: 9}}, armies={"ukraine": 1}, rolls=[6, 6, 6, 1])
    screen = team_screen(game, ai_client=Defender)
    screen.input.click(number("middle_east"))
    screen.input.click(number("ukraine"))
    screen.input.press("primary")
    qtbot.waitUntil(lambda: screen.context.session.decision.kind == "occupy")  # type: ignore[union-attr]
    qtbot.waitUntil(lambda: screen.director.presenter is not None)
    presenter = screen.director.presenter
    assert presenter is not None and presenter.decision.options.hi == 8
    assert presenter.ask().help.startswith("1 army stays in Middle East.")
    presenter.set_number(5)
    assert presenter.ask().help.startswith("4 armies stay in Middle East.")
    taken = answers(screen)
    presenter.press("primary")
    assert taken == [MoveIn(5)]


def test_T_12_partners_defend_shared_land_together(qtbot: QtBot) -> None:
    game = team_game(shares={"ukraine": {BEN: 3, CASSIUS: 2}}, armies={"ural": 9}, turn=MIRA, rolls=[6, 6, 6, 1, 1])
    screen = team_screen(game, people=(MIRA,), ai_client=Defender, ai_speed="normal")
    screen.input.click(number("ural"))
    screen.input.click(number("ukraine"))
    screen.input.press("primary")
    qtbot.waitUntil(lambda: screen.battle.open)
    panel = screen.battle.panel
    assert panel.stand.defender.name == "Team Diamond" and panel.stand.attacker.armies == 9
    qtbot.waitUntil(lambda: panel.stand.defender.armies == 3)
    assert dict(position_of(screen.context.game).parts(number("ukraine"))) in (
        {BEN: 1, CASSIUS: 2},
        {BEN: 2, CASSIUS: 1},
    )


def test_T_12_the_defender_is_told_who_stands_with_him(qtbot: QtBot) -> None:
    game = team_game(turn=ANNA, shares={"scandinavia": {BEN: 3, CASSIUS: 2}, "ukraine": {ANNA: 4, MIRA: 6}})
    game.state.owner[number("ukraine")] = MIRA
    game.pending()
    game.apply(Attack(number("ukraine"), number("scandinavia"), 3))
    screen = team_screen(game, people=(BEN,), defence="ask")
    ask = screen.game_layout.prompt.ask
    assert ask.title == "Anna attacks Scandinavia"
    assert ask.help.endswith("Also there: Cassius. Whoever has most armies loses first.")
    assert screen.context.arrow == (number("ukraine"), number("scandinavia"), ANNA, "attack")


# --- panel and hand ---------------------------------------------------------------------------------------------------


def test_plaques_stand_under_their_teams(qtbot: QtBot) -> None:
    screen = team_screen(team_game())
    star, diamond = screen.game_layout.teams
    tops = [plaque.y() for plaque in screen.game_layout.plaques]
    assert star.y() < tops[ANNA] < tops[MIRA] < diamond.y() < tops[BEN] < tops[CASSIUS]
    assert star.state.name == "Team Star" and star.state.members == "Anna, Mira"
    assert star.state.on_turn and not diamond.state.on_turn
    assert diamond.state.ahead and not star.state.ahead


def test_a_team_has_its_figures_together_and_one_hand(qtbot: QtBot) -> None:
    game = team_game()
    each = [totals_of(game, member) for member in (ANNA, MIRA)]
    team = team_totals(game, (ANNA, MIRA))
    assert (team.territories, team.armies) == (sum(f.territories for f in each), sum(f.armies for f in each))
    assert team.income == sum(f.income for f in each) and team.cards == 4
    assert [f.cards for f in each] == [-1, -1]
    assert each[0].armies == 48 and each[1].armies == 49, "each his own part of shared land"
    screen = team_screen(game)
    assert "cards" not in screen.game_layout.plaques[ANNA].accessibleName()
    assert "4 cards" in screen.game_layout.teams[0].accessibleName()


def test_a_press_on_a_team_shows_its_land(qtbot: QtBot) -> None:
    screen = team_screen(team_game())
    screen.game_layout.teams[1].clicked.emit()
    assert {number("quebec"), number("alaska"), number("scandinavia")} <= targets(screen)
    assert number("congo") not in targets(screen)
    screen.game_layout.plaques[MIRA].clicked.emit()
    assert {number("east_africa"), number("siam")} <= targets(screen) and number("congo") not in targets(screen)


@pytest.mark.parametrize("size", [(1280, 720), (1600, 900), (1920, 1080)])
def test_six_players_in_teams_fit(qtbot: QtBot, size: tuple[int, int]) -> None:
    from tests.editions.team_games import standing
    from tests.playing import earth_board

    owners = {t.id: n % 6 for n, t in enumerate(earth_board().territories)}
    game = standing(owners, players=6, board=earth_board(), phase="attack")
    screen = team_screen(game, size=size)
    things = [*screen.game_layout.teams, *screen.game_layout.plaques]
    rects = [thing.geometry() for thing in things]
    assert not any(a.intersects(b) for n, a in enumerate(rects) for b in rects[:n])
    assert max(rect.bottom() for rect in rects) < screen.height() - 60
    assert things[0].state.members == "Anna, Mira, Octavia"  # type: ignore[union-attr]


@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5, 2.0])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1600, 900), (1920, 1080)])
def test_six_plaques_and_two_strips_find_room_at_every_text_size(size: tuple[int, int], scale: float) -> None:
    rooms = rooms_for(theme.metrics(*size, scale), 6, sides=((0, 2, 4), (1, 3, 5)))
    rects = [*rooms.teams, *rooms.plaques]
    assert not any(a.intersects(b) for n, a in enumerate(rects) for b in rects[:n])
    below = rooms.bar.top() if rooms.rail else rooms.dock.top()
    assert max(rect.bottom() for rect in rects) < below and min(rect.height() for rect in rects) >= 28
    assert rooms.dock.height() > 200


def test_the_hand_is_the_teams_whoever_keeps_it(qtbot: QtBot) -> None:
    screen = team_screen(team_game(hands={MIRA: ("egypt", "japan"), BEN: ("siam",)}))
    cards = [card.name for card in screen.game_layout.hand.cards]
    assert cards == ["Egypt", "Japan"]
    assert screen.game_layout.hand.accessibleName().startswith("Team's hand")
