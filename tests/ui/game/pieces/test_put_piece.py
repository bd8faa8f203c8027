"""Putting pieces down, buying them, and buying cards from decks."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from risk_desktop.editions.ad2210.cards.deck import printed_specs
from risk_desktop.editions.ad2210.terrain import LAND, MOON, WATER, deserts, of_terrain
from risk_desktop.editions.common.money import MONEY, money_of
from risk_desktop.editions.common.pieces import PutPiece, kinds_of
from risk_desktop.engine.choices import Pass
from risk_desktop.engine.game import Game
from risk_desktop.engine.step import Decision
from risk_desktop.i18n import LANGUAGES, percent
from risk_desktop.ui.game.cards.decks.buy_cards import BuyCardsPresenter
from risk_desktop.ui.game.cards.decks.card_shop import CardShop
from risk_desktop.ui.game.pieces.piece_shelf import ShelfController, Telling
from risk_desktop.ui.game.pieces.put_piece import HirePresenter, SetupPiecePresenter
from risk_desktop.ui.game.prompt.prompt_words import PromptWords
from risk_desktop.ui.game.screen import PlayScreen
from tests.editions.ad2210.hands import about_to_play
from tests.editions.ad2210.year import year
from tests.playing import number
from tests.ui.support.ad2210_table import ad_screen, turn_the_crank
from tests.ui.support.classic_table import sit_down
from tests.ui.support.play_table import Sphinx, read

Key = Qt.Key


def later(asked: Decision, game: Game) -> bool:
    """A year in which all have some energy."""
    return game.state.round >= 2


def at(kind: str, **settings: object) -> PlayScreen:
    fits = {} if kind in ("claim", "setup_place", "setup_piece") else {"fits": later}
    return sit_down("ad2210", kind, 3, ai_client=Sphinx, **fits, **settings)  # type: ignore[arg-type]


def toast_of(screen: PlayScreen) -> str:
    """Return what the toast says, "" while there is none."""
    panel = screen.toasts.panel
    return panel.accessibleName() if panel.isVisible() else ""


def test_a_piece_of_the_set_up_is_chosen_and_put_down_with_two_clicks(qtbot: QtBot) -> None:
    screen = at("setup_piece")
    presenter = screen.director.presenter
    assert isinstance(presenter, SetupPiecePresenter)
    player = presenter.decision.player
    plates = screen.controller(ShelfController).shelf.plates
    assert [plate.offer.kind for plate in plates] == list(presenter.places) == ["land", "diplomat", "station"]
    assert screen.controller(ShelfController).shelf.isVisible()
    assert {(plate.offer.price, plate.offer.money) for plate in plates} == {("free", None)}
    assert screen.game_layout.prompt.ask.help == "Choose a piece, then a territory; 3 left."
    place = presenter.places["diplomat"][0]
    screen.input.click(place)
    assert not kinds_of(screen.context.game.state, player), "no piece was chosen yet"
    plates[1].click()
    assert presenter.kind == "diplomat" and plates[1].isChecked()
    told = screen.game_layout.prompt.ask.help
    assert told == "Choose one of your territories. 3 pieces are left, this one included."
    screen.input.click(place)
    assert screen.context.names.territory(place) in screen.game_layout.prompt.ask.title
    assert screen.game_layout.prompt.ask.help == "3 pieces are left, this one included."
    screen.input.click(place)
    assert kinds_of(screen.context.game.state, player) == {"diplomat"}
    assert not screen.controller(ShelfController).shelf.isVisible()


def test_land_that_nobody_can_take_is_refused_for_the_reason_that_bars_it(qtbot: QtBot) -> None:
    screen = at("claim")
    state, board = screen.context.game.state, screen.context.game.rules.board
    water, moon, land = (of_terrain(board, terrain)[0] for terrain in (WATER, MOON, LAND))
    barred = min(deserts(state))
    names, earth = screen.context.names.territory, "at the start only land on Earth is taken."
    for place, why in (
        (water, f"{names(water)} is water: {earth}"),
        (moon, f"{names(moon)} lies on the Moon: {earth}"),
        (barred, f"{names(barred)} is devastated: nobody can take it."),
    ):
        screen.input.click(place)
        assert toast_of(screen) == why
    state.owner[land] = 0
    screen.input.click(land)
    assert toast_of(screen) == f"{names(land)} has an owner already. Take a free territory."


def test_what_stands_is_kept_when_the_program_places_the_rest(qtbot: QtBot) -> None:
    screen = at("setup_place")
    presenter, state = screen.director.presenter, screen.context.game.state
    assert presenter is not None
    player = presenter.decision.player
    place, reserve = presenter.decision.options.territories[0], state.reserve[player]  # type: ignore[attr-defined]
    before = state.armies[place]
    screen.input.click(place)
    ask = screen.game_layout.prompt.ask
    assert ask.title == "Place 2 starting MODs" and f"{reserve - 1} MODs are left" in ask.help
    for _ in range(2):  # it asks once
        QTest.keyClick(screen, Key.Key_R)
    state = screen.context.game.state
    assert state.armies[place] >= before + 1
    assert state.reserve[player] == reserve - 3


def test_the_program_takes_the_rest_of_the_land_when_asked(qtbot: QtBot) -> None:
    screen = at("claim")
    session = screen.context.session
    player = screen.director.presenter.decision.player  # type: ignore[union-attr]
    free = session.decision.options.count  # type: ignore[union-attr]
    for _ in range(2):  # it asks once
        QTest.keyClick(screen, Key.Key_R)
    assert session.game.state.owner.count(player) == 1
    assert session.decision is not None and session.decision.player != player
    assert session.decision.options.count == free - 1


def test_the_only_piece_that_can_be_paid_is_not_chosen_by_itself(qtbot: QtBot) -> None:
    presenter = at("hire").director.presenter
    assert isinstance(presenter, HirePresenter)
    kind = next(iter(presenter.places))
    presenter.decision.options.items = (Pass(), PutPiece(kind, presenter.places[kind][0]))  # type: ignore[attr-defined]
    presenter.start()
    assert list(presenter.places) == [kind] and presenter.kind == ""


def test_once_piece_and_place_are_chosen_the_bar_says_what_is_left_to_pay_with(qtbot: QtBot) -> None:
    screen = ad_screen(year({"saharan_empire": "0 4", "egypt": "1 4"}, phase="hire", energy=(9, 9, 9)))
    presenter, prompt = screen.director.presenter, screen.game_layout.prompt
    assert isinstance(presenter, HirePresenter)
    assert prompt.ask.help == "You have 9 energy. Choose a piece, then the territory where it should stand."
    presenter.choose("land")
    assert prompt.ask.help == "You have 9 energy. Choose the territory where it should stand."
    screen.input.click(number(screen.context.game, "saharan_empire"))
    assert prompt.ask.help == "You have 9 energy; after this 6 are left."


def test_the_shelf_shows_every_piece_that_can_be_hired(qtbot: QtBot) -> None:
    screen = at("hire")
    presenter = screen.director.presenter
    assert isinstance(presenter, HirePresenter)
    state, player = screen.context.game.state, presenter.decision.player
    offers = {offer.kind: offer for offer in presenter.offers()}
    assert len(offers) == 6
    for kind, offer in offers.items():
        assert offer.open == any(isinstance(c, PutPiece) and c.kind == kind for c in presenter.decision.options)  # type: ignore[attr-defined]
        assert offer.use and offer.price
    assert offers["land"].price == "in play" and offers["land"].standing == 1
    ask = screen.game_layout.prompt
    assert "energy" in ask.ask.help
    assert ask.ask.title == "Hire a commander or build a station"
    before = money_of(state, player)
    kind = next(each for each in ("naval", "nuclear", "diplomat", "space") if each in presenter.places)
    screen.input.pick(list(offers).index(kind) + 1)
    assert presenter.kind == kind
    assert ask.ask.title.startswith("Hire ") and ask.ask.title.endswith(": where?")
    screen.input.click(presenter.places[kind][0])
    screen.input.press("primary")
    assert kind in kinds_of(screen.context.game.state, player)
    assert money_of(screen.context.game.state, player) == before - 3


def test_who_lacks_money_for_another_station_is_told_so(qtbot: QtBot) -> None:
    """Four may stand: one in play is no reason why there can't be a second."""
    screen = at("hire")
    presenter, state = screen.director.presenter, screen.context.game.state
    assert isinstance(presenter, HirePresenter)
    presenter.places.pop("station", None)
    state.slots[MONEY].held[presenter.decision.player] = 4
    station = next(offer for offer in presenter.offers() if offer.kind == "station")
    assert (station.price, station.open, station.standing) == ("1 short", False, 1)
    screen.controller(ShelfController).follow()
    QTest.keyClick(screen.board, Key(Key.Key_1 + presenter.offers().index(station)))
    assert toast_of(screen) == "Space Station: 1 short."


