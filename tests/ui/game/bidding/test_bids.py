"""Sealed bids: the slip, the opened bids, and the choice of a place in the order of the turns."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from risk_desktop.controller.opening import PastChoice
from risk_desktop.controller.session import GameSession
from risk_desktop.editions.common.bidding import BidTied, ChooseMarkers, MarkerTaken, TakeMarker, order_slot
from risk_desktop.editions.common.money import MONEY, money_of
from risk_desktop.engine.choices import Amount
from risk_desktop.engine.events import Event, SealedRevealed, TurnStarted
from risk_desktop.engine.game import Game
from risk_desktop.engine.state import NOBODY
from risk_desktop.engine.step import Decision
from risk_desktop.i18n import tr
from risk_desktop.ui.game.bidding.bid_log import BidLog, is_opening
from risk_desktop.ui.game.bidding.bid_slip import BidSlip
from risk_desktop.ui.game.bidding.bid_table import BidLane, BidLanes, BidTable
from risk_desktop.ui.game.bidding.slip_state import Affordable, SlipState
from risk_desktop.ui.game.handover.curtain import Curtain
from risk_desktop.ui.game.players.asset_plaque import AssetPlaque
from risk_desktop.ui.game.prompt.asking import Ask
from risk_desktop.ui.game.screen import PlayScreen
from risk_desktop.ui.kit import ButtonControl
from risk_desktop.ui.money import ENERGY, money_kind
from risk_desktop.ui.names import Names
from risk_desktop.ui.theme import EVERYBODY, seat
from tests.e2e.agreement import AgreementWatch
from tests.ui.support.bid_screen import bid_screen, bidding_of, later
from tests.ui.support.classic_table import maps_of, scene, sit_down, table_of
from tests.ui.support.play_table import PuppetAiClient, Sphinx, legal_choice, lift_curtain, make_context, show_screen
from tests.ui.support.raiders import asked

Key = Qt.Key


def test_the_log_ranks_by_bid_and_then_by_rolls() -> None:
    log = BidLog()
    log.note([
        SealedRevealed("bid", ((0, "2"), (1, "3"), (2, "2"), (3, "2"))),
        BidTied((0, 2, 3), (4, 6, 4)),
        BidTied((0, 3), (1, 5)),
        MarkerTaken(1, 4),
    ])  # fmt: skip
    assert log.ranked == (1, 2, 3, 0)
    assert (log.total, log.rolls[3], log.places) == (9, [4, 5], {4: 1})
    log.note([TurnStarted(2, 3)])
    assert log.places == {}


def test_the_slip_says_what_is_left_and_the_bar_has_the_controls(qtbot: QtBot) -> None:
    screen = bid_screen(ai_client=Sphinx)
    bidding = bidding_of(screen)
    held = money_of(screen.context.game.state, screen.director.viewer)
    bar = screen.game_layout.prompt
    assert bidding.slip.isVisible() and bidding.table.isHidden()
    assert not bidding.slip.findChildren(ButtonControl), "one control stands in one place only"
    QTest.keyClick(screen.board, Key.Key_2)
    assert f"A bid of 2 leaves {held - 2}" in bidding.slip.rest.text()
    assert bar.button("primary").words() == "Seal my bid of 2"
    QTest.keyClick(screen.board, Key.Key_Minus)
    assert bar.button("primary").words() == "Seal my bid of 1"
    QTest.keyClick(screen.board, Key.Key_9)
    assert held < 9 and bar.button("primary").words() == "Seal my bid of 1", "nobody can bid more than he has"


def test_the_slip_says_what_the_rest_buys(qtbot: QtBot) -> None:
    slip = BidSlip()
    qtbot.addWidget(slip)
    wares = (Affordable("a ship", 3), Affordable("a fleet", 9))
    slip.show_state(SlipState("Ben", seat(1), ENERGY, 6, 3, wares, ()), 0)
    assert slip.purchases.payable == ("a ship", "a fleet")
    slip.show_amount(1)
    assert slip.purchases.payable == ("a ship",)
    slip.show_amount(6)
    assert slip.purchases.payable == ("a ship",), "the turn's income pays for it"


def test_a_person_seals_what_he_has_chosen(qtbot: QtBot) -> None:
    screen = bid_screen(ai_client=Sphinx)
    game, player = screen.context.game, screen.director.presenter.decision.player  # type: ignore[union-attr]
    assert money_kind(game.rules) is ENERGY
    held = money_of(game.state, player)
    seal = screen.game_layout.prompt.button("primary")
    assert held >= 2
    QTest.keyClick(screen.board, Key.Key_Space)
    assert screen.director.presenter.active, "nobody has set this amount"  # type: ignore[union-attr]
    assert seal.words() == "Yes, for good", "a sealed bid stays as it is: it asks once"
    QTest.keyClick(screen.board, Key.Key_2)
    assert screen.director.presenter.value == 2  # type: ignore[union-attr]
    assert screen.game_layout.prompt.ask.number.value == 2  # type: ignore[union-attr]
    assert seal.words() in ("Seal my bid of 2", "Seal 2"), "another amount is another question"
    QTest.keyClick(screen.board, Key.Key_Space)
    assert bidding_of(screen).slip.isHidden()
    step = screen.context.session.decision.step  # type: ignore[union-attr]
    assert dict(step.answers)[player].value == 2  # type: ignore[attr-defined]
    assert game.state.slots[MONEY].held[player] == held, "nothing is paid before all are in"


def test_the_slip_can_be_laid_aside_to_look_at_the_chronicle(qtbot: QtBot) -> None:
    screen = bid_screen(ai_client=Sphinx)
    slip = bidding_of(screen).slip
    QTest.keyClick(screen.board, Key.Key_Escape)
    assert slip.isHidden() and screen.game_layout.chronicle.isVisible()
    QTest.mouseClick(screen.game_layout.dock.head.button, Qt.MouseButton.LeftButton)
    assert slip.isVisible()


def test_two_people_bid_behind_the_curtain(qtbot: QtBot) -> None:
    screen = bid_screen(people=(0, 1, 2), ai_client=Sphinx)
    assert bidding_of(screen).slip.isHidden(), "no slip before the one who bids is there"
    curtain = screen.findChild(Curtain)
    assert curtain is not None and "sealed bid" in curtain.cloth.look_away
    qtbot.waitUntil(lambda: screen.director.presenter is not None or lift_curtain(screen))
    assert bidding_of(screen).slip.isVisible()
    QTest.keyClick(screen.board, Key.Key_1)
    QTest.keyClick(screen.board, Key.Key_Space)
    qtbot.waitUntil(lambda: screen.director.presenter is None)
    assert bidding_of(screen).slip.isHidden()


@pytest.mark.parametrize("kind", ["bid", "turn_marker"])
@pytest.mark.parametrize("party", [False, True])
def test_whoever_bids_or_chooses_a_place_is_named_in_a_party(qtbot: QtBot, kind: str, party: bool) -> None:
    people = (0, 1, 2) if party else ()
    screen = bid_screen(kind, people=people, curtain=False, ai_client=Sphinx)
    qtbot.waitUntil(lambda: asked(screen) == kind, timeout=20_000)
    name = screen.context.names.player(screen.director.presenter.decision.player)  # type: ignore[union-attr]
    assert screen.game_layout.prompt.title.startswith(f"{name}: ") == party


def press_for_sure(screen: PlayScreen) -> None:
    """Press the key that commits, and again as it asks once."""
    QTest.keyClick(screen.board, Key.Key_Space)
    QTest.keyClick(screen.board, Key.Key_Space)


def others_follow(asked: Decision, game: Game) -> bool:
    """Two others choose a place after him."""
    return isinstance(asked.step, ChooseMarkers) and len(asked.step.waiting) == 3


def last_choice(asked: Decision, game: Game) -> bool:
    """The last who chooses a place, and the first turn is still free: it would be his at once."""
    last = isinstance(asked.step, ChooseMarkers) and len(asked.step.waiting) == 2
    return last and order_slot(game).order[0] < 0


def test_a_person_takes_a_free_place(qtbot: QtBot) -> None:
    screen = sit_down("ad2210", "turn_marker", 4, fits=others_follow, ai_client=Sphinx)
    presenter = screen.director.presenter
    take = screen.game_layout.prompt.button("primary")
    assert bidding_of(screen).table.isVisible()
    player, free = presenter.decision.player, presenter.free  # type: ignore[union-attr]
    QTest.keyClick(screen.board, Key.Key_Space)
    assert presenter.active and take.words() == "Yes, for good", "nobody has picked this place"  # type: ignore[union-attr]
    (gone,) = {1, 2, 3, 4} - set(free)
    QTest.keyClick(screen.board, Key(Key.Key_0 + gone))
    assert presenter.value == free[0]  # type: ignore[union-attr]
    assert screen.toasts.panel.accessibleName() == "That place is taken."
    QTest.keyClick(screen.board, Key(Key.Key_0 + free[1]))
    assert presenter.value == free[1]  # type: ignore[union-attr]
    assert take.words() == f"Take place {free[1]}"
    QTest.keyClick(screen.board, Key(Key.Key_0 + free[0]))
    assert presenter.value == free[0]  # type: ignore[union-attr]
    QTest.keyClick(screen.board, Key.Key_Space)
    assert order_slot(screen.context.game).order[free[0] - 1] == player
    assert bidding_of(screen).table.lanes.places[player] == free[0]


@pytest.mark.parametrize("edition", ["ad2210", "godstorm"])
def test_a_place_that_can_be_taken_back_is_taken_at_once(qtbot: QtBot, edition: str) -> None:
    screen = sit_down(edition, "turn_marker", 3, fits=last_choice, ai_client=Sphinx)
    session, player = screen.context.session, screen.director.presenter.decision.player  # type: ignore[union-attr]
    assert screen.game_layout.prompt.button("primary").words() == "Take place 1"
    QTest.keyClick(screen.board, Key.Key_Space)
    assert order_slot(screen.context.game).order[0] == player and session.can_undo
    screen.input.undo()
    assert order_slot(screen.context.game).order[0] < 0


def test_a_place_after_which_others_choose_stays_taken(qtbot: QtBot) -> None:
    screen = sit_down("ad2210", "turn_marker", 3, fits=others_follow, ai_client=Sphinx)
    session, presenter = screen.context.session, screen.director.presenter
    choice = TakeMarker(presenter.value)  # type: ignore[union-attr]
    held = screen.context.game.snapshot()
    assert not session.could_undo(choice), "somebody else chooses next"
    assert screen.context.game.snapshot() == held, "it was only tried out"
    press_for_sure(screen)
    assert not session.can_undo


@pytest.mark.smoke
def test_opened_bids_are_shown_and_go_with_the_first_turn(qtbot: QtBot) -> None:
    screen = bid_screen(ai_client=PuppetAiClient, ai_speed="fast")
    bidding = bidding_of(screen)
    press_for_sure(screen)
    qtbot.waitUntil(bidding.table.isVisible, timeout=20_000)
    assert len(bidding.table.lanes.lanes) == 3
    assert bidding.table.lanes.lanes[0].bid == max(bidding.log.bids.values())
    for lane in bidding.table.lanes.lanes:
        assert lane.before >= lane.bid

    def over() -> bool:
        if screen.director.presenter is not None and screen.director.presenter.decision.kind == "turn_marker":
            screen.input.press("primary")
        return bidding.table.isHidden()

    qtbot.waitUntil(over, timeout=20_000)


@pytest.mark.parametrize("edition", ["ad2210", "godstorm"])
def test_who_chooses_a_place_is_not_said_to_be_on_turn(qtbot: QtBot, edition: str) -> None:
    screen = sit_down(edition, "turn_marker", 4, fits=others_follow, ai_client=PuppetAiClient, ai_speed="fast")
    things, said = screen.game_layout, set[tuple[str, tuple[str, ...]]]()

    def look() -> None:
        chips = tuple(plaque.state.chip for plaque in things.plaques if plaque.state.chip)
        said.add((things.prompt.title, chips))

    assert "Picks a place" in [plaque.state.chip for plaque in things.plaques]
    screen.director.asks.connect(look)
    game = screen.context.game
    press_for_sure(screen)
    qtbot.waitUntil(lambda: bool(game.state.phase), timeout=20_000)
    picking = [(title, chips) for title, chips in said if "picks a place" in title]
    assert picking, "others chose after him"
    assert not any("is playing" in title for title, _ in said)
    assert all(set(chips) <= {"Picks a place", "Thinking"} for _, chips in picking)


def first(asked: Decision, game: Game) -> bool:
    """Tell whether the person chooses the first place, as the first of all."""
    return later(asked, game) and set(order_slot(game).order) == {NOBODY}


@pytest.mark.parametrize("speed", ["instant", "fast"])
def test_who_has_the_first_turn_sees_the_bids_until_he_has_answered(qtbot: QtBot, speed: str) -> None:
    screen = sit_down("ad2210", "turn_marker", 3, fits=first, ai_client=PuppetAiClient, ai_speed=speed)
    bidding, session, game = bidding_of(screen), screen.context.session, screen.context.game
    assert bidding.table.isVisible()
    held = [money_of(game.state, seat) + bidding.log.bids[seat] for seat in range(3)]
    press_for_sure(screen)
    qtbot.waitUntil(lambda: bool(game.state.phase) and asked(screen) != "", timeout=20_000)
    assert game.state.turn == 0 == order_slot(game).order[0]
    assert {lane.seat: lane.before for lane in bidding.table.lanes.lanes} == dict(enumerate(held)), "before any income"
    assert bidding.table.isVisible() and screen.game_layout.dock.panel is bidding.table
    assert {lane.seat: lane.bid for lane in bidding.table.lanes.lanes} == bidding.log.bids
    assert bidding.table.lanes.places == {who: place for place, who in enumerate(order_slot(game).order, start=1)}
    decision = session.decision
    assert decision is not None and session.answer(legal_choice(decision, Random(1))) is None
    qtbot.waitUntil(bidding.table.isHidden, timeout=20_000)
    qtbot.waitUntil(lambda: asked(screen) != "", timeout=20_000)
    assert not bidding.table.isVisible(), "nor does it come back"


def in_first_turn(asked: Decision, game: Game) -> bool:
    """Tell whether somebody is asked in the turn that follows the bids."""
    return game.state.round > 1 and order_slot(game).order[0] == asked.player == game.state.turn


@pytest.mark.parametrize("fresh", [True, False])
def test_the_bids_are_there_again_where_a_game_goes_on_before_the_first_answer(qtbot: QtBot, fresh: bool) -> None:
    """Later in that turn they are not: the choices behind it don't begin with it."""
    found, person = scene("ad2210", "reinforce", 3, 2, in_first_turn)
    table, boards = table_of("ad2210", 3, people=(person,)), maps_of("ad2210")
    game = Game(found.game.rules, found.game.snapshot())
    began = max(number for number, event in enumerate(found.past) if isinstance(event, TurnStarted))
    course = [PastChoice(found.past[began:] if fresh else found.past[began + 1 :], game)]
    session = GameSession(table, game, statistics=found.statistics, make_ai_client=Sphinx)
    screen = PlayScreen(make_context(), session, Names(table, boards), boards, found.past, course)
    show_screen(screen, QSize(1280, 720))
    session.start()
    qtbot.waitUntil(lambda: asked(screen) == "reinforce", timeout=20_000)
    bidding = bidding_of(screen)
    assert bidding.table.isVisible() is fresh
    assert bidding.table.lanes.places == (
        {who: place for place, who in enumerate(order_slot(game).order, 1)} if fresh else {}
    )


