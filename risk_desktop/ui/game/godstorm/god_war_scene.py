"""What the scene of a god war shows, and where its words and numbers come from: what is told of a round."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import takewhile

from risk_desktop.editions.godstorm.cards.events import RelicGained
from risk_desktop.editions.godstorm.god_war import GodWarFought, GodWarSide
from risk_desktop.editions.godstorm.gods import GodBanished
from risk_desktop.editions.godstorm.labors import LaborDone
from risk_desktop.engine.events import CardDrawn, Event
from risk_desktop.i18n import capitalized, tr
from risk_desktop.ui.board.position import BoardPosition, PieceLook
from risk_desktop.ui.game.context import GameContext
from risk_desktop.ui.game.projection import look_of
from risk_desktop.ui.theme import SeatColours

_BASE, _ARMIES, _TEMPLE = "base", "armies", "temple"
_SIGNS = {_ARMIES: "heroes", "mjolnir": "magic_mjolnir_hammer_of_thor", "fire": "fire_sears"}
_OF_THE_ROUND = (GodBanished, LaborDone, CardDrawn, RelicGained)
"""What is told of a round behind its end."""
_IN_DEFENCE = ("sky", "magic", _TEMPLE)
"""Whose power helps a defender."""


@dataclass(frozen=True)
class WarDie:
    """A die: what it shows, what it showed before it was rolled again (0: it wasn't), why it is there or was rolled again."""

    value: int
    before: int = 0
    why: str = ""


@dataclass(frozen=True)
class WarLine:
    """A line of a sum: the key of its sign ("" for a die), its name, where it comes from, how much."""

    sign: str
    name: str
    detail: str
    value: int


@dataclass(frozen=True)
class WarSide:
    """One side: whose it is, its champion, who stands by (look, name, what he gives), its dice and its sum."""

    colours: SeatColours
    who: str
    god: str
    look: PieceLook
    helpers: tuple[tuple[PieceLook, str, str], ...]
    dice: tuple[WarDie, ...]
    lines: tuple[WarLine, ...]

    @property
    def total(self) -> int:
        """Return the sum."""
        return sum(line.value for line in self.lines)


@dataclass(frozen=True)
class WarScene:
    """The whole scene; ``attack_wins`` says who has won, ``by`` how it came about, ``ties`` the rule of ties."""

    title: str
    detail: str
    attack: WarSide
    defence: WarSide
    attack_wins: bool
    by: str
    winner: str
    ties: str
    outcome: str
    after: str


def scene_of(
    context: GameContext,
    event: GodWarFought,
    following: Sequence[Event] = (),
    number: int = 1,
    gods: tuple[str, ...] | None = None,
    before: BoardPosition | None = None,
) -> WarScene:
    """Return what the scene of a round shows; ``following``: what is told after it; ``number``: of the round.

    ``gods``: kinds of the attacker's gods who take part, None: as far as is known all who are there. ``before``: who stood
    where when it was fought, None: as on the board.
    """
    names, before = context.names, before or context.board.position
    here = [kind for kind in _standing(before, event.origin) if kind in (gods or (kind,)) and kind != _TEMPLE]
    there = [kind for kind in _standing(before, event.target) if kind in _IN_DEFENCE]
    attack, defence = event.attack, event.defence
    wins = event.winner == attack.host.seat
    won, lost = (attack, defence) if wins else (defence, attack)
    detail = tr(
        "godwar.detail",
        epoch=context.game.state.round,
        player=names.player(attack.host.seat),
        origin=names.territory(event.origin),
        round=number,
    )
    difference = abs(attack.total - defence.total)
    return WarScene(
        tr("godwar.title", territory=names.territory(event.target)),
        detail,
        side_of(context, attack, event.origin, "attack", here),
        side_of(context, defence, event.target, "defence", there),
        wins,
        tr("godwar.tie") if event.tie else tr("godwar.by", n=difference),
        tr("godwar.wins", god=_god(context, won)),
        _ties(event, here),
        tr("godwar.banished", god=_god(context, lost)),
        _after(context, following),
    )


def _god(context: GameContext, side: GodWarSide) -> str:
    return context.names.called(look_of(context.game, side.champion, side.host.seat))


def _standing(before: BoardPosition, place: int) -> list[str]:
    """Return the kinds of the figures in a territory."""
    return [look.kind for look in before.pieces.get(place, ())]


def _ties(event: GodWarFought, here: Sequence[str]) -> str:
    """Return who has a tie, and why; ``here``: the attacker's gods who take part."""
    war = "war" in (*here, event.attack.champion) or (event.tie and event.winner == event.attack.host.seat)
    return tr("godwar.ties_attack" if war else "godwar.ties_defence")


def _after(context: GameContext, following: Sequence[Event]) -> str:
    """Return which works were done by it, not by what comes after the round."""
    done = []
    for event in takewhile(lambda event: isinstance(event, _OF_THE_ROUND), following):
        if isinstance(event, LaborDone):
            player = context.names.player(event.player)
            done.append(tr("godwar.labor", player=player, deck=tr(f"card.deck.{event.kind}")))
    return " · ".join(done) or tr("godwar.no_dead")


def side_of(context: GameContext, side: GodWarSide, place: int, role: str, standing: Sequence[str]) -> WarSide:
    """Return a side: its champion, who stands by of those who help there, dice with their reasons, the sum."""
    names, host = context.names, side.host
    who = tr(f"godwar.{role}", player=names.player(host.seat))
    look = look_of(context.game, side.champion, host.seat)
    return WarSide(
        names.seat_colours(host.seat),
        who,
        names.called(look),
        look,
        tuple(_helpers(context, side, standing)),
        tuple(dice_of(side)),
        tuple(_lines(context, side, place, role)),
    )


def _helpers(context: GameContext, side: GodWarSide, standing: Sequence[str]) -> Iterator[tuple[PieceLook, str, str]]:
    """Yield who stands by: the other gods who give something, and the temple of the defender."""
    names = context.names
    for kind in context.game.rules.pieces:
        if kind not in standing or kind == side.champion:
            continue
        look = look_of(context.game, kind, side.host.seat)
        if kind == _TEMPLE:
            yield look, capitalized(names.called(look)), tr("pieces.power.godstorm.magic")
        else:
            yield look, names.called(look), tr(f"pieces.power.godstorm.{kind}")


def dice_of(side: GodWarSide) -> list[WarDie]:
    """Return the dice: those that were rolled again say why, the last ones why they are there at all."""
    kept, again = Counter(value for value in side.first if value != 1 or not side.host.rerolls), []
    for value in side.rolled:
        if kept[value] > 0:
            kept[value] -= 1
            again.append(WarDie(value))
        else:
            again.append(WarDie(value, 1, tr(f"fight.again.{side.host.rerolls}")))
    extra = [reason for reason, number in side.host.dice if reason != _BASE for _ in range(number)]
    plain = [place for place, die in enumerate(again) if not die.before][::-1]
    for reason, place in zip(extra[::-1], plain, strict=False):
        again[place] = WarDie(again[place].value, 0, tr(f"godwar.extra.{reason}"))
    return again


def _lines(context: GameContext, side: GodWarSide, place: int, role: str) -> list[WarLine]:
    """Return the lines of a sum; of the attacker's armies one stays behind, the defender's count as they stand there."""
    words = "+".join(str(value) for value in side.rolled)
    found = [WarLine("", tr("godwar.dice"), words, sum(side.rolled))]
    territory = context.names.territory(place)
    for reason, number in side.host.added:
        why = f"{reason}.{role}" if reason == _ARMIES else reason
        detail = tr(f"godwar.because.{why}", n=number, territory=territory)
        found.append(WarLine(_SIGNS[reason], tr(f"godwar.add.{reason}"), detail, number))
    return found
