"""The list of all missions of a game, open to everybody (rulebook of 1982, D-04); it depends on nobody's cards."""

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
"""The key that opens the list during a game; L alone shows the player's own missions."""


@dataclass(frozen=True, slots=True)
class MissionPage:
    """The contents of the list: where the missions come from, and a row for each with its number in the deck."""

    about: str
    rows: tuple[RuleRow, ...]


def mission_page(rules: Rules, names: Names) -> MissionPage | None:
    """Return all missions of a game, with those marked that are out of play (D-04, S-02); None in a game without missions.

    The list follows from rules and seats alone, so it is the same for every viewer and gives no hand away.
    """
    missions = missions_of(rules)
    if not missions:
        return None
    ranked = bool(missions[0].rank)
    with words_of(names.table.edition):
        about = tr("missions.list.ranked" if ranked else "missions.list.secret")
    return MissionPage(about, tuple(_rows(rules, names)))


def page_of(edition: str) -> MissionPage | None:
    """Return all missions of a rule set outside a game; seats are called by their colours."""
    found = find_edition(edition)
    seats = tuple(
        Seat(tr(f"common.colour.{colour.key}"), HUMAN, n) for n, colour in enumerate(SEATS[: max(found.players)])
    )
    maps = find_maps(found.boards)
    rules = make_rules(edition, to_board(maps), len(seats))
    return mission_page(rules, Names(Table(edition, seats, boards=found.boards), maps))


def _rows(rules: Rules, names: Names) -> Iterator[RuleRow]:
    """Yield the missions in the order of the deck, under their ranks if they have any."""
    out = unfit(rules)
    for rank, cards in groupby(enumerate(missions_of(rules)), key=lambda numbered: numbered[1].rank):
        for place, (card, mission) in enumerate(cards):
            if rank and place == 0:
                yield RuleRow(rank_words(mission), heading=True)
            gone = card in out
            note = _why_out(mission, names) if gone else _note(mission, rules)
            yield RuleRow(open_words(mission, names), str(card + 1), note, overruled=gone)


def _why_out(mission: Mission, names: Names) -> str:
    """Return why a mission is out of play."""
    if isinstance(mission.goal, Colour):
        return tr("missions.list.no_colour", colour=names.colour_word(mission.goal.seat))
    return tr("missions.list.no_place")


def _note(mission: Mission, rules: Rules) -> str:
    """Return a note on a mission: when it may be shown, or special rules for the colour that it names."""
    if mission.rank:
        return tr(moment_of(mission, rules).key)
    if not isinstance(mission.goal, Colour):
        return ""
    keys = (rules.option("own_colour"), rules.option("third_party"))
    notes = (f"missions.list.colour.{key}" for key in keys if key != "win")
    return " ".join(tr(note, n=mission.goal.instead) for note in notes)


class MissionList(Dialog):
    """The dialog with the list."""

    def __init__(self, window: QWidget, page: MissionPage) -> None:
        super().__init__(window, tr("missions.list"), subtitle=page.about, width=760)
        self.list = RuleRows()
        self.list.setAccessibleName(tr("missions.list"))
        self.list.show_rows(page.rows, "")
        self.body.addWidget(self.list, 1)
        done = Button(tr("common.close"), "primary", key="Space")
        done.clicked.connect(self.dismiss)
        self.add_action(done)
