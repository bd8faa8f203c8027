"""Answering an invasion in the window: order, keys, the cover over a shared hand, who is asked at all."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from risk_desktop.editions.ad2210.cards.aims import PlayCard
from risk_desktop.editions.ad2210.cards.armageddon_round import ArmageddonRound
from risk_desktop.editions.ad2210.casualties import ChooseFallen
from risk_desktop.editions.common.forecast import odds_of
from risk_desktop.engine.choices import Attack, Pass, Silence
from risk_desktop.engine.game import Game
from risk_desktop.i18n import LANGUAGES, percent, tr
from risk_desktop.ui.art.deck_cards import DeckCard
from risk_desktop.ui.game.battle import preview_panel
from risk_desktop.ui.game.battle.dice_preview import DicePreview
from risk_desktop.ui.game.battle.preview_panel import FightPlan, FightSide, PlannedDie, PreviewPanel
from risk_desktop.ui.game.cards.decks import card_bar
from risk_desktop.ui.game.cards.decks.deck_hand import DeckHand
from risk_desktop.ui.game.handover.curtain import Curtain
from risk_desktop.ui.game.players.scoreboard import Scoreboard
from risk_desktop.ui.game.prompt.prompt_words import PromptWords
from risk_desktop.ui.game.screen import PlayScreen
from risk_desktop.ui.kit import Button
from risk_desktop.ui.theme import seat
from tests.editions.ad2210.hands import about_to_play, under_attack
from tests.editions.ad2210.year import interrupt
from tests.ui.support.ad2210_table import ad_screen, all_words, turn_the_crank
from tests.ui.support.play_table import read

MANY = (
    "land_stealth_mods",
    "diplomat_evacuation",
    "diplomat_cease_fire",
    "land_assemble_mods",
    "diplomat_mod_reduction",
    "diplomat_decoys_revealed",
    "naval_frequency_jam",
)
FITTING = ("land_stealth_mods", "diplomat_evacuation")


def attacked(*cards: str) -> Game:
    """Return a game in which Ben, who holds these cards, is asked about an invasion of Canada by Anna."""
    game = under_attack("canada", *cards, others={2: ("land_stealth_mods",)})
    assert game.pending().kind == "reaction" and game.pending().player == 1
    return game


def caught_by(screen: PlayScreen, monkeypatch) -> list[object]:
    """Catch what the screen would answer."""
    caught: list[object] = []
    monkeypatch.setattr(screen.context.session, "answer", lambda choice: caught.append(choice))
    return caught


def curtains(screen: PlayScreen) -> list[Curtain]:
    """Return the curtains that cover the window."""
    return [curtain for curtain in screen.findChildren(Curtain) if curtain.isVisible()]


def sit_down(screen: PlayScreen, qtbot) -> None:
    """Let Anna, whose turn it is, lift the curtain."""
    [curtain] = curtains(screen)
    qtbot.waitUntil(lambda: not curtain.is_moving(), timeout=5000)
    curtain.lift()
    qtbot.waitUntil(lambda: not curtains(screen), timeout=5000)
    assert screen.director.viewer == 0


def test_the_question_says_how_likely_the_territory_falls(qtbot) -> None:
    screen = ad_screen(attacked(*FITTING), people=(1,))
    game = screen.context.game
    origin, target = map(game.rules.board.index, ("alberta", "canada"))
    chance = percent(odds_of(game, origin, target).win)
    ask = screen.game_layout.prompt.ask
    assert ask.help.startswith(f"Fought to the end, Canada falls in {chance} of cases. ")
    screen.input.pick(1)
    assert "Fought to the end" not in screen.game_layout.prompt.ask.help


def test_the_panel_shows_dice_reasons_and_who_is_asked(qtbot) -> None:
    game = attacked(*FITTING)
    assert game.pending().step.guarded.dice == 1, "which the attacker means to roll is not shown"
    screen = ad_screen(game, people=(1,))
    plan = screen.controller(DicePreview).panel.plan
    assert [die.sides for die in plan.attack.dice] == [8, 8, 6]
    assert [die.kind for die in plan.defence.dice] == ["land", "diplomat"]
    assert abs(sum(share for share, _ in plan.shares) - 1) < 1e-9
    assert [(one.name, one.state) for one in plan.asked] == [("Ben", "now"), ("Mira", "waits")]
    assert screen.game_layout.plaques[0].accessibleName().count("On turn") == 1, "an opponent doesn't think meanwhile"
    qtbot.wait(150)
    assert game.pending().player == 1, "a question with a fitting card stays"


def test_both_ends_of_the_attack_shine_while_one_may_answer(qtbot) -> None:
    game = attacked(*FITTING)
    attack = game.pending().step.facts(game)
    screen = ad_screen(game, people=(1,))
    for press in (None, "1", None):
        if press:
            QTest.keyClick(screen, press)
        shown = screen.board.highlights.shown
        assert (shown.source, shown.chosen) == (attack.origin, attack.target)


@pytest.mark.parametrize(
    ("count", "size"), [(1, (1280, 720)), (3, (1920, 1080)), (5, (1280, 720)), (7, (1280, 720)), (7, (1920, 1080))]
)
def test_the_cards_of_an_answer_leave_the_prompt_and_the_fight_free(qtbot, count: int, size: tuple[int, int]) -> None:
    screen = ad_screen(attacked(*MANY[:count]), people=(1,), size=size)
    things, bar = screen.game_layout, screen.controller(DeckHand).bar
    assert len(bar.held) == count
    spots = [bar.spot(number).toAlignedRect().translated(bar.pos()) for number in range(count)]
    for other in (things.prompt, things.dock.panel):
        assert not [spot for spot in spots if spot.intersects(other.geometry())], other
    assert not things.tray.isVisible()
    corners = [bar.spot(number).topLeft() + QPointF(4, 6) for number in range(count)]
    assert [bar.card_at(corner) for corner in corners] == list(range(count)), "each shows its upper left corner"


@pytest.mark.parametrize(("scale", "count"), [(80, 7), (100, 4), (200, 4), (200, 7)])
def test_the_numbers_of_the_cards_are_not_cut(qtbot, scale: int, count: int) -> None:
    screen = ad_screen(attacked(*MANY[:count]), people=(1,), size=(1280, 720), text_scale=scale)
    bar = screen.controller(DeckHand).bar
    for number in range(count):
        place = bar.number_place(number).toAlignedRect()
        assert bar.mask().intersected(place).boundingRect() == place
        assert bar.rect().contains(place)


def test_the_backs_of_an_answer_leave_the_inset_free_and_their_words_whole(qtbot) -> None:
    screen = ad_screen(attacked(*MANY[:5]), people=(0, 1), size=(1280, 720))
    bar, inset = screen.controller(DeckHand).bar, screen.game_layout.mini_board.geometry()
    assert len(bar.backs) == 5
    spots = [bar.spot(number) for number in range(5)]
    assert not [spot for spot in spots if spot.toAlignedRect().translated(bar.pos()).intersects(inset)]
    plate = bar.cover_plate().toRect()
    assert bar.mask().intersected(plate).boundingRect() == plate
    assert not plate.translated(bar.pos()).intersects(inset)


def test_a_fitting_card_is_played_by_number_and_space(qtbot, monkeypatch) -> None:
    screen = ad_screen(attacked(*FITTING), people=(1,))
    assert screen.game_layout.prompt.ask.primary.off
    screen.input.pick(1)
    caught = caught_by(screen, monkeypatch)
    screen.input.press("primary")
    assert caught == [PlayCard("land_stealth_mods", ())]


def test_passing_and_keeping_quiet_cost_one_press(qtbot, monkeypatch) -> None:
    screen = ad_screen(attacked(*FITTING), people=(1,))
    caught = caught_by(screen, monkeypatch)
    screen.input.press("ghost")
    screen.input.press("secondary")
    screen.controller(DicePreview).panel.silenced.emit("turn")
    screen.controller(DicePreview).panel.silenced.emit("bystander")
    assert caught == [Pass(), Silence("battle"), Silence("turn"), Silence("bystander")]


@pytest.mark.parametrize("scale", [100, 200])
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_way_to_pass_says_for_how_long(qtbot, scale: int, language: str) -> None:
    screen = ad_screen(attacked(*FITTING), people=(1,), size=(1280, 720), text_scale=scale, language=language)
    bar = screen.game_layout.prompt
    ways = [bar.button("ghost"), bar.button("secondary"), *screen.controller(DicePreview).panel.findChildren(Button)]
    told = [" ".join(way.toolTip().split()) for way in ways]
    for scope, tip in zip(("pass", "battle", "turn", "bystander"), told, strict=True):
        assert tr(f"card.react.told.{scope}") in tip
    assert len(set(told)) == len({way.words() for way in ways}) == 4
    assert bar.button("secondary").words() == tr("card.react.quiet.battle"), "not the riddle of its short form"


def test_the_card_chosen_for_an_answer_is_read_beside_the_question(qtbot) -> None:
    screen = ad_screen(attacked(*FITTING), people=(1,), size=(1280, 720))
    dock, hand, preview = screen.game_layout.dock, screen.controller(DeckHand), screen.controller(DicePreview).panel
    assert dock.panel is preview
    for number, card in enumerate(FITTING, 1):
        screen.input.pick(number)
        turn_the_crank()
        assert dock.panel is hand.pane and hand.pane.isVisible() and hand.pane.one.card.key == card
    while screen.director.presenter.card:
        screen.director.presenter.let_go()
    assert dock.panel is preview and preview.isVisible(), "the fight is there again"
    screen.input.pick(1)
    screen.input.press("ghost")
    turn_the_crank()
    assert not hand.pane.isVisible()


@pytest.mark.parametrize("covered", [False, True])
def test_the_keys_for_quiet_work_whatever_has_the_dock(qtbot, monkeypatch, covered: bool) -> None:
    screen = ad_screen(attacked(*FITTING), people=(1,))
    caught = caught_by(screen, monkeypatch)
    screen.activateWindow()
    read(qtbot, screen)
    panel, hand = screen.controller(DicePreview).panel, screen.controller(DeckHand)
    if covered:
        screen.game_layout.dock.hold(hand.pane, True)  # as a card does on which the pointer rests
    assert panel.isVisible() != covered
    qtbot.keyClick(screen.board, Qt.Key.Key_Q)
    qtbot.keyClick(screen.board, Qt.Key.Key_B)
    assert caught == [Silence("turn"), Silence("bystander")]


@pytest.mark.parametrize("die", [PlannedDie(6, "MOD"), PlannedDie(8, "defends", "land")])
@pytest.mark.parametrize("dice", [1, 2, 3])
def test_below_each_die_stands_what_rolls_it(qtbot, monkeypatch, dice: int, die: PlannedDie) -> None:
    written: list[tuple[str, QRectF]] = []
    drawn: list[QPointF] = []
    monkeypatch.setattr(preview_panel, "draw_text", lambda painter, box, words, *_, **__: written.append((words, box)))
    monkeypatch.setattr(preview_panel, "draw_kind_die", lambda painter, at, *_, **__: drawn.append(at))
    panel = PreviewPanel()
    qtbot.addWidget(panel)
    sides = [FightSide(seat(n), "Alberta", "Anna", 4, (), (die,) * dice) for n in (0, 1)]
    panel.show_plan(FightPlan("A fight", *sides, ()))
    panel.resize(panel.sizeHint())
    panel.grab()
    below = [box for words, box in written if words == die.why]
    assert len(below) == len(drawn) == 2 * dice
    for at, box in zip(drawn, below, strict=True):
        assert abs(box.center().x() - at.x()) < 1 and box.top() > at.y()


@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_wishes_not_to_be_asked_stand_below_the_battle(
    qtbot, monkeypatch, players: int, size: tuple[int, int]
) -> None:
    others = dict(zip(range(2, players), ("egypt", "japan", "argentina"), strict=False))
    position = {"japan": "", "neo_tokyo": ""} | {place: f"{seat} 3 land" for seat, place in others.items()}
    game = under_attack("canada", *FITTING, players=players, position=position)
    screen = ad_screen(game, people=(1,), size=size)
    panel, written = screen.controller(DicePreview).panel, {}

    def note(painter: QPainter, box: QRectF, words: str, *_: object, **__: object) -> None:
        written[words] = painter.transform().mapRect(box).bottom()

    monkeypatch.setattr(preview_panel, "draw_text", note)
    panel.grab()
    buttons = [button for button in panel.findChildren(Button) if button.isVisible()]
    assert [button.objectName() for button in buttons] == ["turn", "bystander"]
    assert all(button.toolTip() for button in buttons)
    assert max(written.values()) <= min(button.y() for button in buttons) + 1
    assert panel.toolTip().count("waits") == players - 2 and "Ben (is asked)" in panel.toolTip()


@pytest.mark.parametrize("size", [(1180, 660), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("scale", [100, 120, 140, 200])
def test_wishes_and_reasons_can_be_read_at_every_size(qtbot, monkeypatch, size: tuple[int, int], scale: int) -> None:
    screen = ad_screen(attacked(*FITTING), people=(1,), size=size, text_scale=scale)
    if screen.game_layout.rooms.rail:
        screen.game_layout.toggle_dock()
    panel, written = screen.controller(DicePreview).panel, {}

    def note(painter: QPainter, box: QRectF, words: str, font: QFont, *_: object, **__: object) -> None:
        written[words] = font.pixelSize() * painter.transform().m11()

    monkeypatch.setattr(preview_panel, "draw_text", note)
    for language in LANGUAGES:
        screen.app.settings.language = language
        screen.app.apply()
        written.clear()
        panel.grab()
        for button in panel.findChildren(Button):
            assert button.sizeHint().width() <= button.width() <= panel.width(), (language, button.words())
        for side in (panel.plan.attack, panel.plan.defence):
            for die in side.dice:
                assert die.spoken in panel.toolTip()
                assert written[die.why] >= (11 if scale == 100 else 12), (language, die.why)


def test_who_is_alone_is_not_asked_where_nothing_fits(qtbot) -> None:
    game = attacked("land_frequency_jam")
    screen = ad_screen(game, people=(1,))
    qtbot.waitUntil(lambda: game.pending() is None or game.pending().player != 1, timeout=5000)
    assert screen.director.presenter is None


def test_who_wants_to_be_asked_always_is_asked_where_nothing_fits_too(qtbot) -> None:
    screen = ad_screen(attacked("land_colony_influence"), people=(1,), answers="always")
    assert screen.director.presenter.decision.kind == "reaction"
    screen.input.press("ghost")
    qtbot.waitUntil(lambda: screen.context.session.decision.player != 1, timeout=5000)


@pytest.mark.parametrize("scale", [100, 200])
def test_the_answer_that_is_chosen_is_named_in_the_bar(qtbot, scale: int) -> None:
    screen = ad_screen(attacked(*FITTING), people=(1,), text_scale=scale)
    screen.input.pick(1)
    assert screen.game_layout.prompt.title == "Play Stealth MODs"


def test_a_shared_screen_shows_backs_until_the_owner_holds_space(qtbot) -> None:
    screen = ad_screen(attacked(*FITTING), people=(0, 1))
    bar = screen.controller(DeckHand).bar
    assert screen.director.presenter.decision.kind == "reaction" and screen.director.viewer == -1, "without a curtain"
    screen.input.pick(1)
    assert screen.director.presenter.card == "", "under the cover no number chooses"
    assert bar.held == () and bar.backs == ("land", "diplomat") and bar.isVisible()
    assert "Stealth MODs" not in all_words(screen)
    QTest.keyPress(screen.board, Qt.Key.Key_Space)
    assert [one.card.title for one in bar.held] == ["Stealth MODs", "Evacuation"]
    screen.input.pick(1)
    assert "Stealth MODs" in screen.game_layout.prompt.title and not screen.game_layout.prompt.ask.primary.off
    QTest.keyRelease(screen.board, Qt.Key.Key_Space)
    turn_the_crank()
    assert bar.held == () and bar.backs == ("land", "diplomat")
    assert "Stealth MODs" not in all_words(screen)
    assert screen.game_layout.prompt.ask.help == "A card is chosen. Enter plays it."


def test_under_the_cover_the_board_does_not_tell_which_card_is_chosen(qtbot) -> None:
    """A glowing territory would tell an Evacuation, a "+3" Stealth MODs."""
    screen = ad_screen(attacked(*FITTING), people=(0, 1))
    stage, presenter = screen.board.board_scene, screen.director.presenter
    for number, card in enumerate(FITTING, 1):
        QTest.keyPress(screen.board, Qt.Key.Key_Space)
        screen.input.pick(number)
        assert stage.highlights.shown.targets or stage.chips.words, "who looks sees it"
        QTest.keyRelease(screen.board, Qt.Key.Key_Space)
        turn_the_crank()
        assert presenter.card == card
        assert not stage.highlights.shown.targets and not stage.chips.words
    screen.input.click(screen.context.game.rules.board.index("new_york"))
    assert presenter.aiming.targets == [], "a click under the cover would be a guess"


def test_losses_of_another_person_are_asked_without_a_curtain(qtbot) -> None:
    """Else two curtains would fall at every roll against a commander."""
    screen = ad_screen(about_to_play("land_stealth_mods", phase="attack", rolls=None), people=(0, 1))
    sit_down(screen, qtbot)
    game = screen.context.game
    interrupt(game, ChooseFallen(1, game.rules.board.index("canada"), 1))
    screen.context.session.asked.emit(game.pending())
    assert screen.director.presenter.decision.kind == "casualties" and screen.director.viewer == -1
    assert not curtains(screen)
    assert screen.controller(DeckHand).bar.held == () and "Stealth MODs" not in all_words(screen)


def test_the_hand_of_who_gets_the_screen_back_stays_covered_until_a_click(qtbot) -> None:
    """Ben, who was asked, may still be looking at it."""
    game = about_to_play("land_assemble_mods", others={1: FITTING}, phase="attack", rolls=None)
    screen = ad_screen(game, people=(0, 1))
    sit_down(screen, qtbot)
    bar = screen.controller(DeckHand).bar
    assert len(bar.held) == 1
    invade = Attack(game.rules.board.index("alberta"), game.rules.board.index("canada"), 1)
    screen.context.session.answer(invade)
    qtbot.waitUntil(lambda: screen.context.session.decision.kind == "reaction" and bar.backs != (), timeout=5000)
    screen.input.press("ghost")
    qtbot.waitUntil(lambda: screen.director.viewer == 0 and screen.director.presenter is not None, timeout=8000)
    assert bar.held == () and bar.backs == ("land",)
    assert "Assemble MODs" not in all_words(screen)
    spot = bar.cover_plate().center().toPoint()
    assert bar.rect().contains(bar.cover_plate().toRect())
    QTest.mouseClick(bar, Qt.MouseButton.LeftButton, pos=spot)
    assert [one.card.title for one in bar.held] == ["Assemble MODs"] and bar.backs == ()


def test_the_covered_question_looks_the_same_whatever_the_hand(qtbot) -> None:
    asks = []
    for cards in (FITTING, ("land_frequency_jam", "diplomat_mod_reduction")):
        screen = ad_screen(attacked(*cards), people=(0, 1))
        asks.append((screen.game_layout.prompt.ask, screen.controller(DeckHand).bar.backs))
    assert asks[0] == asks[1]


def asked_in_an_armageddon() -> Game:
    """Return a game in which Anna, whose only nuclear card would do nothing, is asked for one in an Armageddon of Ben's."""
    game = about_to_play("nuclear_armageddon")
    interrupt(game, ArmageddonRound(1, (0,)))
    decision = game.pending()
    assert decision is not None and decision.kind == "play_card" and not decision.options.aims
    return game


