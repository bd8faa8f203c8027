"""What has happened, said deed by deed."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import count

from PySide6.QtCore import QObject, QTimer

from risk_desktop.i18n import tr
from risk_desktop.ui.accessibility.sentences import sentences
from risk_desktop.ui.accessibility.voice import VOICE
from risk_desktop.ui.game.chronicle.lines import LogLine

_QUIET_MS = 900
"""What has happened is said when nothing has been added for so long: until then a fight may grow."""
_MOST = 6
"""So many entries are said at once, the last ones; there is a key for all of them."""

Concerned = Callable[[LogLine], bool]


class SpokenNews(QObject):
    """Says entries of the chronicle: one that grows, such as a fight, once for all that has come to it.

    ``concerned`` tells whether an entry is about the person who listens.
    """

    def __init__(self, concerned: Concerned, parent: QObject) -> None:
        super().__init__(parent)
        self._concerned = concerned
        self._due: dict[str, tuple[LogLine, bool]] = {}
        self._number = count()
        self._quiet = QTimer(self, singleShot=True, interval=_QUIET_MS)
        self._quiet.timeout.connect(self.flush)

    def add(self, lines: Iterable[LogLine]) -> None:
        """Take new entries, the oldest first."""
        for line in lines:
            key = line.key or str(next(self._number))
            before = self._due.pop(key, None)
            self._due[key] = line, self._concerned(line) or (before is not None and before[1])
        self._quiet.start()

    def flush(self) -> None:
        """Say what is waiting, if it is wanted: a question is about to be asked, or nothing more has come."""
        self._quiet.stop()
        due, self._due = list(self._due.values()), {}
        wanted = [line for line, concerned in due if VOICE.wants(concerned=concerned)]
        if len(wanted) > _MOST:
            VOICE.tell(tr("spoken.more_news", len(wanted) - _MOST))
        for line in wanted[-_MOST:]:
            VOICE.tell(sentences((line.title, line.detail)))