def test_a_piece_that_cannot_be_paid_shows_its_ways_without_being_chosen(qtbot: QtBot) -> None:
    game = about_to_play(phase="hire", position={"alberta": "0 6", "continental_biospheres": "0 3"})
    screen = ad_screen(game)
    presenter, shelf = screen.director.presenter, screen.controller(ShelfController).shelf
    assert isinstance(presenter, HirePresenter)
    presenter.places.pop("naval")
    game.state.slots[MONEY].held[0] = 1
    screen.controller(ShelfController).follow()
    plate = next(plate for plate in shelf.plates if plate.offer.kind == "naval")
    assert not plate.offer.open and plate.isEnabled()
    shown = screen.board.highlights.shown
    assert not shown.harbours
    plate.click()
    shown = screen.board.highlights.shown
    assert shown.harbours and not shown.targets and presenter.kind == "" and not plate.isChecked()
    assert "way" in screen.game_layout.prompt.ask.help
    QApplication.sendEvent(plate, QEvent(QEvent.Type.Leave))
    assert not screen.board.highlights.shown.harbours


def test_hiring_ends_with_its_button(qtbot: QtBot) -> None:
    screen = at("hire")
    screen.input.press("ghost")
    decision = screen.context.session.decision
    assert decision is None or decision.kind != "hire"