def test_an_armageddon_is_named_and_that_its_cards_are_free(qtbot) -> None:
    game = about_to_play("nuclear_assassin_bomb", "land_scout_forces", energy=(0, 9, 9))
    interrupt(game, ArmageddonRound(1, (0,)))
    screen = ad_screen(game)
    ask, bar = screen.game_layout.prompt.ask, screen.controller(DeckHand).bar
    assert ask.title == "Armageddon of Ben: play nuclear cards?" and "nothing" in ask.help
    assert [(one.card.title, one.lack) for one in bar.held] == [
        ("Scout Forces", "Only nuclear cards now"),
        ("Assassin Bomb", ""),
    ]


def test_an_armageddon_without_a_fitting_card_goes_on_by_itself(qtbot) -> None:
    screen = ad_screen(asked_in_an_armageddon())
    qtbot.waitUntil(lambda: screen.context.game.pending().kind != "play_card", timeout=5000)
    assert not isinstance(screen.context.game.pending().step, ArmageddonRound)


def test_where_several_people_look_on_an_armageddon_waits_for_an_answer(qtbot) -> None:
    screen = ad_screen(asked_in_an_armageddon(), people=(0, 1), curtain=False)
    presenter = screen.director.presenter
    assert presenter is not None and presenter.active


def test_who_is_silent_sees_it_on_his_own_plaque_and_nobody_else_does(qtbot) -> None:
    game = about_to_play(phase="attack", turn=1)
    screen = ad_screen(game)
    mine, other = screen.game_layout.plaques[0], screen.game_layout.plaques[2]
    scoreboard = screen.findChild(Scoreboard)
    assert scoreboard is not None
    told = {"turn": "asked again in your turn", "battle": "in this battle", "bystander": "when you are the target"}
    for scope, words in told.items():
        game.state.quiet[0] = game.state.quiet[2] = scope
        scoreboard.settle()
        assert mine.state.chip == "Silent" and words in mine.toolTip() and words in mine.accessibleName()
        assert other.state.chip != "Silent" and words not in other.toolTip()
    game.state.quiet[0] = ""
    scoreboard.settle()
    assert mine.state.chip != "Silent" and "asked" not in mine.toolTip()


