"""The forms of the fight's panel: where everything stands in each."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF

# Above this text scale the panel has its compact forms.
_LARGE_TEXT = 1.2


@dataclass(frozen=True)
class FightForm:
    """Where everything stands in one form of the panel, in px at 1280 x 720 from its corner.

    ``cloths``: the areas of both sides; ``dice``: the middle of each side's row of dice; ``side``: of a die; ``step``:
    from die to die; ``seam``: the line between dice and chance where the sides stand side by side; ``chance`` and the rest:
    figure, words, bar and button; ``chance_px``, ``end_px``: type of the chance and of the word for the end. Before the
    first roll: ``costs``, what each side is to lose; ``note``, ``assumes``. ``dense``: size of a fighter's roundel and figures
    as a share of the usual one; ``words_px``: type of what is assumed.
    """

    size: QSizeF
    cloths: tuple[QRectF, QRectF]
    roundels: tuple[QPointF, QPointF]
    dice: tuple[QPointF, QPointF]
    side: float
    step: float
    seam: QLineF | None
    chance: QRectF
    words: QRectF
    bar: QRectF
    button: QRectF
    costs: tuple[QRectF, QRectF]
    note: QRectF
    assumes: QRectF
    chance_px: float
    end_px: float
    dense: float = 1.0
    words_px: float = 10.0

    @property
    def tall(self) -> bool:
        """Whether the sides stand side by side."""
        return self.seam is not None


_TALL = FightForm(
    size=QSizeF(213, 146),
    cloths=(QRectF(0, 0, 106, 35), QRectF(106, 0, 107, 35)),
    roundels=(QPointF(18, 17.5), QPointF(195, 17.5)),
    dice=(QPointF(66, 61), QPointF(66, 117)),
    side=31,
    step=38,
    seam=QLineF(129, 44, 129, 137),
    chance=QRectF(138, 42, 70, 30),
    words=QRectF(138, 72, 72, 16),
    bar=QRectF(138, 94, 62, 8),
    button=QRectF(133, 110, 76, 28),
    costs=(QRectF(36, 44, 86, 24), QRectF(36, 70, 86, 24)),
    note=QRectF(12, 98, 112, 40),
    assumes=QRectF(138, 105, 70, 36),
    chance_px=24,
    end_px=17,
)
_LOW = FightForm(
    size=QSizeF(300, 80),
    cloths=(QRectF(0, 0, 192, 40), QRectF(0, 40, 192, 40)),
    roundels=(QPointF(19, 20), QPointF(19, 60)),
    dice=(QPointF(139, 20), QPointF(139, 60)),
    side=27,
    step=34,
    seam=None,
    chance=QRectF(202, 3, 60, 34),
    words=QRectF(250, 6, 45, 30),
    bar=QRectF(202, 38, 88, 7),
    button=QRectF(202, 50, 90, 25),
    costs=(QRectF(92, 8, 96, 24), QRectF(92, 48, 96, 24)),
    note=QRectF(202, 47, 92, 30),
    assumes=QRectF(202, 47, 92, 30),
    chance_px=21,
    end_px=15,
)
_NARROW = FightForm(
    size=QSizeF(160, 90),
    cloths=(QRectF(0, 0, 160, 29), QRectF(0, 29, 160, 29)),
    roundels=(QPointF(15, 14.5), QPointF(15, 43.5)),
    dice=(QPointF(119, 14.5), QPointF(119, 43.5)),
    side=24,
    step=26,
    seam=None,
    chance=QRectF(8, 59, 52, 22),
    words=QRectF(50, 59, 104, 22),
    bar=QRectF(9, 83.5, 142, 4),
    button=QRectF(66, 59.5, 88, 23),
    costs=(QRectF(70, 4, 84, 21), QRectF(70, 33, 84, 21)),
    note=QRectF(64, 59, 92, 24),
    assumes=QRectF(64, 59, 92, 24),
    chance_px=20,
    end_px=14,
    dense=0.86,
    words_px=13.5,
)
_FLAT = replace(
    _NARROW,
    size=QSizeF(260, 58),
    chance=QRectF(167, 1, 52, 22),
    words=QRectF(205, 3, 52, 20),
    bar=QRectF(167, 24, 86, 5),
    button=QRectF(166, 32, 88, 23),
    note=QRectF(167, 30, 88, 27),
    assumes=QRectF(167, 30, 88, 27),
)


def forms_for(text_scale: float) -> tuple[FightForm, ...]:
    """Return the forms to choose from at a text scale: two, and two others with large text."""
    return (_TALL, _LOW) if text_scale <= _LARGE_TEXT else (_NARROW, _FLAT)