def test_the_bids_go_with_the_first_turn_where_opponents_are_too_fast_to_be_seen(qtbot: QtBot) -> None:
    screen = bid_screen(ai_client=PuppetAiClient, ai_speed="instant")
    bidding, game = bidding_of(screen), screen.context.game
    screen.context.session.answer(Amount(0))
    qtbot.waitUntil(lambda: bool(game.state.phase) and asked(screen) != "", timeout=20_000)
    assert order_slot(game).order[0] != 0 and bidding.log.bids[0] == 0
    assert not bidding.table.isVisible()


def test_the_ribbon_says_that_one_bids(qtbot: QtBot) -> None:
    screen = bid_screen(ai_client=Sphinx)
    assert [(phase.words, phase.state) for phase in screen.game_layout.ribbon.phases] == [("Bid", "now")]
    screen = sit_down("ad2210", "setup_piece", 3, ai_client=Sphinx)
    phases = [phase.words for phase in screen.game_layout.ribbon.phases if phase.state == "now"]
    assert phases == ["Place pieces"]


def test_the_bids_go_to_the_bank_as_soon_as_a_place_is_taken(qtbot: QtBot) -> None:
    screen = bid_screen("turn_marker", ai_client=Sphinx)
    shown = bidding_of(screen).table.lanes.lanes
    table = BidTable()
    qtbot.addWidget(table)
    table.show_bids(shown, ENERGY)
    table.show_places({0: 1})
    assert table.lanes.swept == 0, "what was taken before anybody looked brings nothing to the bank"
    table.show_places({})
    table.show_places({0: 1})
    qtbot.waitUntil(lambda: table.lanes.swept == 1, timeout=5000)


