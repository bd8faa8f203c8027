"""Plates of pieces in large text: they wrap and grow, and no name becomes smaller than it is at 100 %."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from risk_desktop.ui.board.position import PieceLook
from risk_desktop.ui.game.pieces import piece_shelf
from risk_desktop.ui.game.pieces.piece_shelf import PieceShelf, Telling
from risk_desktop.ui.game.pieces.put_piece import PieceOffer
from risk_desktop.ui.kit import FocusRing
from risk_desktop.ui.money import FAITH
from risk_desktop.ui.theme import SEATS, metrics, set_metrics

HIRED = [
    PieceOffer("land", "Landkommandant", "in Industriestaat Khan", "im Spiel", 1, open=False),
    PieceOffer(
        "naval",
        "Marinekommandant",
        "öffnet Meere · Marinekarten",
        "3 Energie",
        0,
        open=True,
        chance=0.5,
        odds="Alden: 47 % → 52 %",
    ),
    PieceOffer("war", "Nuada, Kriegsgott", "gewinnt Gleichstände im Angriff · Kriegskarten", "3 Glaube", 0, open=True),
]
PANTHEONS = [
    PieceOffer(
        key,
        key.title(),
        "Thor: gewinnt Gleichstände im Angriff\nOdin: +1 Würfel im Götterkampf",
        "",
        1,
        open=True,
        looks=(PieceLook("war", 0, key), PieceLook("sky", 0, key)),
    )
    for key in ("norse", "babylonians", "celts", "egyptians")
]


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    """Return an empty window."""
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.show()
    return widget


def shelf_in(
    window: QWidget, qtbot: QtBot, offers: list[PieceOffer], scale: int = 100, kind: str = "", height: int = 300
) -> PieceShelf:
    """Return a shelf as wide as the column of a window of 1280 px, or its drawer in large text."""
    sizes = metrics(1280, 720, scale / 100)
    set_metrics(sizes)
    shelf = PieceShelf(window)
    shelf.resize(420 if sizes.large else 236, height)
    shelf.show_offers(offers, SEATS[0], kind)
    shelf.show()
    qtbot.waitUntil(lambda: all(plate.height() >= plate.heightForWidth(plate.width()) for plate in shelf.plates))
    return shelf


def test_plates_grow_with_the_text_and_no_name_gets_smaller(
    qtbot: QtBot, window: QWidget, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: dict[int, dict[str, int]] = {100: {}, 140: {}, 200: {}}
    for scale, sizes in written.items():
        shelf = shelf_in(window, qtbot, HIRED, scale)
        with monkeypatch.context() as patch:
            patch.setattr(
                piece_shelf,
                "draw_text",
                lambda painter, box, words, font, *rest, sizes=sizes, **more: sizes.update({words: font.pixelSize()}),
            )
            for plate in shelf.plates:
                plate.grab()
        boxes = [plate.geometry() for plate in shelf.plates]
        assert not any(a.intersects(b) for a in boxes for b in boxes if a != b)
    for offer in HIRED:
        sizes = [written[scale][offer.name] for scale in (100, 140, 200)]
        assert sizes[0] < sizes[1] <= sizes[2], offer.name


def test_what_each_can_do_stands_in_words_where_there_is_room_else_on_the_chosen_one(
    qtbot: QtBot, window: QWidget
) -> None:
    roomy, short = (shelf_in(window, qtbot, PANTHEONS, height=height) for height in (620, 300))
    assert [plate.telling for plate in roomy.plates] == [Telling.ALL] * 4
    assert [plate.telling for plate in short.plates] == [Telling.NAME] * 4
    short.show_offers(PANTHEONS, SEATS[0], "babylonians")
    assert [plate.telling for plate in short.plates] == [Telling.NAME, Telling.ALL, Telling.NAME, Telling.NAME]


def test_as_many_as_there_is_room_for_say_the_gist_of_what_they_are_good_for(qtbot: QtBot, window: QWidget) -> None:
    use = "wins ties when its armies attack, and opens the deck that has to do with it"
    offers = [PieceOffer(kind, kind, use, "", 0, open=True, brief="wins ties") for kind in ("war", "sky", "magic")]
    offers.insert(0, PieceOffer("death", "death", "in Gaul", "in play", 1, open=False, brief="no Afterlife"))
    told: list[list[Telling]] = []
    for height in range(260, 401, 7):
        shelf = shelf_in(window, qtbot, offers, 200, height=height)
        told.append([plate.telling for plate in shelf.plates])
        assert Telling.BRIEF not in told[-1] or sum(plate.height() + 4 for plate in shelf.plates) < height
    assert all(row[0] == Telling.NAME for row in told), "what can't be had says why"
    counts = [row.count(Telling.BRIEF) for row in told]
    assert counts == sorted(counts) and {0, 1, 2, 3} == set(counts)
    assert use in " ".join(shelf.plates[1].toolTip().split())
    shelf.show_offers(offers, SEATS[0], "sky")
    assert [plate.telling for plate in shelf.plates[1:3]] == [Telling.BRIEF, Telling.ALL]


@pytest.mark.parametrize("scale", [100, 200])
def test_medals_stand_beside_the_names_where_all_of_these_leave_room(qtbot: QtBot, window: QWidget, scale: int) -> None:
    wordy = [replace(offer, name="Pantheon of the Babylonians") for offer in PANTHEONS[:1]] + PANTHEONS[1:]
    for offers, beside in ((PANTHEONS, True), (wordy, False)):
        for plate in shelf_in(window, qtbot, offers, scale).plates:
            plan = plate._plan(plate.width(), Telling.NAME)
            name = next(each.box for each in plan.words if each.role == "name")
            assert (plan.figure.left() >= name.right()) == beside
            assert beside or plan.figure.top() >= name.bottom()


def test_the_odds_go_before_what_a_piece_is_good_for(qtbot: QtBot, window: QWidget) -> None:
    """Whichever is chosen has room for its odds, so that no other plate changes with the choice."""
    offers = [replace(HIRED[1], kind=kind) for kind in ("naval", "space", "nuclear")]
    told = [plate.telling for plate in shelf_in(window, qtbot, offers, height=240).plates]
    assert told == [Telling.USE] * 3
    shelf = shelf_in(window, qtbot, offers, kind="space", height=240)
    assert [plate.telling for plate in shelf.plates] == [Telling.USE, Telling.ALL, Telling.USE]
    assert sum(plate.height() for plate in shelf.plates) < 240


@pytest.mark.parametrize("scale", [100, 120, 140, 170, 200])
def test_the_plates_of_a_shelf_are_laid_out_alike(window: QWidget, qtbot: QtBot, scale: int) -> None:
    """Where one name stands above its picture all do, however wide the bar that scrolls leaves them."""
    names = {"naval": "Marinekommandant", "space": "Raumkommandant", "nuclear": "Atomkommandant"}
    offers = [
        PieceOffer(key, name, "", "", 0, open=True, chance=0.5, odds="47 % → 52 %") for key, name in names.items()
    ]
    for width in range(max(200, round(1.75 * scale)), 430, 6):  # in less a name wraps even above its picture
        set_metrics(metrics(1280, 720, scale / 100))
        shelf = PieceShelf(window)
        shelf.resize(width, 260)
        shelf.show_offers(offers, SEATS[0], "")
        assert len({plate.heightForWidth(width - 20) for plate in shelf.plates}) == 1, width
        shelf.deleteLater()


def test_a_bar_never_stands_without_what_it_means(
    window: QWidget, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What a piece would change is told in words, or not at all; where the chance is the price of a champion it stands there."""
    bars: list[object] = []
    monkeypatch.setattr(piece_shelf, "draw_bar", lambda painter, box, share: bars.append(share))
    hired, champion = HIRED[1], PieceOffer("sky", "Zeus", "+1 die", "45%", 1, open=True, chance=0.45)
    for offer, telling, shown in (
        (hired, Telling.ALL, 1),
        (hired, Telling.USE, 0),
        (hired, Telling.NAME, 0),
        (champion, Telling.ALL, 1),
        (champion, Telling.NAME, 1),
    ):
        plate = shelf_in(window, qtbot, [offer]).plates[0]
        plate.tell(telling)
        plate.resize(220, plate.heightForWidth(220))
        bars.clear()
        plate.grab()
        assert len(bars) == shown, (offer.name, telling)