@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 100), ((1920, 1080), 100), ((1280, 720), 200)])
def test_a_card_that_is_read_lies_beside_the_battle_that_it_is_to_answer(qtbot, size, scale: int) -> None:
    screen = ad_screen(attacked(*MANY[:5]), people=(1,), size=size, text_scale=scale)
    hand, things = screen.controller(DeckHand), screen.game_layout
    panel = screen.controller(DicePreview).panel
    if things.rooms.rail:
        things.toggle_dock()
    QTest.mouseMove(hand.bar, (hand.bar.spot(1).topLeft() + QPointF(4, 6)).toPoint())
    assert hand.pane.isVisible() and hand.pane.one is hand.bar.held[1]
    assert panel.isVisible() and not panel.geometry().intersects(hand.pane.geometry())
    assert things.free.contains(hand.pane.geometry())
    QTest.mouseMove(hand.bar, (hand.bar.spot(1).bottomRight() + QPointF(30, -150)).toPoint())
    screen.input.pick(1)
    assert panel.isVisible() and hand.pane.isHidden(), "a card that is only chosen lies over nothing"


def read_in_passing(hand: DeckHand, *numbers: int) -> None:
    """Let the pointer rest on cards of the hand, one after the other, and leave them."""
    for number in numbers:
        QTest.mouseMove(hand.bar, (hand.bar.spot(number).topLeft() + QPointF(4, 6)).toPoint())
        assert hand.pane.isVisible() and hand.pane.one is hand.bar.held[number]
    QApplication.sendEvent(hand.bar, QEvent(QEvent.Type.Leave))