def test_nothing_tells_who_is_first_until_all_bids_lie_open(qtbot: QtBot) -> None:
    table = BidTable()
    qtbot.addWidget(table)
    bids = ((2, 3), (0, 1), (1, 0))  # by rank
    table.show_bids([BidLane(who, f"P{who}", seat(who), bid, 5, (), "") for who, bid in bids], ENERGY)
    table.show()
    lanes = table.lanes
    rows: list[tuple[list[float], bool]] = []

    def note(is_open: bool) -> None:
        rows.append(([lanes.row_of(rank) for rank in range(3)], table.bank.isVisible()))

    lanes.opened.connect(note)
    lanes.play(200)
    assert rows[-1] == ([2, 0, 1], False), "as they sit, and no sum"
    with qtbot.waitSignal(lanes.opened, timeout=5000, check_params_cb=bool):
        pass
    assert rows[-1] == ([0, 1, 2], True), "the highest bid above, and the sum"
    lanes.play(5000)
    lanes.finish()
    assert rows[-1] == ([0, 1, 2], True), "who skips it sees everything"


def test_opened_bids_are_told_no_sooner_than_they_are_shown(qtbot: QtBot) -> None:
    lanes = BidLanes()
    qtbot.addWidget(lanes)
    ranks = ((2, 3, "bids most"), (0, 1, "second"))
    lanes.show_lanes([BidLane(who, f"P{who}", seat(who), bid, 5, (), rank) for who, bid, rank in ranks], ENERGY)
    told: list[str] = []
    lanes.opened.connect(lambda _: told.append(lanes.accessibleName()))
    lanes.play(200)
    qtbot.waitUntil(lambda: told[-1].startswith("P2"), timeout=5000)
    stages = list(dict.fromkeys(told))
    assert told[0] == "P0; P2", "as they sit, while coins fall"
    assert stages[-1] == "P2 3, bids most; P0 1, second"
    assert set(stages[1:-1]) <= {"P0 1; P2 3", "P0 1, second; P2 3, bids most"}
    lanes.show_places({0: 1})
    assert lanes.accessibleName() == "P2 3, bids most; P0 1, " + tr("bids.place.taken", place=1)


