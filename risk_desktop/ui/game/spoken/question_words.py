"""A question in sentences, for those who can't see the prompt: what is asked, what can be set, and which keys answer."""

from __future__ import annotations

from collections.abc import Iterator

from risk_desktop.i18n import tr
from risk_desktop.ui.game.decisions.base import Presenter
from risk_desktop.ui.game.prompt.asking import Ask, Picks
from risk_desktop.ui.kit import key_label

_MOST_ROWS = 9
"""So many whole answers have a number key."""


def question_parts(ask: Ask, presenter: Presenter | None = None) -> tuple[str, ...]:
    """Return the sentences of a question one by one, so that only those that have changed need to be said again.

    ``presenter``: who asks, and knows what number keys choose and what pieces are called; None where nobody does.
    """
    asking = presenter if presenter is not None and presenter.active else None
    return tuple(part for part in (*_asked(ask, asking), *_set(ask, asking), *_keys(ask)) if part)


def choice_words(presenter: Presenter | None) -> str:
    """Return how many territories there are to choose from, and the key that lists them; "" where there are none."""
    lands = presenter.choosable if presenter is not None and presenter.active else ()
    return tr("spoken.choose_from", len(lands)) if lands else ""


def _asked(ask: Ask, presenter: Presenter | None) -> Iterator[str]:
    """Yield what is asked, and the answers that have a number."""
    yield from (ask.title, ask.heard, ask.help)
    for row, words in enumerate(ask.rows[:_MOST_ROWS]):
        yield tr("spoken.row_chosen" if row == ask.row else "spoken.row", key=row + 1, words=words)
    if len(ask.rows) > _MOST_ROWS:
        yield tr("spoken.more_rows", len(ask.rows) - _MOST_ROWS)
    if presenter is not None and not ask.rows:
        for number, words in presenter.numbered().items():
            yield tr("spoken.row", key=number, words=words)


def _set(ask: Ask, presenter: Presenter | None) -> Iterator[str]:
    """Yield what can be set."""
    for picks in (ask.more, ask.picks):
        if picks is not None:
            yield _picks(picks)
    if ask.number is not None and not ask.number.fixed:
        number = ask.number
        name = number.name or ask.title
        yield tr("spoken.number", name=name, value=number.value, low=number.low, high=number.high)
    for toggle in ask.toggles:
        name = presenter.context.names.called(toggle.look) if presenter is not None else toggle.look.kind
        yield tr("spoken.toggle_on" if toggle.on else "spoken.toggle_off", name=name)


def _keys(ask: Ask) -> Iterator[str]:
    """Yield the buttons that can be pressed, with their keys."""
    for act in (ask.primary, ask.secondary, ask.ghost):
        if act is not None and not act.off:
            yield tr("spoken.key", key=key_label(act.key), words=act.words) if act.key else act.words


def _picks(picks: Picks) -> str:
    """Return a row of values with the one that is on."""
    usable = [words for value, words in picks.choices if value not in picks.off]
    now = next((words for value, words in picks.choices if value == picks.value), "")
    return tr("spoken.picks", name=picks.name, now=now, choices=", ".join(usable))