def test_the_card_chosen_for_an_answer_can_be_read_in_large_text_too(qtbot) -> None:
    screen = ad_screen(attacked(*FITTING, "diplomat_decoys_revealed"), people=(1,), size=(1280, 720), text_scale=200)
    hand, things = screen.controller(DeckHand), screen.game_layout
    numbers = {one.card.key: number for number, one in enumerate(hand.bar.held, 1)}
    assert things.rooms.rail and hand.pane.isHidden()
    screen.input.pick(numbers["land_stealth_mods"])
    assert hand.pane.isVisible() and hand.pane.one.card.key == "land_stealth_mods"
    assert things.rooms.dock.contains(hand.pane.geometry())
    assert things.close_drawer() and hand.pane.isHidden()
    hand.show()
    assert hand.pane.isHidden(), "who has closed it doesn't want it again"
    others = [n for n, one in enumerate(hand.bar.held) if one.card.key != "land_stealth_mods"]
    read_in_passing(hand, *others)
    assert hand.pane.isHidden(), "nor when others have been read"
    things.toggle_dock()
    read_in_passing(hand, *others)
    assert hand.pane.isVisible() and hand.pane.one.card.key == "land_stealth_mods", "what wasn't closed comes back"
    things.close_drawer()
    screen.input.pick(numbers["diplomat_evacuation"])
    assert hand.presenter.aiming.places() and hand.pane.isHidden(), "it lies over no land that is asked for"
    things.toggle_dock()
    assert hand.pane.isVisible() and hand.pane.one.card.key == "diplomat_evacuation", "but can be looked up"
    screen.input.pick(numbers["land_stealth_mods"])
    assert hand.pane.isVisible()
    hand.presenter.let_go()
    assert hand.pane.isHidden(), "what was read is gone, and the board is free"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_at_stake_can_be_read_in_the_bar(qtbot, language: str) -> None:
    screen = ad_screen(attacked(*FITTING), people=(1,), size=(1280, 720), language=language)
    assert "81" in screen.game_layout.prompt.ask.help
    words = screen.game_layout.prompt.findChild(PromptWords)
    assert words.toolTip() == "", "else the line of help has no room"


def test_why_a_card_does_not_fit_is_written_on_it_only_once_it_is_raised(qtbot, monkeypatch) -> None:
    screen = ad_screen(attacked(*MANY[:5]), people=(1,), size=(1280, 720))
    bar, written = screen.controller(DeckHand).bar, list[str]()
    paint = card_bar.deck_card_pixmap

    def noted(card: DeckCard, form: str, width: float, lack: str, *more: object) -> QPixmap:
        written.append(lack)
        return paint(card, form, width, lack, *more)

    monkeypatch.setattr(card_bar, "deck_card_pixmap", noted)
    bar.grab()
    lacks = [one.lack for one in bar.held]
    assert any(lacks) and not any(words.strip() for words in written)
    number = next(number for number, lack in enumerate(lacks) if lack)
    QTest.mouseMove(bar, (bar.spot(number).topLeft() + QPointF(4, 6)).toPoint())
    written.clear()
    bar.grab()
    assert lacks[number] in written