@pytest.mark.parametrize("asked_for_it", [False, True])
def test_who_is_not_asked_as_he_has_nothing_is_told_that_his_bid_is_0(qtbot: QtBot, asked_for_it: bool) -> None:
    screen = bid_screen(ai_client=Sphinx)
    bidding, me = bidding_of(screen), screen.director.viewer
    if not asked_for_it:
        bidding.retranslate()
        screen.director.told.emit([SealedRevealed("bid", ((me, "0"),))])  # those of the round before
    screen.director.told.emit([SealedRevealed("bid", ((me, "0"), (me + 1, "0")))])
    name = screen.context.names.player(me)
    said = screen.toasts.panel.accessibleName() if screen.toasts.panel.isVisible() else ""
    assert said == ("" if asked_for_it else f"{name} has nothing to bid: that counts as 0")


@pytest.mark.parametrize("edition", ["ad2210", "godstorm"])
def test_while_bids_are_opened_nobody_is_said_to_play(qtbot: QtBot, edition: str) -> None:
    screen = sit_down(edition, "bid", 3, fits=later, ai_client=PuppetAiClient, ai_speed="fast")
    said: list[str] = []

    def note(event: Event) -> None:
        if is_opening(event):
            said.append(screen.game_layout.prompt.title)

    screen.director.animator.shown.connect(note)
    press_for_sure(screen)
    qtbot.waitUntil(lambda: bool(said), timeout=20_000)
    assert said == ["The bids are opened"]
    assert not any(row.state.chip for row in screen.game_layout.plaques)


