"""The shape of a board file (format 1). One file describes one board; docs/maps.md explains each field.

Coordinates are board pixels, x to the right and y down, inside ``size``. Names carry the four languages of the
program. A ring of an outline is one string: the first point absolute, then differences, unit 0.1 px, not closed:
``"5312,1187 31,-12 24,8"``.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Point = tuple[float, float]
Identifier = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9_]{0,39}$")]
Colour = Annotated[str, Meta(pattern=r"^#[0-9a-f]{6}$")]
FORMAT = 1


class TranslatedName(Struct, frozen=True, forbid_unknown_fields=True):
    """A name in the program's four languages; English is the one that a board must have."""

    en: Annotated[str, Meta(min_length=1, max_length=60)]
    nl: str = ""
    de: str = ""
    sv: str = ""

    def in_language(self, code: str) -> str:
        """Return the name in language ``code`` ("en", "nl", "de", "sv"), else the English one."""
        return getattr(self, code, "") or self.en


class Picture(Struct, frozen=True, forbid_unknown_fields=True):
    """The ground under the board: an image file beside the map, and the rectangle that it covers in board pixels.

    ``beyond``: colour of all that lies outside it, in every theme; empty: the theme's sea.
    """

    file: str
    origin: Point
    size: Point
    beyond: Colour | Literal[""] = ""


class Region(Struct, frozen=True, forbid_unknown_fields=True):
    """A group of territories that pays a bonus: continent or colony. ``bonus`` in armies a turn.

    ``kind`` is the terrain of its territories.
    """

    id: Identifier
    name: TranslatedName
    bonus: Annotated[int, Meta(ge=0, le=50)]
    hue: Colour
    dark: Colour
    label: Point
    kind: Literal["land", "water", "moon", "under", "heaven"] = "land"


class LabelAnchor(Struct, frozen=True, forbid_unknown_fields=True):
    """Where a territory's name stands: ``at`` is the centre of its block, ``angle`` in degrees."""

    at: Point
    angle: float = 0.0


class Territory(Struct, frozen=True, forbid_unknown_fields=True):
    """A place that one player owns. ``r`` is the radius in px of the circle round ``badge`` that fits inside."""

    id: Identifier
    region: Identifier
    name: TranslatedName
    badge: Point
    r: Annotated[float, Meta(gt=0)]
    label: LabelAnchor
    parts: Annotated[list[list[str]], Meta(min_length=1)]
    card: Literal["infantry", "cavalry", "artillery", ""] = ""
    tags: list[str] = []


class Link(Struct, frozen=True, forbid_unknown_fields=True):
    """Two adjacent territories. ``via``: way points of a sea line; ``ends``: two stubs of a line that wraps round."""

    a: Identifier
    b: Identifier
    kind: Literal["land", "sea", "wrap"] = "land"
    via: list[Point] = []
    ends: list[list[Point]] = []


class Barrier(Struct, frozen=True, forbid_unknown_fields=True):
    """What parts territories that stand side by side: there is no way between the pairs in ``blocks``.

    ``lines`` (as rings, but open) is where its mountains or flames stand; ``areas`` (rings) the ground they cover.
    """

    kind: Literal["mountains", "fire"]
    blocks: Annotated[list[tuple[Identifier, Identifier]], Meta(min_length=1)]
    lines: Annotated[list[str], Meta(min_length=1)]
    areas: list[str] = []
    name: TranslatedName | None = None


class Afterlife(Struct, frozen=True, forbid_unknown_fields=True):
    """A place beside the territories where a player's dead wait: a disc of radius ``r`` px round ``at``."""

    id: Identifier
    name: TranslatedName
    at: Point
    r: Annotated[float, Meta(gt=0)]


class Decor(Struct, frozen=True, forbid_unknown_fields=True):
    """Scenery without a rule: lakes and rivers (``rings`` as in territories), mountains, names of seas, signs."""

    kind: Literal["lake", "river", "range", "sea_name", "landing_site", "chasm", "causeway", "gate", "crypt", "altar"]
    rings: list[str] = []
    name: TranslatedName | None = None
    at: Point = (0.0, 0.0)
    angle: float = 0.0


class Variant(Struct, frozen=True, forbid_unknown_fields=True):
    """Another way to play on a board, chosen by its id: regions and links left out, links added."""

    id: Identifier
    name: TranslatedName
    without_regions: list[Identifier] = []
    without_links: list[tuple[Identifier, Identifier]] = []
    links: list[Link] = []


class BoardMap(Struct, frozen=True, forbid_unknown_fields=True):
    """One board as read from its file. ``size`` in px; ``wrap`` "x" where the left and right edges are one."""

    format: Literal[1]
    id: Identifier
    name: TranslatedName
    size: Point
    regions: Annotated[list[Region], Meta(min_length=1, max_length=60)]
    territories: Annotated[list[Territory], Meta(min_length=2, max_length=250)]
    links: Annotated[list[Link], Meta(min_length=1, max_length=2000)]
    wrap: Literal["x", ""] = ""
    sea: Picture | None = None
    decor: list[Decor] = []
    barriers: Annotated[list[Barrier], Meta(max_length=100)] = []
    afterlives: Annotated[list[Afterlife], Meta(max_length=12)] = []
    variants: Annotated[list[Variant], Meta(max_length=20)] = []
    licence: str = ""
    credit: str = ""
