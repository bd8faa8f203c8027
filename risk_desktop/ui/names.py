"""The names of players, territories, regions, cards and pieces, in the language in use."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property

from risk_desktop.bots.commands import is_outside, short_name
from risk_desktop.controller.table import RECORDED, Table
from risk_desktop.editions.common.seats import RESIGNED
from risk_desktop.editions.registry import find_edition
from risk_desktop.i18n import has_text, language, tr
from risk_desktop.maps.schema import BoardMap, Region, Territory

from .art.portraits import Face
from .board.position import PieceLook
from .faces import character_words, faces_of, has_face, manner_words
from .neutral_colours import FADED, free_colours
from .teams import Teams, teams_of
from .theme import NEUTRAL, SEATS, SeatColours


class SeatNames:
    """Who sits in the seats of one game: names, colours, teams.

    Seats after those of the players are neutral colours; they have the colours chosen for them, or the free ones in order.
    """

    def __init__(self, table: Table) -> None:
        self.table = table

    @cached_property
    def teams(self) -> Teams:
        """The teams of the game."""
        return teams_of(self.table.edition, len(self.table.seats), self.table.options, self.table.teams)

    @property
    def players(self) -> range:
        """The seats of the players."""
        return range(len(self.table.seats))

    def is_neutral(self, seat: int) -> bool:
        """Tell whether a seat belongs to a neutral colour."""
        return seat >= len(self.table.seats)

    def player(self, seat: int) -> str:
        """Return the name of a seat; a neutral seat is called by its colour, -1 just neutral."""
        if seat < 0:
            return tr("common.player_kind.neutral")
        if not self.is_neutral(seat):
            return self.table.seats[seat].name
        colour = self._neutral_colour(seat)
        return tr(f"common.neutral.{SEATS[colour].key}") if colour >= 0 else tr("common.player_kind.neutral")

    def members(self, team: int) -> str:
        """Return the names of a team's members as a list."""
        return ", ".join(self.player(seat) for seat in self.teams.members[team])

    def colour_word(self, seat: int) -> str:
        """Return the name of a seat's colour, of -1 the word for neutral."""
        number = self.colour_number(seat)
        return tr(f"common.colour.{SEATS[number % len(SEATS)].key}") if number >= 0 else self.player(-1)

    def seat_colours(self, seat: int) -> SeatColours:
        """Return the colours of a seat; those of stone for -1."""
        if seat < 0:
            return NEUTRAL
        if not self.is_neutral(seat):
            return SEATS[self.table.seats[seat].colour]
        colour = self._neutral_colour(seat)
        return FADED[colour] if colour >= 0 else NEUTRAL

    def all_colours(self) -> tuple[SeatColours, ...]:
        """Return the colours of all seats in order, partners with the mark of their team, then those for neutral seats."""
        played = (self._in_team(seat) for seat in self.players)
        return (*played, *(FADED[colour] for colour in self._free_colours()))

    def _in_team(self, seat: int) -> SeatColours:
        team = self.teams.of(seat)
        colours = self.seat_colours(seat)
        return replace(colours, mark=Teams.sign(team).mark, metal=Teams.sign(team).metal) if team >= 0 else colours

    def colour_number(self, seat: int) -> int:
        """Return the index of a seat's colour in SEATS followed by FADED, -1 for nobody."""
        if seat < 0:
            return -1
        if not self.is_neutral(seat):
            return self.table.seats[seat].colour
        colour = self._neutral_colour(seat)
        return len(SEATS) + colour if colour >= 0 else -1

    def is_human(self, seat: int) -> bool:
        """Tell whether a person plays a seat."""
        return seat in self.players and self.table.seats[seat].is_human

    def face(self, seat: int) -> Face | None:
        """Return the face of a seat that a computer plays, None for others."""
        computer = seat in self.players and has_face(self.table.seats[seat].kind)
        return faces_of(self.table.seats)[seat] if computer else None

    def character(self, seat: int) -> tuple[str, ...]:
        """Return in a few words and in a sentence how the computer in a seat plays; nothing for others."""
        if seat not in self.players or not has_face(self.table.seats[seat].kind):
            return ()
        played = self.table.seats[seat]
        return tuple(filter(None, (character_words(played), manner_words(played))))

    def _free_colours(self) -> tuple[int, ...]:
        return free_colours((seat.colour for seat in self.table.seats), self.table.neutrals)

    def _neutral_colour(self, seat: int) -> int:
        """Return the colour of a neutral seat, -1 if there is none left."""
        free, place = self._free_colours(), seat - len(self.table.seats)
        return free[place] if place < len(free) else -1


