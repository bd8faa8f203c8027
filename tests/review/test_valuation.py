"""What a decision cost is right on average, however much single games differ."""

from __future__ import annotations

import random
from statistics import mean

import pytest

from risk_desktop.engine.choices import Attack, Choice, Pass
from risk_desktop.engine.view import View, view
from risk_desktop.review.playing_on import Aftermath
from risk_desktop.review.report import Estimate
from risk_desktop.review.valuation import Comparison, Sampling, Valuer, is_open
from tests.review.games import in_the_middle

CHOSEN, BEST = Pass(), Attack(0, 1, 1)
COST, SPREAD = 0.2, 0.3
"""What the choice costs in these tests, and how much single games differ from that."""
DECISIONS, GAMES = 400, 12


@pytest.mark.parametrize(
    ("best", "loss", "more"),
    [
        (BEST, Estimate(0.3, 0.08), True),
        (BEST, Estimate(0.3, 0.009), False),
        (BEST, Estimate(0.01, 0.02), True),
        (CHOSEN, Estimate(0.0, 0.05), False),
    ],
)
def test_more_games_are_played_until_the_figure_is_sharp_also_where_it_is_sure(
    best: Choice, loss: Estimate, more: bool
) -> None:
    assert is_open(Comparison(CHOSEN, best, (), loss, GAMES, (), ())) == more


def test_a_sure_loss_is_told_right_on_average(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who stops as soon as a loss is sure keeps what is too high by chance: losses of 20 points came to 23."""
    luck = random.Random(1)

    def aftermaths(self: Sampling, choice: Choice, numbers: range) -> tuple[Aftermath, ...]:
        for number in numbers:
            if (choice, number) not in self._known:
                share = 0.5 - (luck.gauss(COST, SPREAD) if choice == CHOSEN else 0.0)
                shares = (share, 1.0 - share) if self.player == 0 else (1.0 - share, share)
                self._known[choice, number] = Aftermath(shares, share)
        return tuple(self._known[choice, number] for number in numbers)

    def best(self: Valuer, seen: View, chosen: Choice, half: range, sampling: Sampling) -> Choice:
        return BEST

    monkeypatch.setattr(Sampling, "aftermaths", aftermaths)
    monkeypatch.setattr(Valuer, "_best", best)
    game = in_the_middle("world-duel", 2)
    asked = game.pending()
    assert asked is not None
    seen, valuer = view(game, asked.player), Valuer()
    told = [valuer.compare(seen, CHOSEN, GAMES).loss for _ in range(DECISIONS)]
    sure = [each.value for each in told if each.is_sure]
    assert len(sure) > 0.9 * DECISIONS and mean(sure) == pytest.approx(COST, rel=0.05)
