"""Whether a person is asked for the dice of a defence: his own, and that of a neutral colour for which he rolls."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from pytestqt.qtbot import QtBot

from risk_desktop.controller.lesson import open_guided
from risk_desktop.engine.events import DiceRolled, Event
from risk_desktop.engine.game import Game
from risk_desktop.engine.options import Amounts
from risk_desktop.engine.step import Decision
from risk_desktop.i18n import percent, tr
from risk_desktop.lessons.loader import find_lesson
from risk_desktop.storage.settings import Settings
from risk_desktop.ui.game.context import GameContext
from risk_desktop.ui.game.screen import PlayScreen
from risk_desktop.ui.kit import DieWidget
from tests.ui.support.classic_table import sit_down
from tests.ui.support.play_table import make_context, make_screen, middle_of_game, number
from tests.ui.support.raiders import FromBrazil, asked


def attacked(qtbot: QtBot, **settings: object) -> tuple[PlayScreen, list[Event]]:
    """Return a screen on which Brazil attacks the person's North Africa, and all that happens there."""
    game = middle_of_game("attack", turn=4, hands=False)
    screen = make_screen(game, context=make_context(**settings), ai_client=FromBrazil)
    happened: list[Event] = []
    screen.context.session.happened.connect(happened.extend)
    screen.context.session.start()
    qtbot.waitUntil(lambda: bool(asked(screen)), timeout=30_000)
    return screen, happened


def rolls(happened: list[Event]) -> list[DiceRolled]:
    return [event for event in happened if isinstance(event, DiceRolled) and event.defender == 0]


def buttons(screen: PlayScreen) -> list[str]:
    ask = screen.game_layout.prompt.ask
    return [act.words for act in (ask.primary, ask.secondary, ask.ghost) if act is not None]


def test_who_has_never_said_it_is_asked_at_his_first_defence() -> None:
    assert Settings().defence == "first"


def test_always_all_dice_is_said_once(qtbot: QtBot) -> None:
    screen, happened = attacked(qtbot, defence="first")
    assert asked(screen) == "defend"
    assert buttons(screen) == [tr("play.defend.always"), tr("play.defend.each")]
    screen.input.pick(1)
    assert not rolls(happened), "a number is no answer to this"
    screen.input.press("primary")
    assert screen.app.settings.defence == "auto"
    qtbot.waitUntil(lambda: asked(screen) not in ("", "defend"), timeout=30_000)
    assert len(rolls(happened)) > 1, "it is not asked again"
    assert all(len(roll.defence) == 2 for roll in rolls(happened))


def test_ask_me_each_time_asks_for_this_one_too(qtbot: QtBot) -> None:
    screen, happened = attacked(qtbot, defence="first")
    screen.input.press("secondary")
    assert screen.app.settings.defence == "ask"
    assert asked(screen) == "defend" and not rolls(happened)
    assert buttons(screen) == [tr("play.defend.dice", n=2), tr("play.defend.dice", n=1)]
    screen.input.press("secondary")
    qtbot.waitUntil(lambda: bool(rolls(happened)), timeout=10_000)
    assert len(rolls(happened)[0].defence) == 1
    qtbot.waitUntil(lambda: bool(asked(screen)), timeout=30_000)
    assert buttons(screen)[0] == tr("play.defend.dice", n=2)


@pytest.mark.parametrize("said", ["auto", "ask"])
def test_who_has_said_it_before_is_not_asked_how(qtbot: QtBot, said: str) -> None:
    screen, happened = attacked(qtbot, defence=said)
    assert tr("play.defend.always") not in buttons(screen)
    assert (asked(screen) == "defend") is (said == "ask")
    assert bool(rolls(happened)) is (said == "auto")


def test_who_sees_the_roll_is_promised_the_best_answer_and_not_all_dice(qtbot: QtBot) -> None:
    """A roll that lies on the table is answered best (D-24), with fewer dice if that is better."""
    screen = sit_down("risiko", "defend", 3, defence="first")
    assert buttons(screen) == [tr("play.defend.always.answer"), tr("play.defend.each")]
    assert screen.game_layout.prompt.ask.help == tr("play.defend.first")