def test_cards_are_bought_as_one_basket(qtbot: QtBot) -> None:
    screen = at("buy_cards")
    presenter = screen.director.presenter
    assert isinstance(presenter, BuyCardsPresenter)
    shelf, game, player = screen.controller(CardShop).shelf, screen.context.game, presenter.decision.player
    assert shelf.isVisible() and len(shelf.rows) == 5
    held, deck = money_of(game.state, player), presenter.decks[0]
    before = len(game.state.decks[deck].hands[player])
    primary = screen.game_layout.prompt.button("primary")
    assert not primary.isEnabled() and "1 energy" in screen.game_layout.prompt.ask.help
    row = next(row for row in shelf.rows if row.offer.deck == deck)
    for _ in range(6):
        row.more.click()
    assert presenter.count == presenter.most == min(4, held) and row in shelf.rows, "no row moves meanwhile"
    QTest.keyClick(row, Key.Key_Left)
    assert presenter.basket[deck] == presenter.most - 1
    screen.input.pick(presenter.shelf.index(presenter.decks[1]) + 1)
    assert [presenter.basket[d] for d in presenter.decks[:2]] == [presenter.most - 1, 1]
    assert str(presenter.most) in primary.words() and primary.isEnabled()
    QTest.keyClick(screen.board, Key(Key.Key_1 + presenter.shelf.index(deck)))
    assert toast_of(screen) == f"You can buy no more than {presenter.most} cards now."
    screen.input.press("primary")
    state = screen.context.game.state
    assert money_of(state, player) == held - presenter.most
    assert len(state.decks[deck].hands[player]) == before + presenter.most - 1


