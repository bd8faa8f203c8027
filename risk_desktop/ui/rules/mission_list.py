"""All missions of a game, for everybody to read, as the rulebook of 1982 demands (D-04): nothing here knows a hand."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby

from PySide6.QtWidgets import QWidget

from risk_desktop.controller.table import HUMAN, Seat, Table
from risk_desktop.editions.classic.missions.deck import Mission, missions_of, moment_of, unfit
from risk_desktop.editions.classic.missions.holdings import Colour
from risk_desktop.editions.registry import find_edition, make_rules
from risk_desktop.engine.rules import Rules
from risk_desktop.i18n import tr, words_of
from risk_desktop.maps.graph import to_board
from risk_desktop.storage.boards import find_maps
from risk_desktop.ui.kit import Button, Dialog
from risk_desktop.ui.names import Names
from risk_desktop.ui.rules.mission_words import open_words, rank_words
from risk_desktop.ui.rules.rule_rows import RuleRow, RuleRows
from risk_desktop.ui.theme import SEATS

KEY = "Shift+L"
"""The key that opens the page while a game is played: beside the one that looks at the own missions."""


@dataclass(frozen=True, slots=True)
class MissionPage:
    """What the page says: where the missions come from, and a row for each, with its number in the deck."""

    about: str
    rows: tuple[RuleRow, ...]


def mission_page(rules: Rules, names: Names) -> MissionPage | None:
    """Return all missions of a game, those that don't play marked (D-04, S-02); None where there are no missions.

    It follows from the rules and the seats alone, so it is the same whoever looks and whatever anybody holds.
    """
    missions = missions_of(rules)
    if not missions:
        return None
    ranked = bool(missions[0].rank)
    with words_of(names.table.edition):
        about = tr("missions.list.ranked" if ranked else "missions.list.secret")
    return MissionPage(about, tuple(_rows(rules, names)))


def page_of(edition: str) -> MissionPage | None:
    """Return all missions of a rule set, where no game of it is on the table: the seats are called by their colours."""
    found = find_edition(edition)
    seats = tuple(
        Seat(tr(f"common.colour.{colour.key}"), HUMAN, n) for n, colour in enumerate(SEATS[: max(found.players)])
    )
    maps = find_maps(found.boards)
    rules = make_rules(edition, to_board(maps), len(seats))
    return mission_page(rules, Names(Table(edition, seats, boards=found.boards), maps))


def _rows(rules: Rules, names: Names) -> Iterator[RuleRow]:
    """Yield the missions in the order of the deck, below their ranks where they have any."""
    out = unfit(rules)
    for rank, cards in groupby(enumerate(missions_of(rules)), key=lambda numbered: numbered[1].rank):
        for place, (card, mission) in enumerate(cards):
            if rank and place == 0:
                yield RuleRow(rank_words(mission), heading=True)
            gone = card in out
            note = _why_out(mission, names) if gone else _note(mission, rules)
            yield RuleRow(open_words(mission, names), str(card + 1), note, overruled=gone)


def _why_out(mission: Mission, names: Names) -> str:
    """Return why a mission doesn't play."""
    if isinstance(mission.goal, Colour):
        return tr("missions.list.no_colour", colour=names.colour_word(mission.goal.seat))
    return tr("missions.list.no_place")


def _note(mission: Mission, rules: Rules) -> str:
    """Return what holds for a mission besides: when it may be shown, or what it means for the colour that it names."""
    if mission.rank:
        return tr(moment_of(mission, rules).key)
    if not isinstance(mission.goal, Colour):
        return ""
    keys = (rules.option("own_colour"), rules.option("third_party"))
    notes = (f"missions.list.colour.{key}" for key in keys if key != "win")
    return " ".join(tr(note, n=mission.goal.instead) for note in notes)


class MissionList(Dialog):
    """The page: where the missions come from, and the list, which the keys walk."""

    def __init__(self, window: QWidget, page: MissionPage) -> None:
        super().__init__(window, tr("missions.list"), subtitle=page.about, width=760)
        self.list = RuleRows()
        self.list.setAccessibleName(tr("missions.list"))
        self.list.show_rows(page.rows, "")
        self.body.addWidget(self.list, 1)
        done = Button(tr("common.close"), "primary", key="Space")
        done.clicked.connect(self.dismiss)
        self.add_action(done)