def test_a_lesson_never_asks_how(qtbot: QtBot) -> None:
    session = open_guided(find_lesson("world"), "Mira").session
    session.orders.defence = "first"
    assert not session.defence_unsaid
    session.close()


# --- neutral colours

FOR_TWO = ("world-duel", "world-allies", "original-duel", "secret-mission-duel", "ad2210", "godstorm")


def of_a_neutral(asked: Decision, game: Game) -> bool:
    """Tell whether a neutral colour is attacked, for which somebody may choose."""
    target = getattr(asked.step, "target", -1)
    return game.state.is_neutral(game.state.owner[target]) and game.state.turn != asked.player


@pytest.mark.parametrize("edition", FOR_TWO)
def test_the_opponent_chooses_for_a_neutral_colour(qtbot: QtBot, edition: str) -> None:
    screen = sit_down(edition, "defend", 2, fits=of_a_neutral, seed=3, defence="ask")
    presenter, names = screen.director.presenter, screen.context.names
    assert presenter is not None and presenter.decision.kind == "defend"
    owner = screen.context.owner(presenter.target)  # type: ignore[attr-defined]
    assert tr("play.defend.neutral", name=names.player(owner)) in screen.game_layout.prompt.ask.help
    assert screen.game_layout.prompt.ask.seat == presenter.decision.player
    assert isinstance(presenter.decision.options, Amounts) and presenter.decision.options.hi == 2
    happened: list[Event] = []
    screen.context.session.happened.connect(happened.extend)
    screen.input.press("secondary")
    rolled = next(event for event in happened if isinstance(event, DiceRolled))
    assert (rolled.defender, len(rolled.defence)) == (owner, 1)
    sides = {names.seat_colours(seat) for seat in (owner, screen.context.game.state.turn)}
    qtbot.waitUntil(lambda: sides <= {d.seat() for d in screen.findChildren(DieWidget) if not d.isHidden()})


def test_all_dice_counts_for_a_neutral_colour_too(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    rolled: list[DiceRolled] = []
    remember = GameContext.remember

    def note(context: GameContext, events: Iterable[Event]) -> None:
        rolled.extend(event for event in events if isinstance(event, DiceRolled))
        remember(context, events)

    monkeypatch.setattr(GameContext, "remember", note)
    screen = sit_down("world-duel", "defend", 2, fits=of_a_neutral, defence="auto")
    qtbot.waitUntil(lambda: bool(rolled))
    assert asked(screen) == ""
    assert screen.context.game.state.is_neutral(rolled[0].defender) and len(rolled[0].defence) == 2


def test_where_several_people_sit_the_one_who_defends_is_called_by_name(qtbot: QtBot) -> None:
    screen = sit_down("world-duel", "defend", 2, people=(0, 1), defence="ask")
    presenter = screen.director.presenter
    assert presenter is not None
    name = screen.context.names.player(presenter.decision.player)
    assert screen.game_layout.prompt.ask.title.startswith(f"{name}, ")


def test_who_defends_reads_his_own_chance_and_who_attacks_his(qtbot: QtBot) -> None:
    screen, _ = attacked(qtbot, defence="ask")
    stand, heard = screen.battle.panel.stand, screen.battle.panel.accessibleName()
    assert stand.chance is not None and stand.told == 1 - stand.chance
    assert f"{percent(1 - stand.chance)} {tr('fight.to_hold')}" in heard and tr("fight.to_take") not in heard
    assert tr("play.odds.assumes_all.own") in heard
    own = make_screen(middle_of_game("attack", hands=False))
    own.context.session.start()
    qtbot.waitUntil(lambda: bool(asked(own)), timeout=10_000)
    own.input.click(number("brazil"))
    own.input.click(number("north_africa"))
    stand, heard = own.battle.panel.stand, own.battle.panel.accessibleName()
    assert stand.chance is not None and f"{percent(stand.chance)} {tr('fight.to_take')}" in heard
