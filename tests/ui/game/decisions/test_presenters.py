"""What the presenters ask and say, decision by decision."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from risk_desktop.controller.table import Seat
from risk_desktop.editions.common.forecast import odds_of
from risk_desktop.engine.choices import Attack
from risk_desktop.engine.game import Game
from risk_desktop.engine.options import Allocation, Reason
from risk_desktop.engine.step import Decision
from risk_desktop.i18n import LANGUAGES, set_language
from risk_desktop.ui.game.battle.forecast import consequence
from risk_desktop.ui.game.cards.territory.card_table import CardTable
from risk_desktop.ui.game.cards.territory.trade import TradePresenter
from risk_desktop.ui.game.decisions.place import ReinforcePresenter
from risk_desktop.ui.game.decisions.plain_questions import ListPresenter
from risk_desktop.ui.game.decisions.words import words_of_reason
from risk_desktop.ui.game.features import SHARED, make_presenter
from risk_desktop.ui.game.screen import PlayScreen
from tests.editions.ad2210.hands import about_to_play
from tests.ui.support.ad2210_table import ad_screen
from tests.ui.support.classic_table import sit_down
from tests.ui.support.play_table import SEATS, Defender, Sphinx, make_context, make_screen, middle_of_game, number


def open_screen(qtbot: QtBot, game: Game, seats: tuple[Seat, ...] = SEATS, **settings: object) -> PlayScreen:
    screen = make_screen(game, seats=seats, context=make_context(**settings), ai_client=Defender)
    screen.context.session.start()
    qtbot.waitUntil(lambda: screen.director.presenter is not None)
    return screen


def test_every_kind_of_the_world_edition_has_a_presenter() -> None:
    kinds = {"claim", "setup_place", "trade", "reinforce", "attack", "defend", "occupy", "fortify"}
    assert kinds <= set(SHARED.presenters)


def test_a_kind_without_a_presenter_of_its_own_gets_the_list(qtbot: QtBot) -> None:
    screen = make_screen(middle_of_game(), ai_client=Sphinx)
    assert isinstance(make_presenter((), screen.context, "auction"), ListPresenter)


@pytest.mark.parametrize("kind", ["claim", "setup_place"])
@pytest.mark.parametrize("people", [(0,), (0, 1)])
def test_whoever_is_asked_in_the_setup_is_named_in_a_party(qtbot: QtBot, kind: str, people: tuple[int, ...]) -> None:
    def is_asked(asked: Decision, game: Game) -> bool:
        return asked.player == 0

    screen = sit_down("world", kind, 3, is_asked, people)
    assert screen.game_layout.prompt.title.startswith("Anna: ") == (len(people) > 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_prompt_of_a_fortification_names_the_button_that_ends_it(qtbot: QtBot, language: str) -> None:
    screen = open_screen(qtbot, middle_of_game("fortify"))
    set_language(language)
    assert screen.director.presenter is not None
    ask = screen.director.presenter.ask()
    assert ask.ghost is not None and ask.ghost.words in ask.help


def test_five_cards_must_be_traded(qtbot: QtBot) -> None:
    screen = open_screen(qtbot, middle_of_game("reinforce"))
    trade = screen.director.presenter
    assert isinstance(trade, TradePresenter) and trade.forced
    assert screen.game_layout.prompt.ask.ghost is None
    assert "5 cards" in screen.game_layout.prompt.ask.help
    dialog = screen.findChild(CardTable)
    assert dialog is not None
    assert dialog.chosen == max(trade.values(), key=trade.values().__getitem__)
    dialog.choose((number("egypt"), number("japan")))
    qtbot.keyClick(dialog, Qt.Key.Key_Space)
    assert screen.director.presenter is trade
    dialog.choose(trade.sets[0].cards)
    qtbot.keyClick(dialog, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: screen.director.presenter not in (None, trade))
    assert screen.director.presenter.decision.kind == "reinforce"  # type: ignore[union-attr]


def test_three_cards_may_be_kept(qtbot: QtBot) -> None:
    game = middle_of_game("reinforce")
    hand = game.state.decks["territory"].hands[0]
    del hand[2:4]
    screen = open_screen(qtbot, game)
    assert screen.game_layout.hand.isVisible()
    assert not screen.director.presenter.forced  # type: ignore[union-attr]
    screen.input.press("ghost")
    qtbot.waitUntil(lambda: screen.director.presenter is not None)
    assert screen.director.presenter.decision.kind == "reinforce"  # type: ignore[union-attr]


def test_defence_is_asked_where_the_person_wants_it(qtbot: QtBot) -> None:
    game = middle_of_game("attack", turn=4, hands=False, rolls=(6, 6, 6, 1, 1) * 5)
    game.pending()
    game.apply(Attack(number("brazil"), number("north_africa"), 3))
    screen = open_screen(qtbot, game, defence="ask")
    ask = screen.game_layout.prompt.ask
    assert ask.primary is not None and ask.secondary is not None
    assert "Octavia" in ask.title and "North Africa" in ask.title
    screen.input.pick(1)
    qtbot.waitUntil(lambda: screen.context.game.state.armies[number("north_africa")] == 8)


def test_odds_and_consequences() -> None:
    from risk_desktop.controller.table import Table
    from risk_desktop.ui.names import Names
    from tests.ui.support.play_table import earth

    game = middle_of_game("attack")
    names = Names(Table("world", SEATS), [earth()])
    origin, target = number("north_africa"), number("brazil")
    assert 0.8 < odds_of(game, origin, target).win < 0.85
    assert odds_of(game, origin, target, keep=5).win < odds_of(game, origin, target).win
    assert consequence(game, names, origin, target) == "Breaks South America"
    assert consequence(game, names, origin, number("egypt")) == "Completes Africa"
    assert consequence(game, names, origin, number("western_europe")) == ""
    for territory, owner in enumerate(game.state.owner):
        if owner == 4 and territory != target:
            game.state.owner[territory] = 5
    assert consequence(game, names, origin, target) == "Beats Octavia: take 5 cards"


def test_reasons_name_territories(qtbot: QtBot) -> None:
    screen = open_screen(qtbot, middle_of_game("attack", hands=False))
    near = words_of_reason(
        Reason("illegal.attack.far", {"origin": number("congo"), "target": number("peru")}), screen.context.names
    )
    assert "Congo" in near and "Peru" in near
    refused: list[str] = []
    screen.director.refused.connect(lambda reason, territory: refused.append(reason.key))
    screen.input.click(number("siam"))
    screen.input.click(number("congo"))
    screen.input.click(number("madagascar"))
    assert refused == ["play.refuse.out_of_reach", "play.refuse.no_enemy_near", "play.refuse.no_enemy_near"]


def test_land_from_which_armies_may_move_does_not_glow_as_a_target_does(qtbot: QtBot) -> None:
    screen = open_screen(qtbot, middle_of_game("fortify", hands=False))
    shown = screen.board.highlights.shown
    assert number("north_africa") in shown.free and not shown.targets
    screen.input.click(number("north_africa"))
    shown = screen.board.highlights.shown
    assert number("madagascar") in shown.targets and not shown.free


def test_fortify_moves_what_is_set(qtbot: QtBot) -> None:
    screen = open_screen(qtbot, middle_of_game("fortify", hands=False))
    screen.input.click(number("north_africa"))
    screen.input.click(number("madagascar"))
    screen.input.set_number(4)
    screen.input.press("primary")
    assert screen.context.game.state.armies[number("madagascar")] == 7
    assert screen.context.game.state.armies[number("north_africa")] == 5


def test_armies_are_placed_on_a_board_with_land_for_them(qtbot: QtBot) -> None:
    screen = ad_screen(about_to_play(position={"tycho": ""}, phase="reinforce"))
    switcher, presenter = screen.board.switcher, screen.director.presenter
    assert isinstance(presenter, ReinforcePresenter)
    moon = screen.board.overview.board_of(screen.context.game.rules.board.index("tycho"))
    switcher.show(moon)
    presenter.begin(presenter.decision)
    assert switcher.board != moon


@pytest.mark.parametrize("phase", ["attack", "fortify"])
def test_a_step_opens_on_a_board_with_land_that_it_is_about(qtbot: QtBot, phase: str) -> None:
    screen = ad_screen(about_to_play(position={"alberta": "0 3", "nunavut": "0 2", "tycho": ""}, phase=phase))
    switcher, presenter = screen.board.switcher, screen.director.presenter
    assert presenter is not None and presenter.decision.kind == phase
    moon = screen.board.overview.board_of(screen.context.game.rules.board.index("tycho"))
    screen.input.let_go()
    switcher.show(moon)
    presenter.begin(presenter.decision)
    assert switcher.board != moon


def test_who_sees_none_of_his_land_is_told_on_which_board_he_can_attack(qtbot: QtBot) -> None:
    screen = ad_screen(about_to_play(position={"tycho": ""}, phase="attack"))
    switcher, overview = screen.board.switcher, screen.board.overview
    screen.input.let_go()
    moon = overview.board_of(screen.context.game.rules.board.index("tycho"))
    switcher.show(moon)
    assert "other board: Earth 2210 (O)" in screen.game_layout.prompt.ask.help
    switcher.show(1 - moon)
    assert "glowing" in screen.game_layout.prompt.ask.help


@pytest.mark.parametrize("words", ["continents", "owners"])
def test_what_the_colours_of_land_mean_is_said_with_their_key(qtbot: QtBot, words: str) -> None:
    screen = open_screen(qtbot, middle_of_game("fortify", hands=False))
    for _ in range(1 if words == "continents" else 2):
        qtbot.keyClick(screen.board, Qt.Key.Key_T)
    assert words in screen.toasts.panel.accessibleName()


def test_why_a_click_was_refused_is_gone_once_the_question_is_answered_and_other_news_stay(qtbot: QtBot) -> None:
    screen = ad_screen(about_to_play(phase="reinforce"))
    presenter, toast = screen.director.presenter, screen.toasts.panel
    assert isinstance(presenter, ReinforcePresenter)
    land = next(iter(presenter.options(Allocation).territories))
    for _ in range(presenter.left + 1):
        screen.input.click(land)
    assert toast.isVisible() and "All your MODs are placed" in toast.accessibleName()
    screen.input.press("primary")
    assert not toast.isVisible() and screen.director.presenter is not presenter
    screen.toasts.show_message("The game could not be saved", icon="warning")
    screen.input.press("secondary")
    assert toast.isVisible()
