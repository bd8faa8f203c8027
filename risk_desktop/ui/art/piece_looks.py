"""How each kind of piece looks: a row of ``PIECE_STYLES``, and for some kinds an outline of each family."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache


@dataclass(frozen=True)
class PieceStyle:
    """How a kind of piece looks: ``outline`` ("" for the bare sign), and the ``sign`` that it shows.

    ``medal``: the outline is a frame of brass round a field in the owner's colour. ``owned``: a bare sign is outlined in
    that colour; else it belongs to whoever holds the land.
    ``share``: of the sign in its outline; ``low``: how much lower it stands; ``place``: order in the row beside a badge;
    ``tint``: colours of a bare sign, above and below, that is nobody's.
    """

    sign: str
    outline: str = ""
    share: float = 1.0
    low: float = 0.0
    place: int = 1
    tint: tuple[str, str] = ("#ffffff", "#d5dde8")
    medal: bool = False
    owned: bool = True


_OUTLINES = {"norse": "shield", "greeks": "octagon", "egyptians": "cartouche", "celts": "lobes", "babylonians": "star"}
"""The outline of the medallions of each family."""
_GODS = {"war": 0.58, "sky": 0.6, "death": 0.55, "magic": 0.6}
"""Kinds of gods, and how large the sign of each is in its medallion."""


PIECE_STYLES: dict[str, PieceStyle] = {
    "station": PieceStyle("station", place=0),
    "land": PieceStyle("land", "square", share=0.62),
    "naval": PieceStyle("naval", "circle", share=0.66),
    "space": PieceStyle("space", "triangle", share=0.5, low=0.08),
    "nuclear": PieceStyle("nuclear", "hexagon", share=0.72),
    "diplomat": PieceStyle("diplomat", "diamond", share=0.58),
    "temple": PieceStyle("temple", place=2, owned=False),
    "plague": PieceStyle("plague", place=3, tint=("#c9e06a", "#6f8f22"), owned=False),
    **{kind: PieceStyle(kind, "circle", share, medal=True) for kind, share in _GODS.items()},
}
"""The looks of all kinds of pieces, by the key of the kind; of a god the one who is of no family."""
SIGNS = tuple(kind for kind, style in PIECE_STYLES.items() if not style.owned)
"""What stands on land and belongs to whoever holds it."""


def has_family(kind: str) -> bool:
    """Tell whether a kind has a look and a name of its own in each family."""
    return kind in _GODS


@cache
def style_of(kind: str, family: str = "") -> PieceStyle:
    """Return how a piece looks: its kind, in the outline of its family if it is of one."""
    style = PIECE_STYLES[kind]
    outline = _OUTLINES.get(family, "") if has_family(kind) else ""
    if not outline:
        return style
    return replace(style, outline=outline, share=style.share * (0.82 if outline == "cartouche" else 1.0))
