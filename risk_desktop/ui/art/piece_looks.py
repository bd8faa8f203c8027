"""How each kind of piece looks: a row of ``PIECE_STYLES`` for tokens and figures alike."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class PieceStyle:
    """How a kind of piece looks: ``family`` is its outline ("" for the bare sign), ``sign`` what it shows.

    ``medal``: the outline is a frame of brass round a field in the owner's colour. ``owned``: a bare sign is outlined in
    that colour; else it belongs to whoever holds the land.
    ``share``: of the sign in its outline; ``low``: how much lower it stands; ``place``: order in the row beside a badge;
    ``tint``: colours of a bare sign, above and below, that is nobody's.
    """

    sign: str
    family: str = ""
    share: float = 1.0
    low: float = 0.0
    place: int = 1
    tint: tuple[str, str] = ("#ffffff", "#d5dde8")
    medal: bool = False
    owned: bool = True


_FAMILIES = {"norse": "shield", "greeks": "octagon", "egyptians": "cartouche", "celts": "lobes", "babylonians": "star"}
"""The outline of each pantheon's medallions."""
_GODS = {"war": 0.58, "sky": 0.6, "death": 0.55, "magic": 0.6}
"""Kinds of gods, and how large the sign of each is in its medallion."""


def god_look(pantheon: str, kind: str) -> str:
    """Return the key of the look of a god of a pantheon; that of any god of the kind for a pantheon without looks."""
    return f"{pantheon}.{kind}" if pantheon in _FAMILIES and kind in _GODS else kind


def bare_kind(look: str) -> str:
    """Return the kind of a piece by its look, which may name its family too."""
    return look.rpartition(".")[2]


def _god_styles() -> dict[str, PieceStyle]:
    """Return the looks of all gods: by kind alone, and by pantheon and kind."""
    plain = {kind: PieceStyle(kind, "circle", share, medal=True) for kind, share in _GODS.items()}
    return plain | {
        f"{pantheon}.{kind}": PieceStyle(kind, family, share * (0.82 if family == "cartouche" else 1.0), medal=True)
        for pantheon, family in _FAMILIES.items()
        for kind, share in _GODS.items()
    }


PIECE_STYLES: dict[str, PieceStyle] = {
    "station": PieceStyle("station", place=0),
    "land": PieceStyle("land", "square", share=0.62),
    "naval": PieceStyle("naval", "circle", share=0.66),
    "space": PieceStyle("space", "triangle", share=0.5, low=0.08),
    "nuclear": PieceStyle("nuclear", "hexagon", share=0.72),
    "diplomat": PieceStyle("diplomat", "diamond", share=0.58),
    "temple": PieceStyle("temple", place=2, owned=False),
    "plague": PieceStyle("plague", place=3, tint=("#c9e06a", "#6f8f22"), owned=False),
    **_god_styles(),
}
"""The looks of all kinds of pieces, by the key of the kind."""
SIGNS = tuple(kind for kind, style in PIECE_STYLES.items() if not style.owned)
"""What stands on land and belongs to whoever holds it."""
