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
    as a share of the usual one. ``lift``: how much higher the chance stands before the first roll, over what is assumed.
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
    lift: float = 0.0

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
    chance=QRectF(138, 40, 70, 28),
    words=QRectF(138, 68, 72, 16),
    bar=QRectF(138, 86, 62, 8),
    button=QRectF(133, 110, 76, 28),
    costs=(QRectF(36, 44, 86, 24), QRectF(36, 70, 86, 24)),
    note=QRectF(12, 96, 112, 47),
    assumes=QRectF(138, 96, 72, 45),
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
    chance=QRectF(202, 1, 60, 22),
    words=QRectF(202, 23, 92, 16),
    bar=QRectF(202, 40, 88, 6),
    button=QRectF(202, 51, 90, 25),
    costs=(QRectF(92, 8, 96, 24), QRectF(92, 48, 96, 24)),
    note=QRectF(202, 48, 94, 30),
    assumes=QRectF(202, 48, 94, 30),
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
    chance=QRectF(8, 64, 46, 16),
    words=QRectF(40, 64, 82, 16),
    bar=QRectF(9, 86, 142, 2.5),
    button=QRectF(124, 60.5, 30, 23),
    costs=(QRectF(70, 4, 84, 21), QRectF(70, 33, 84, 21)),
    note=QRectF(8, 71.5, 146, 15),
    assumes=QRectF(8, 71.5, 146, 15),
    chance_px=17,
    end_px=14,
    dense=0.86,
    lift=6,
)
_FLAT = replace(
    _NARROW,
    size=QSizeF(260, 58),
    cloths=(QRectF(0, 0, 155, 29), QRectF(0, 29, 155, 29)),
    dice=(QPointF(115, 14.5), QPointF(115, 43.5)),
    chance=QRectF(161, 2, 46, 18),
    words=QRectF(195, 2, 63, 18),
    bar=QRectF(161, 21, 92, 4),
    button=QRectF(161, 30, 92, 23),
    costs=(QRectF(68, 4, 84, 21), QRectF(68, 33, 84, 21)),
    note=QRectF(161, 26, 95, 31),
    assumes=QRectF(161, 26, 95, 31),
    chance_px=16,
    lift=0,
)


def forms_for(text_scale: float) -> tuple[FightForm, ...]:
    """Return the forms to choose from at a text scale: two, and two others with large text."""
    return (_TALL, _LOW) if text_scale <= _LARGE_TEXT else (_NARROW, _FLAT)