def test_where_only_persons_bid_there_is_nothing_to_skip_or_to_watch(qtbot: QtBot) -> None:
    everybody = {"people": (0, 1, 2), "curtain": False, "ai_speed": "normal"}
    screen = sit_down("ad2210", "bid", 3, fits=later, ai_client=PuppetAiClient, **everybody)  # type: ignore[arg-type]
    asks, found = list[Ask](), list[str]()
    watch = AgreementWatch(lambda: screen, found)

    def note(event: Event) -> None:
        if is_opening(event):
            asks.append(screen.game_layout.prompt.ask)

    screen.director.animator.shown.connect(note)
    for _ in range(60):
        if asks:
            break
        QTest.qWait(50)
        screen.input.press("primary")
    QTest.qWait(100)
    watch.stop()
    (ask,) = asks
    assert ask.title == tr("play.action.opens") and ask.help == ""
    assert (ask.primary, ask.secondary, ask.ghost) == (None, None, None)
    assert found == []


def test_while_bids_are_opened_all_is_said_of_the_whole_table(qtbot: QtBot) -> None:
    """Neither the ribbon nor the bar bears the sign of one player, and the bar's is not blank."""
    screen = bid_screen(ai_client=PuppetAiClient, ai_speed="normal")
    things, shown = screen.game_layout, list[Event]()
    screen.director.animator.shown.connect(shown.append)
    screen.input.set_number(1)
    screen.input.press("primary")
    qtbot.waitUntil(lambda: any(map(is_opening, shown)), timeout=10_000)
    assert things.prompt.title == tr("play.action.opens")
    assert things.ribbon.banner == (EVERYBODY, "") and things.ribbon.accessibleName() == things.ribbon.now
    assert things.prompt.roundel.seat == EVERYBODY and EVERYBODY.emblem


