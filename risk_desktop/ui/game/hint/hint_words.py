"""What a hint says of one of its options, in words and figures."""

from __future__ import annotations

from dataclasses import dataclass

from risk_desktop.i18n import capitalized, percent, tr
from risk_desktop.review.report import Hint, HintOption
from risk_desktop.ui.game.decisions.words import words_of_choice
from risk_desktop.ui.motive_words import words_of_motive
from risk_desktop.ui.names import Names
from risk_desktop.ui.points import loss_points, within


@dataclass(frozen=True)
class HintFigure:
    """A figure of a hint: what it is about, the chance, and what is uncertain of it, with the distance before that."""

    name: str
    chance: str
    margin: str

    @property
    def spoken(self) -> str:
        """All of it in one."""
        return f"{self.name}: {self.chance} {self.margin}"


@dataclass(frozen=True)
class HintWords:
    """An option of a hint: ``title`` is the choice, ``others`` are choices about as good, each as a sentence.

    ``lines``: the chance to win with it, and how far the best or the second-best of the others is from it; a choice that is
    about as good has no distance. ``told``: title and rank in a sentence. ``method``: what the figures come from.
    """

    title: str
    told: str
    others: tuple[str, ...]
    reasons: tuple[str, ...]
    lines: tuple[HintFigure, ...]
    method: str

    @property
    def spoken(self) -> str:
        """All of it, for who doesn't see it."""
        parts = (self.told, *self.others, *self.reasons, *(line.spoken for line in self.lines), self.method)
        return ". ".join(part.rstrip(".") for part in parts) + "."


def hint_words(hint: Hint, place: int, names: Names) -> HintWords:
    """Return what a hint says of its option at a ``place``, the best at 0."""
    options, option = hint.options, hint.options[place]
    title = words_of_choice(option.choice, names, kind=hint.kind)
    alike = place > 0 and option.is_alike
    beside = [0] if alike else shown_places(hint, place)[1:]
    others = [tr("hint.alike", choice=words_of_choice(options[n].choice, names, kind=hint.kind)) for n in beside]
    lines = [HintFigure(tr("hint.chance"), percent(option.chance.value), within(100 * option.chance.error, 0))]
    if len(options) == 1:
        others.append(tr("hint.only"))
    elif place == 0 and not beside:
        second = words_of_choice(options[1].choice, names, kind=hint.kind)
        lines.append(_distance(options[1], tr("hint.second", choice=second)))
    elif not beside:
        lines.append(_distance(option, tr("hint.behind")))
    return HintWords(
        title,
        tr("hint.alike" if alike else "hint.told" if place == 0 else "hint.next.told", choice=title),
        tuple(others),
        tuple(capitalized(words_of_motive(motive, names)) for motive in option.motives),
        tuple(lines),
        tr("hint.method", hint.method.games),
    )


def shown_places(hint: Hint, place: int) -> tuple[int, ...]:
    """Return the places of the options that stand on the board: one, and beside the best those that are about as good."""
    if place or not hint.alike:
        return (place,)
    return (0, *(n for n, each in enumerate(hint.options) if n and each.is_alike))


def _distance(option: HintOption, name: str) -> HintFigure:
    """Return the line of an option that is surely worse than the best, by this name."""
    lag = loss_points(option.behind)
    return HintFigure(name, percent(option.chance.value), f"{lag.words()} {lag.within()}")