class Names(SeatNames):
    """What players, territories, cards and pieces of one game are called. Numbers run over all boards, as in the engine."""

    def __init__(self, table: Table, boards: Sequence[BoardMap]) -> None:
        super().__init__(table)
        self.boards = tuple(boards)
        self.territories: tuple[Territory, ...] = tuple(t for board in boards for t in board.territories)
        self.regions: tuple[Region, ...] = tuple(r for board in boards for r in board.regions)

    def territory(self, number: int) -> str:
        """Return the name of a territory; -1 is the afterlife."""
        if number < 0:
            return tr("beyond.name")
        return self.territories[number].name.in_language(language())

    def region(self, number: int) -> str:
        """Return the name of a region."""
        return self.regions[number].name.in_language(language())

    def region_size(self, number: int) -> int:
        """Return how many territories a region has."""
        return sum(land.region == self.regions[number].id for land in self.territories)

    def placed_region(self, number: int) -> str:
        """Return the name of a region; of one on another board than the first also which, and a territory of it.

        No board shows the names of its regions, and those of the Earth alone are known to everybody.
        """
        name, region = self.region(number), self.regions[number]
        board = next(board for board in self.boards if region in board.regions)
        if board is self.boards[0]:
            return name
        land = next(land for land in board.territories if land.region == region.id)
        of_board, of_land = (each.name.in_language(language()) for each in (board, land))
        return tr("opponent.intent.place", region=name, board=of_board, territory=of_land)

    def pays(self, region: int, lost: bool = False) -> str:
        """Return in words what a region pays each turn, or no longer pays if ``lost``; "" if it has no bonus."""
        bonus = self.regions[region].bonus
        return tr("chronicle.bonus_lost" if lost else "chronicle.bonus", n=bonus) if bonus else ""

    def card(self, card: int) -> str:
        """Return the name on a card: that of its territory, or of a wild card."""
        return self.territory(card) if 0 <= card < len(self.territories) else tr("app.wild")

    def card_title(self, card: str) -> str:
        """Return the title of a card with a rule by its id, or the id if the rule set has no such card."""
        catalogue = find_edition(self.table.edition).cards
        try:
            return tr(catalogue.facts(card).title.key) if catalogue is not None else card
        except KeyError:
            return card

    def piece(self, kind: str) -> str:
        """Return the name of a kind of piece in this rule set."""
        return tr(f"{self.table.edition}.piece.{kind}")

    def called(self, look: PieceLook) -> str:
        """Return what a piece is called: one of a family by its own name, others by their kind."""
        return tr(f"piece.name.{look.family}.{look.kind}") if look.family else self.piece(look.kind)

    def called_in_full(self, look: PieceLook) -> str:
        """Return what a piece is called, with the kind of one that has a name of its own."""
        kind = self.piece(look.kind)
        return tr("piece.in_full", name=self.called(look), kind=kind) if look.family else kind

    def deck(self, deck: str) -> str:
        """Return the name of a deck whose cards are bought, in this rule set."""
        return tr(f"market.deck.{self.table.edition}.{deck}")

    def figure(self, look: PieceLook) -> str:
        """Return a piece on the board in words: its kind, and whose it is unless that is the owner of the territory."""
        if look.seat < 0:
            return self.called(look)
        return tr("board.figure", piece=self.called(look), player=self.player(look.seat))

    def short_figure(self, look: PieceLook) -> str:
        """Return in a word or two what a piece on the board is."""
        key = f"{self.table.edition}.figure.{look.kind}"
        return tr(key) if has_text(key) else self.called(look)

    def piece_use(self, look: PieceLook) -> str:
        """Return in a line what a piece on the board is good for, or does to the land; "" if there is nothing to say."""
        key = f"pieces.use.{self.table.edition}.{look.kind}"
        return f"{self.short_figure(look)}: {tr(key)}" if has_text(key) else ""

    def thing(self, key: str) -> str:
        """Return the name of an option by its key, such as a card or a kind of piece; the key itself if it has none."""
        for found in (f"deck_card.{key}.title", f"{self.table.edition}.piece.{key}"):
            if has_text(found):
                return tr(found)
        return self.card_title(key)


def join_names(words: Sequence[str]) -> str:
    """Return names as a list in words: "A", "A and B", "A, B and 3 more"."""
    if len(words) == 1:
        return words[0]
    if len(words) == 2:
        return tr("tables.recap.two", first=words[0], second=words[1])
    return tr("tables.recap.more", n=len(words) - 2, first=words[0], second=words[1])


def computer_words(kind: str) -> str:
    """Return the words for a computer player in the lists of New game."""
    if is_outside(kind):
        return tr("bots.program", name=short_name(kind))
    return tr("screens.new.computer", level=tr(f"common.level.{kind}"))


def plaque_words(kind: str) -> str:
    """Return the words for a computer player on a plaque."""
    if is_outside(kind):
        return tr("bots.program", name=short_name(kind))
    if kind == RESIGNED:
        return tr("play.plaque.resigned")
    if kind == RECORDED:
        return tr("common.player_kind.human")
    return tr("play.plaque.ai", level=tr(f"common.level.{kind}"))
