"""What comes over land for a moment: storm, fire, flood, a shield, energy, fog, a blast, poison, decay, light, a quake."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from risk_desktop.ui import theme
from risk_desktop.ui.board import layers
from risk_desktop.ui.board.effects.sprites import sprite
from risk_desktop.ui.board.geometry.atlas import Land
from risk_desktop.ui.board.ground.canvas import Canvas
from risk_desktop.ui.board.markers.fixed_pixmap import remove
from risk_desktop.ui.board.scene import BoardScene
from risk_desktop.ui.colour import rgba
from risk_desktop.ui.motion import MOTION

LandEffectKind = Literal[
    "storm", "fire", "flood", "shield", "energy", "stealth", "blast", "poison", "blight", "light", "quake"
]
LAND_EFFECT_MS = 1100
# Of many territories each begins a little later, all within this share of the time.
_STAGGER = 0.35
# Board px of land for each strewn sprite, and how many there are at least and at most; fewer over many territories.
_AREA, _LEAST, _MOST, _MOST_OF_ALL = 850.0, 4, 12, 70
_COMES, _GOES = 0.16, 0.72
_TRIES = 40


@dataclass(frozen=True)
class _Pose:
    """How a sprite stands in a moment of its life: moved by so many of its sizes, its size, opacity and turn (degrees)."""

    dx: float = 0.0
    dy: float = 0.0
    size: float = 1.0
    opacity: float = 1.0
    turn: float = 0.0


def _swell(share: float) -> float:
    return math.sin(math.pi * share)


def _burns(share: float) -> _Pose:
    flicker = 0.1 * math.sin(share * 40)
    return _Pose(
        0.08 * math.sin(share * 17), -0.22 * share, 0.55 + 0.5 * _swell(share) + flicker, min(1, 2 * _swell(share))
    )


def _rises(share: float) -> _Pose:
    return _Pose(0.18 * math.sin(share * 9), -1.3 * share, 0.6 + 0.4 * _swell(share), min(1, 2 * _swell(share)))


def _falls(share: float) -> _Pose:
    aside = 0.35 * math.sin(share * 8)
    return _Pose(aside, 1.5 * (share - 0.7), 1.0, min(1, 2.4 * _swell(share)), 70 * math.sin(share * 6))


def _pours(share: float) -> _Pose:
    return _Pose(0.25 * (0.5 - share), 0.9 * (share - 0.5), 1.0, _swell(share))


def _drifts(share: float) -> _Pose:
    return _Pose(0.55 * (share - 0.5), 0, 0.85 + 0.3 * share, min(1, 1.8 * _swell(share)))


def _rolls(share: float) -> _Pose:
    return _Pose(0.7 * (share - 0.5), -0.12 * _swell(share), 0.7 + 0.4 * _swell(share), min(1, 2 * _swell(share)))


def _strikes(share: float) -> _Pose:
    lit = 1.0 if share < 0.3 or 0.45 < share < 0.62 else 0.35
    return _Pose(0.34, -0.2, 1.0, lit * (1 - share) ** 0.5)


def _spreads(share: float) -> _Pose:
    return _Pose(0, 0, 0.15 + 1.15 * math.sqrt(share), 1 - share)


def _stands(share: float) -> _Pose:
    arrives = min(1.0, share / 0.25)
    return _Pose(
        0, 0, 0.6 + 0.4 * math.sin(arrives * math.pi / 2) + 0.12 * _swell(arrives), min(1, 5 * share, 3.2 * (1 - share))
    )


@dataclass(frozen=True)
class _Part:
    """One kind of sprite of an effect: size in px at 100 %, how it moves, and its share of the time, the first at ``begins``.

    ``strewn``: there are many of them all over the land, each at its own moment; else one, in the middle.
    """

    sprite: str
    size: float
    pose: Callable[[float], _Pose]
    strewn: bool = True
    lasts: float = 0.5
    begins: float = 0.0


@dataclass(frozen=True)
class _Look:
    """An effect: the colour that comes over the land, how strong (alpha), and what moves on it, the lowest first."""

    tint: str
    alpha: int
    parts: tuple[_Part, ...]


_LOOKS: Mapping[LandEffectKind, _Look] = {
    "storm": _Look(
        "#16202e",
        150,
        (
            _Part("cloud", 58, _drifts, lasts=0.75),
            _Part("rain", 40, _pours, lasts=0.3),
            _Part("bolt", 78, _strikes, strewn=False, lasts=0.34, begins=0.34),
        ),
    ),
    "fire": _Look("#7a1604", 130, (_Part("smoke", 40, _rises, lasts=0.6), _Part("flame", 36, _burns, lasts=0.5))),
    "flood": _Look("#0a5a86", 165, (_Part("wave", 40, _rolls, lasts=0.5),)),
    "shield": _Look(
        "#ffe2a0", 80, (_Part("shield", 66, _stands, strewn=False, lasts=1.0), _Part("glint", 18, _rises, lasts=0.45))
    ),
    "energy": _Look(
        "#0a7fb0",
        90,
        (_Part("pulse", 120, _spreads, strewn=False, lasts=0.6), _Part("spark", 24, _rises, lasts=0.5)),
    ),
    "stealth": _Look("#c4d4d8", 60, (_Part("fog", 70, _drifts, lasts=0.7),)),
    "blast": _Look(
        "#2b1206",
        165,
        (
            _Part("smoke", 56, _rises, lasts=0.62, begins=0.18),
            _Part("burst", 130, _spreads, strewn=False, lasts=0.42),
            _Part("ring", 190, _spreads, strewn=False, lasts=0.62, begins=0.04),
            _Part("flame", 30, _burns, lasts=0.42, begins=0.12),
        ),
    ),
    "poison": _Look("#4d6a14", 140, (_Part("bubble", 24, _rises, lasts=0.5), _Part("bubble", 13, _rises, lasts=0.35))),
    "blight": _Look("#1c1424", 165, (_Part("flake", 25, _falls, lasts=0.6),)),
    "light": _Look(
        "#ffe49a", 95, (_Part("beam", 96, _stands, strewn=False, lasts=1.0), _Part("glint", 20, _rises, lasts=0.5))
    ),
    "quake": _Look(
        "#3a2010", 120, (_Part("cracks", 110, _stands, strewn=False, lasts=0.95), _Part("smoke", 36, _rises, lasts=0.5))
    ),
}


class LandEffects(QObject):
    """Starts effects over territories. ``running``: what shows now, by territory and kind.

    Signals: ``began`` (territory, kind).
    """

    began = Signal(int, str)

    def __init__(self, scene: BoardScene) -> None:
        super().__init__(scene)
        self._scene = scene
        self._clouds: list[LandEffect] = []

    @property
    def running(self) -> list[tuple[int, LandEffectKind]]:
        """The territories over which something shows, and what."""
        return [(effect.land.index, effect.kind) for effect in self._clouds]

    def play(self, kind: LandEffectKind, lands: Sequence[int]) -> int:
        """Let something come over territories and go again; return how long it takes, ms (0 at instant speed)."""
        scene, ms = self._scene, MOTION.fade(LAND_EFFECT_MS)
        shown = [land for land in dict.fromkeys(lands) if land not in scene.position.gone]
        if ms <= 0 or not shown or not scene.baker.ready:
            return 0
        most = max(_LEAST, _MOST_OF_ALL // len(shown))
        run = _Run([LandEffect(scene, scene.atlas.lands[land], kind, most) for land in shown], self._clouds)
        scene.animator.run(ms, run.step, run.end, QEasingCurve.Type.Linear)
        for land in shown:
            self.began.emit(land, kind)
        return ms


class _Run:
    """Some effects that begin one after the other; ``shown`` has them as long as they are there."""

    def __init__(self, effects: Sequence[LandEffect], shown: list[LandEffect]) -> None:
        self._effects, self._shown = effects, shown
        shown += effects

    def step(self, share: float) -> None:
        late = _STAGGER / len(self._effects) if len(self._effects) > 1 else 0.0
        lasts = 1 - late * (len(self._effects) - 1)
        for number, effect in enumerate(self._effects):
            effect.step(min(1.0, max(0.0, (share - late * number) / lasts)))

    def end(self) -> None:
        for effect in self._effects:
            self._shown.remove(effect)
            remove(effect)


class LandEffect(QGraphicsItem):
    """One effect over one territory, below badges and names. With reduced motion it stands still, and fades in and out."""

    def __init__(self, scene: BoardScene, land: Land, kind: LandEffectKind, most: int) -> None:
        super().__init__()
        self.land, self.kind = land, kind
        self._scene, self._look, self._still = scene, _LOOKS[kind], MOTION.reduced
        self._share = 0.0
        self._tint: QPixmap | None = None
        self._corner, self._scale = QPointF(), 1.0
        dice = random.Random(land.index)
        box = land.bounds
        count = min(most, _MOST, max(_LEAST, round(box.width() * box.height() / _AREA / 2)))
        self._spots = [(_spot(land, dice), dice.random()) for _ in range(count)]
        self._spots.sort(key=lambda spot: spot[0].y())
        self.setZValue(layers.EFFECT)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setVisible(False)
        scene.graphics.addItem(self)

    def boundingRect(self) -> QRectF:
        """The territory with room for what rises from it."""
        room = max(part.size for part in self._look.parts) * theme.current_metrics().scale / self._scene.scale
        return self.land.bounds.adjusted(-room, -1.4 * room, room, room)

    def step(self, share: float) -> None:
        """Show a moment between 0 and 1."""
        self.setVisible(0 < share < 1)
        self._share = share
        self.update()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Paint the tint and what moves on it."""
        share = self._share
        strength = min(1.0, share / _COMES, (1 - share) / (1 - _GOES))
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setOpacity(strength)
        self._paint_tint(painter)
        for part in self._look.parts:
            spots = self._spots if part.strewn else [(self.land.badge, 0.0)]
            for at, chance in spots:
                begins = part.begins + chance * max(0.0, 1 - part.lasts - part.begins)
                life = 0.45 if self._still else (share - begins) / part.lasts
                if 0 < life < 1:
                    self._paint_sprite(painter, part, at, part.pose(life), strength if self._still else 1.0)

    def _paint_tint(self, painter: QPainter) -> None:
        if self._tint is None:
            sharpness = self._scene.baker.sharpness
            canvas = Canvas(self.land.bounds, sharpness.scale, sharpness.ratio)
            canvas.painter.fillPath(self.land.outline.path, rgba(self._look.tint, self._look.alpha))
            self._corner, self._scale = canvas.origin, sharpness.scale
            self._tint = QPixmap.fromImage(canvas.finish())
        painter.save()
        painter.translate(self._corner)
        painter.scale(1 / self._scale, 1 / self._scale)
        painter.drawPixmap(0, 0, self._tint)
        painter.restore()

    def _paint_sprite(self, painter: QPainter, part: _Part, at: QPointF, pose: _Pose, opacity: float) -> None:
        size = part.size * theme.current_metrics().scale
        picture = sprite(part.sprite, size, self._scene.ratio)
        painter.save()
        painter.translate(at)
        painter.scale(1 / self._scene.scale, 1 / self._scene.scale)
        painter.translate(pose.dx * size, pose.dy * size)
        painter.rotate(pose.turn)
        painter.scale(pose.size, pose.size)
        painter.setOpacity(max(0.0, min(1.0, pose.opacity * opacity)))
        painter.drawPixmap(QPointF(-size / 2, -size / 2), picture)
        painter.restore()


def _spot(land: Land, dice: random.Random) -> QPointF:
    """Return a place on a territory."""
    box = land.bounds
    for _ in range(_TRIES):
        at = QPointF(dice.uniform(box.left(), box.right()), dice.uniform(box.top(), box.bottom()))
        if land.outline.path.contains(at):
            return at
    return land.badge