def test_a_deck_without_its_piece_says_what_it_needs(qtbot: QtBot) -> None:
    screen = at("buy_cards")
    presenter, shelf = screen.director.presenter, screen.controller(CardShop).shelf
    assert isinstance(presenter, BuyCardsPresenter)
    has = kinds_of(screen.context.game.state, presenter.decision.player)
    for place, row in enumerate(shelf.rows, 1):
        assert row.offer.open == (row.offer.deck in has)
        if not row.offer.open:
            assert "in play" in row.offer.words
            QTest.keyClick(screen.board, Key(Key.Key_0 + place))
            assert presenter.deck == row.offer.deck, "one may look at it"
            assert toast_of(screen) == f"{row.offer.name}: {row.offer.words}."
    assert presenter.count == 0
    screen.input.press("ghost")
    decision = screen.context.session.decision
    assert decision is None or decision.kind != "buy_cards"


def test_escape_empties_the_basket(qtbot: QtBot) -> None:
    screen = at("buy_cards")
    presenter = screen.director.presenter
    assert isinstance(presenter, BuyCardsPresenter)
    presenter.add(presenter.decks[0], 1)
    assert presenter.count == 1
    assert screen.input.let_go() and presenter.count == 0
    assert not screen.input.let_go()


def test_what_a_deck_may_still_hold_shows_before_one_buys(qtbot: QtBot) -> None:
    """What is printed less what the buyer has seen: played cards and his own hand, but nobody else's."""
    screen = ad_screen(
        about_to_play("land_stealth_mods", phase="buy", others={1: ("land_stealth_mods", "land_scout_forces")})
    )
    presenter, shelf, game = screen.director.presenter, screen.controller(CardShop).shelf, screen.context.game
    assert isinstance(presenter, BuyCardsPresenter) and presenter.deck == "land"
    titles = {each.accessibleName().split(".")[0] for each in shelf.unseen}
    copies = {card.id: card.copies for card in printed_specs().values() if card.deck == "land"}
    assert len(titles) == len(copies)
    offer = shelf.rows[0].offer
    unseen = {card.key: count for card, count in offer.unseen}
    assert unseen == {**copies, "land_stealth_mods": copies["land_stealth_mods"] - 1}
    left = len(game.state.decks["land"].draw)
    assert offer.left == left and str(left) in shelf.told and "2 with others" in shelf.told
    assert all(f"({card.cost})" in shelf.rows[0].accessibleName() for card, _ in offer.unseen)
    screen.input.pick(presenter.shelf.index("naval") + 1)
    assert presenter.deck == "naval" and {card.deck for card, _ in shelf.rows[2].offer.unseen} == {"naval"}


def test_hidden_cards_change_nothing_of_what_a_buyer_is_told(qtbot: QtBot) -> None:
    """Whatever the others hold, and however the deck is shuffled."""
    told = []
    for card in ("land_stealth_mods", "land_scout_forces"):
        game = about_to_play(phase="buy", others={1: (card,)})
        game.state.decks["land"].draw.reverse()
        screen = ad_screen(game)
        told.append([row.accessibleName() for row in screen.controller(CardShop).shelf.rows])
    assert told[0] == told[1]


LARGE = {"size": (1280, 720), "language": "de", "text_scale": 200}


