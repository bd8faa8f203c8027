"""What all screens share: settings and their effects, sound, folders."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, QSize, Signal
from PySide6.QtWidgets import QApplication

from risk_desktop import i18n
from risk_desktop.paths import saves_dir
from risk_desktop.puzzles.progress import PuzzleProgress
from risk_desktop.storage.evening import EveningScore
from risk_desktop.storage.settings import Settings

from . import theme
from .accessibility.voice import VOICE
from .kit import install_style
from .motion import MOTION
from .sound import Channel, SoundPlayer

SEMY = {"off": 0.0, "soft": 1.0, "strong": 1.8}
"""Strength of the emblems on the land, by setting."""


class AppContext(QObject):
    """The settings in use. ``changed`` follows every change of them, to repaint and retranslate.

    ``spoken``: a language for this run only, "" for that of the settings; choosing another in the settings ends it.
    ``size``: the size of the window as far as it is known yet.
    """

    changed = Signal()

    def __init__(
        self, settings: Settings, saves: Path | None = None, spoken: str = "", size: tuple[int, int] = (1280, 800)
    ) -> None:
        super().__init__()
        self.settings = settings
        self._spoken, self._written = spoken, settings.language
        self.saves = saves or saves_dir()
        self.evening = EveningScore()
        self.puzzles = PuzzleProgress()
        self.sound = SoundPlayer(self)
        self._game_theme = ""
        self._size = QSize(*size)
        self.apply()

    @property
    def semy(self) -> float:
        """Strength of the emblems on the land."""
        return SEMY[self.settings.semy]

    def fit(self, size: QSize) -> None:
        """Adapt to a new size of the window; everything is restyled if the density changes."""
        before = theme.current_metrics()
        self._size = size
        after = self._metrics()
        theme.set_metrics(after)
        if before.density != after.density or before.folded != after.folded:
            self._restyle()

    def set_game_theme(self, name: str, rule_set: str = "") -> None:
        """Use the theme of a game, "" for none, in place of the dark theme, and the words of its ``rule_set`` (id)."""
        i18n.set_rule_set(rule_set)
        if name != self._game_theme:
            self._game_theme = name
            if self._theme() != theme.current().name:
                theme.set_current(self._theme())
                self._restyle()

    def _theme(self) -> str:
        chosen = self.settings.theme
        return self._game_theme if self._game_theme and chosen == "dark" else chosen

    def apply(self) -> None:
        """Apply the settings."""
        settings = self.settings
        if settings.language != self._written:
            self._spoken, self._written = "", settings.language
        i18n.set_language(self._spoken or settings.language or i18n.system_language())
        theme.set_current(self._theme())
        theme.set_metrics(self._metrics())
        MOTION.set_speed(settings.ai_speed, settings.own_speed)
        MOTION.reduced = settings.reduced_motion
        VOICE.level = settings.spoken
        self.sound.set_volume(Channel.EFFECTS, settings.volume_effects / 100)
        self.sound.set_volume(Channel.DICE, settings.volume_dice / 100)
        self.sound.set_volume(Channel.MUSIC, settings.volume_music / 100)
        self.sound.set_muted(settings.muted)
        self._restyle()

    def save(self) -> None:
        """Save the settings and apply them."""
        self.settings.save()
        self.apply()

    def _metrics(self) -> theme.Metrics:
        return theme.metrics(self._size.width(), self._size.height(), self.settings.text_scale / 100)

    def _restyle(self) -> None:
        app = QApplication.instance()
        if isinstance(app, QApplication):
            install_style(app)
        self.changed.emit()
