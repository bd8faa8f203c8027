"""The lines of the recap about scores, money, pieces and the order of turns."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from risk_desktop.editions.common.bidding import BID, MarkerTaken
from risk_desktop.editions.common.money import MoneyPaid, MoneyReceived
from risk_desktop.editions.common.pieces import PieceGone, PieceMoved, PiecePlaced, PieceTaken
from risk_desktop.engine.events import Event, SealedRevealed
from risk_desktop.engine.state import NOBODY
from risk_desktop.i18n import tr
from risk_desktop.ui.game.chronicle.lines import SEPARATOR, LogLine, NarrationContext
from risk_desktop.ui.money import MoneyKind
from risk_desktop.ui.names import Names

# Weights, on the scale of the recap's other lines.
_DRAINED, _POINTS, _ORDER, _HIRED, _MONEY = 88, 86, 75, 40, 35

WeightedLines = list[tuple[int, LogLine]]


@dataclass(frozen=True)
class Holdings:
    """What the players own, by seat: ``money`` of a ``kind``, ``points``, and the points when the viewer last looked.

    ``alive``: the seats that are still in the game.
    """

    kind: MoneyKind
    money: tuple[int, ...]
    points: tuple[int, ...]
    before: tuple[int, ...]
    alive: tuple[int, ...]


def asset_lines(events: Sequence[Event], names: Names, viewer: int, held: Holdings | None) -> WeightedLines:
    """Return the weighted lines about what a viewer has missed; none in a game with armies only."""
    found = _order(events, names, viewer)
    if held is not None:
        found += [_points(names, viewer, held), _money(events, names, viewer, held)]
    return found


def _points(names: Names, viewer: int, held: Holdings) -> tuple[int, LogLine]:
    changes = [now - then for now, then in zip(held.points, held.before, strict=True)]
    amounts = [tr("tables.recap.points", n=n) for n in held.points]
    return _POINTS, _standing(names, viewer, held.alive, amounts, [str(n) for n in held.points], changes)


def _money(events: Iterable[Event], names: Names, viewer: int, held: Holdings) -> tuple[int, LogLine]:
    changes = [0] * len(held.money)
    for event in events:
        if isinstance(event, MoneyReceived):
            changes[event.player] += sum(line.armies for line in event.lines)
        elif isinstance(event, MoneyPaid):
            changes[event.player] -= event.amount
    amounts = [held.kind.words(n) for n in held.money]
    line = _standing(names, viewer, held.alive, amounts, [str(n) for n in held.money], changes)
    return _DRAINED if changes[viewer] < 0 else _MONEY, line


def _standing(
    names: Names, viewer: int, alive: Iterable[int], amounts: list[str], short: list[str], changes: list[int]
) -> LogLine:
    """Return a line with what the viewer owns, and below it what the others own, each with its change."""
    others = [f"{names.player(seat)} {short[seat]}{_change(changes[seat])}" for seat in alive if seat != viewer]
    return LogLine(
        viewer, tr("tables.recap.you_have", amount=amounts[viewer]) + _change(changes[viewer]), _list(others)
    )


def _change(n: int) -> str:
    """Return a change with its sign in brackets, "" for none."""
    return f" ({n:+d})".replace("-", "\N{MINUS SIGN}") if n else ""


def _list(words: Iterable[str]) -> str:
    return SEPARATOR.join(words)


def _order(events: Iterable[Event], names: Names, viewer: int) -> WeightedLines:
    """Return a line with the last bids and the places that followed from them."""

    def who(seat: int) -> str:
        return tr("tables.recap.you") if seat == viewer else names.player(seat)

    bids, places = "", dict[int, int]()
    for event in events:
        if isinstance(event, SealedRevealed) and event.kind == BID:
            bids = _list(f"{who(player)} {bid}" for player, bid in event.answers)
            places = {}
        elif isinstance(event, MarkerTaken):
            places[event.place] = event.player
    if not places:
        return []
    shown = _list(f"{place} {who(places[place])}" for place in sorted(places))
    detail = tr("tables.recap.bids", bids=bids) if bids else ""
    return [(_ORDER, LogLine(NOBODY, tr("tables.recap.order", places=shown), detail))]


def hired_lines(events: Iterable[Event], names: Names, viewer: int, families: Mapping[int, str]) -> WeightedLines:
    """Return the weighted lines about the pieces that others bought, each where it stands now; none of those that are gone."""
    context, hired = NarrationContext(names, dict(families)), dict[tuple[int, str, int], None]()
    for event in events:
        match event:
            case PiecePlaced() if event.cost and event.player != viewer:
                hired[event.player, event.kind, event.territory] = None
            case PieceMoved() if (event.player, event.kind, event.origin) in hired:
                del hired[event.player, event.kind, event.origin]
                hired[event.player, event.kind, event.target] = None
            case PieceGone():
                hired.pop((event.player, event.kind, event.territory), None)
            case PieceTaken():
                hired.pop((event.loser, event.kind, event.territory), None)
    found = []
    for player in dict.fromkeys(player for player, _, _ in hired):
        own = [(kind, land) for owner, kind, land in hired if owner == player]
        pieces = _list(names.called_in_full(context.look(player, kind)) for kind, _ in own)
        places = tuple(dict.fromkeys(land for _, land in own))
        title = tr("tables.recap.hired", name=names.player(player), pieces=pieces)
        found.append((_HIRED, LogLine(player, title, _list(map(names.territory, places)), places)))
    return found
