"""Territories and regions in words: names, what stands where, and what the signs printed on a territory mean."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from risk_desktop.i18n import has_text, tr
from risk_desktop.ui.board.position import PieceLook
from risk_desktop.ui.board.scene import BoardScene


def _kind_of(look: PieceLook) -> str:
    return look.kind


def _no_use(look: PieceLook) -> str:
    return ""


def _nothing(region: int) -> str:
    return ""


class TerritoryDescriptions:
    """Describes what a board shows, for tooltips and screen readers.

    The board knows no rules, so whoever shows it supplies the rest: ``piece_words`` names a piece, ``piece_use`` says what
    it is good for ("" for nothing), ``seat_words`` names a player, ``region_words`` adds a line about the region of a
    territory, ``region_tip`` explains a region's bonus plate. ``waiting``: what the cards that wait for a territory tell.
    ``heard`` says in a sentence what a screen reader tells of a territory, ``heard_more`` what lies round it.
    """

    def __init__(self, scene: BoardScene) -> None:
        self._scene = scene
        self.piece_words: Callable[[PieceLook], str] = _kind_of
        self.piece_use: Callable[[PieceLook], str] = _no_use
        self.seat_words: Callable[[int], str] = str
        self.waiting: Mapping[int, Sequence[str]] = {}
        self.region_words: Callable[[int], str] = _nothing
        self.region_tip: Callable[[int], str] = _nothing
        self.heard: Callable[[int], str] = self.spoken
        self.heard_more: Callable[[int], str] = _nothing

    def name(self, territory: int) -> str:
        """Return a territory's name in the language of the board."""
        return self._scene.atlas.lands[territory].territory.name.in_language(self._scene.language)

    def tip(self, territory: int) -> str:
        """Return the tooltip of a territory."""
        region = self._scene.atlas.lands[territory].region
        paid = self.region_words(region) if self._scene.atlas.regions[region].bonus else ""
        return "\n".join(filter(None, (self.full(territory), paid)))

    def harbour_tip(self, land: int, water: int) -> str:
        """Return the tooltip of a harbour."""
        return tr("board.harbour", land=self.name(land), water=self.name(water))

    def full(self, territory: int) -> str:
        """Return a territory's name, region and armies, and what else stands there, to be read."""
        return self._described(territory, "board.territory")

    def spoken(self, territory: int) -> str:
        """Return what ``full`` does in words for a screen reader."""
        return self._described(territory, "board.territory_spoken")

    def _described(self, territory: int, key: str) -> str:
        scene = self._scene
        region = scene.atlas.regions[scene.atlas.lands[territory].region]
        where = region.name.in_language(scene.language)
        key = key if region.bonus or not has_text(f"{key}_unpaid") else f"{key}_unpaid"
        armies = scene.position.armies[territory]
        words = tr(key, n=armies, name=self.name(territory), region=where, bonus=region.bonus)
        return "\n".join([words, *self.extras(territory)])

    def extras(self, territory: int) -> list[str]:
        """Return lines about pieces, a capital, ruin or emptiness, printed signs, and what has happened here."""
        land, shown, founders = self._scene.atlas.lands[territory], self._scene.position, self._scene.marks.seats
        looks = shown.pieces.get(territory, ())
        lines = [", ".join(self.piece_words(look) for look in looks), *map(self.piece_use, looks)]
        if territory in founders:
            lines.append(tr("board.capital", player=self.seat_words(founders[territory])))
        if territory in shown.gone:
            return [tr("board.sunk"), *self._scene.news.told.get(territory, ())]
        if territory in shown.ruins:
            lines.append(tr("board.ruined"))
        elif shown.owners[territory] < 0 and land.soil != "paper":
            lines.append(tr("board.empty"))
        further = *self.waiting.get(territory, ()), *self._scene.news.told.get(territory, ())
        told = (*lines, *told_tags(land.territory.tags), *further)
        return [line for line in dict.fromkeys(told) if line]


def told_tags(tags: Iterable[str]) -> list[str]:
    """Return a line or two for each printed sign that has words."""
    keys = (key for tag in tags for key in (f"board.tag.{tag}", f"board.tag.{tag}.more"))
    return [tr(key) for key in keys if has_text(key)]


def brief_tags(tags: Iterable[str]) -> str:
    """Return in a sentence what the signs are worth to the territory's owner; "" where there is nothing to say."""
    return " ".join(tr(f"board.tag.{tag}.brief") for tag in tags if has_text(f"board.tag.{tag}.brief"))