def test_with_large_text_the_shelf_stands_in_the_drawer_and_the_board_stays(qtbot: QtBot) -> None:
    screen = at("hire", **LARGE)
    shelf, things = screen.controller(ShelfController).shelf, screen.game_layout
    assert things.rooms.rail and shelf.isVisible() and things.rooms.dock.contains(shelf.geometry())
    assert not any(shelf.geometry().intersects(other.geometry()) for other in (things.prompt, *things.rail.tiles))
    assert not any(a.geometry().intersects(b.geometry()) for a in shelf.plates for b in shelf.plates if a is not b)
    assert things.rooms.board.height() > screen.height() * 0.7
    things.rail.dock.click()
    assert shelf.isHidden() and things.chronicle.isHidden(), "the drawer is shut"
    screen.controller(ShelfController).follow()
    assert shelf.isHidden(), "and stays shut until one asks for it"
    things.rail.dock.click()
    assert shelf.isVisible()


def test_the_drawer_shuts_once_a_piece_is_chosen_by_its_number(qtbot: QtBot) -> None:
    """What is asked then is a place, which may lie under it."""
    screen = at("hire", **LARGE)
    shelf, presenter = screen.controller(ShelfController).shelf, screen.director.presenter
    assert isinstance(presenter, HirePresenter) and shelf.isVisible()
    numbers = [n for n, offer in enumerate(presenter.offers(), 1) if offer.open]
    screen.input.pick(numbers[0])
    assert shelf.isHidden() and presenter.taken
    screen.game_layout.rail.dock.click()
    screen.input.click(presenter.places[presenter.kind][0])
    assert shelf.isVisible(), "whoever wants to see it keeps it"
    screen.input.pick(numbers[-1])
    assert shelf.isHidden(), "until something else is chosen"


@pytest.mark.parametrize("language", LANGUAGES)
def test_with_large_text_every_piece_for_hire_says_what_it_does(qtbot: QtBot, language: str) -> None:
    screen = ad_screen(
        about_to_play(phase="hire", position={"alberta": "0 8", "nunavut": "0 2 diplomat"}),
        size=(1280, 720),
        text_scale=200,
        language=language,
    )
    shelf, prompt = screen.controller(ShelfController).shelf, screen.game_layout.prompt
    asked = prompt.title
    for plate in shelf.plates:
        named, gist = (plate.height_telling(plate.width(), each) for each in (Telling.NAME, Telling.BRIEF))
        assert plate.telling == Telling.BRIEF or not plate.offer.open or gist > named, plate.offer.name
        assert language == "en" or gist == named, "it stands beside the figure"
        assert plate.offer.does in " ".join(plate.toolTip().split())
    for plate in shelf.plates:
        plate.considered.emit(plate.offer.kind)
        assert (prompt.title, prompt.ask.help) == (plate.offer.name, plate.offer.use)
        assert not prompt.findChild(PromptWords).toolTip(), "there is room for it in the bar"
        plate.considered.emit("")
        assert prompt.title == asked
    screen.input.pick(len(shelf.plates))
    chosen = prompt.title
    shelf.plates[0].considered.emit("land")
    assert prompt.title == chosen, "where one is chosen its place is asked for"


@pytest.mark.parametrize("scale", [100, 110, 140])
def test_the_whole_hire_list_is_seen_and_its_chosen_row_at_every_text_size(qtbot: QtBot, scale: int) -> None:
    screen = at("hire", size=(1280, 720), text_scale=scale)
    shelf, presenter = screen.controller(ShelfController).shelf, screen.director.presenter
    assert isinstance(presenter, HirePresenter)
    for language in LANGUAGES:
        screen.app.settings.language = language
        screen.app.apply()
        for kind in presenter.places:
            screen.input.pick([offer.kind for offer in presenter.offers()].index(kind) + 1)
            if screen.board.highlights.shown.chosen is None:
                screen.input.click(presenter.places[kind][0])
            turn_the_crank(3)
            chosen = next(each for each in shelf.plates if each.isChecked())
            assert chosen.offer.kind == kind and chosen.telling
            assert whole(chosen), "no part of it is scrolled out of sight"
            if scale == 100:
                assert all(map(whole, shelf.plates))


def whole(widget: QWidget) -> bool:
    """Return whether all of a widget is seen."""
    return widget.visibleRegion().boundingRect().size() == widget.size()