@pytest.mark.parametrize("scale", [100, 200])
def test_the_ring_of_a_plate_in_focus_is_seen_as_a_whole(window: QWidget, qtbot: QtBot, scale: int) -> None:
    window.resize(600, 700)
    shelf = shelf_in(window, qtbot, HIRED, scale, height=600)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    for plate in shelf.plates:
        plate.setFocus(Qt.FocusReason.TabFocusReason)
        (ring,) = [each for each in shelf.findChildren(FocusRing) if each.isVisible()]
        assert ring.visibleRegion().boundingRect() == ring.rect()


@pytest.mark.parametrize("scale", [100, 200])
def test_prices_stand_in_the_same_place_however_long_the_names_are(window: QWidget, qtbot: QtBot, scale: int) -> None:
    offers = [
        PieceOffer(kind, name, "", "3 Glaube", 0, open=True, cost=3, money=FAITH)
        for kind, name in (("war", "Lugh"), ("magic", "Brigid, Göttin der Magie und der Schmiede"))
    ]
    plans = [plate._plan(plate.width(), Telling.NAME) for plate in shelf_in(window, qtbot, offers, scale).plates]
    prices = [next(each for each in plan.words if each.role == "price") for plan in plans]
    names = [next(each for each in plan.words if each.role == "name") for plan in plans]
    assert [each.words for each in prices] == ["3", "3"]
    assert len({(each.box.x(), plan.sign.x()) for each, plan in zip(prices, plans, strict=True)}) == 1
    assert all(name.box.right() < price.box.x() for name, price in zip(names, prices, strict=True))


def test_a_tooltip_hides_no_plate_of_the_shelf(qtbot: QtBot, window: QWidget) -> None:
    short = shelf_in(window, qtbot, PANTHEONS, height=300)
    plate = next(each for each in short.plates if each.toolTip())
    middle = plate.rect().center()
    QApplication.sendEvent(plate, QHelpEvent(QEvent.Type.ToolTip, middle, plate.mapToGlobal(middle)))
    tip = next(
        each
        for each in QApplication.topLevelWidgets()
        if each.windowType() == Qt.WindowType.ToolTip and each.isVisible()
    )
    for each in short.plates:
        assert not tip.geometry().intersects(QRect(each.mapToGlobal(QPoint(0, 0)), each.size()))
    QToolTip.hideText()