def test_table_and_plaques_say_in_one_moment_what_a_bid_has_cost(qtbot: QtBot) -> None:
    screen = bid_screen(ai_client=PuppetAiClient, ai_speed="normal")
    lanes, plaques = bidding_of(screen).table.lanes, screen.game_layout.plaques
    had = [money_of(screen.context.game.state, number) for number in range(3)]
    shown: list[Event] = []
    screen.director.animator.shown.connect(shown.append)
    screen.input.set_number(1)
    screen.input.press("primary")
    qtbot.waitUntil(lambda: any(map(is_opening, shown)), timeout=10_000)
    told: set[tuple[bool, bool]] = set()
    while not isinstance(shown[-1], MarkerTaken):
        qtbot.wait(5)
        money = [plaque.assets.money for plaque in plaques if isinstance(plaque, AssetPlaque) and plaque.assets]
        told.add((lanes.paid, money != had))
    assert told == {(False, False), (True, True)}


@pytest.mark.parametrize("edition", ["ad2210", "godstorm"])
def test_who_bids_is_not_said_to_be_on_turn(qtbot: QtBot, edition: str) -> None:
    screen = sit_down(edition, "bid", 3, fits=later)
    own = screen.game_layout.plaques[0]
    assert own.state.chip == "Bids" and "Your turn" not in own.accessibleName()
    assert "on turn" not in screen.game_layout.ribbon.accessibleName()