def test_no_button_of_a_deck_is_cut_with_the_largest_text(qtbot: QtBot) -> None:
    screen = at("buy_cards", **LARGE)
    shelf = screen.controller(CardShop).shelf
    sold = [row for row in shelf.rows if row.offer.open]
    assert len(sold) < len(shelf.rows), "a deck that doesn't sell says why, which is long"
    for row in sold:
        assert row.more.visibleRegion().boundingRect().size() == row.more.size()
        assert row.more.mapTo(shelf, row.more.rect().topRight()).x() < shelf.width()


def test_each_row_tells_what_the_piece_would_do_for_an_attack(qtbot: QtBot) -> None:
    screen = ad_screen(about_to_play(phase="hire", position={"alberta": "0 6"}), size=(1280, 720))
    presenter = screen.director.presenter
    assert isinstance(presenter, HirePresenter)
    plates = {plate.offer.kind: plate for plate in screen.controller(ShelfController).shelf.plates}
    screen.input.pick(presenter.offers().index(plates["nuclear"].offer) + 1)
    screen.input.click(next(place for place in presenter.places["nuclear"] if screen.context.armies(place) == 6))
    offer = next(
        plate.offer for plate in screen.controller(ShelfController).shelf.plates if plate.offer.kind == "nuclear"
    )
    names, odds = screen.context.names, offer.odds
    assert offer.chance is not None and odds.endswith(percent(offer.chance)) and "→" in odds
    lands = range(len(screen.context.game.state.owner))
    origin = names.territory(next(place for place in presenter.places["nuclear"] if screen.context.armies(place) == 6))
    target = next(t for t in lands if odds.startswith(f"Taking {names.territory(t)} from {origin}:"))
    plate = next(plate for plate in screen.controller(ShelfController).shelf.plates if plate.offer == offer)
    assert odds in plate.accessibleName() and odds not in plate.toolTip() and plate.offer.name not in plate.toolTip()
    told = " ".join(plate.toolTip().split())
    assert f"on {names.territory(target)}, kept up to the end, succeeds in {percent(offer.chance)}" in told
    assert f"If it stands in {origin}:" in told and told.startswith("One die of every attack that it leads")
    assert max(map(len, plate.toolTip().split("\n"))) <= 50 < len(told), "no line runs over half the board"


@pytest.mark.parametrize(
    ("edition", "kind", "piece", "aside"),
    [("ad2210", "hire", "station", "cards aside"), ("godstorm", "summon", "temple", "cards and god wars aside")],
)
def test_a_piece_that_makes_no_attack_likelier_says_so_before_it_is_paid(
    qtbot: QtBot, edition: str, kind: str, piece: str, aside: str
) -> None:
    screen = at("hire") if kind == "hire" else sit_down(edition, kind, 4)
    presenter, shelf = screen.director.presenter, screen.controller(ShelfController).shelf
    assert isinstance(presenter, HirePresenter)
    place = presenter.places[piece][0]
    presenter.choose(piece)
    screen.input.click(place)
    told = screen.game_layout.prompt.ask.help
    assert told.startswith(f"It makes no attack from {screen.context.names.territory(place)} much likelier")
    assert told.endswith(f"{aside}.")
    plate = next(plate for plate in shelf.plates if plate.offer.kind == piece)
    assert told in " ".join(plate.toolTip().split()) and plate.offer.chance is None


def test_a_key_that_picks_a_piece_takes_the_tip_of_another_away(qtbot: QtBot) -> None:
    screen = ad_screen(about_to_play(phase="hire", position={"alberta": "0 6"}))
    QToolTip.showText(screen.board.mapToGlobal(screen.board.rect().center()), "What it is good for", screen.board)
    assert QToolTip.isVisible()
    screen.activateWindow()
    read(qtbot, screen)
    qtbot.keyClick(screen.board, Key.Key_3)
    qtbot.waitUntil(lambda: not QToolTip.isVisible(), timeout=2000)
