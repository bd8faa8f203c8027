"""What a choice cost is told in chances to win, of which there is no more to lose than there is."""

from math import exp, sqrt

import pytest

from risk_desktop.review.in_chances import factor, lost_chance, moved
from risk_desktop.review.report import Estimate
from risk_desktop.review.valuation import overlooked


@pytest.mark.parametrize("chosen", [0.0, 0.02, 0.5, 1.0])
@pytest.mark.parametrize("best", [0.0, 0.02, 0.3, 0.5, 0.98, 1.0])
@pytest.mark.parametrize(("share", "lower"), [(0.3, 0.2), (0.1, 0.0), (1.0, 0.5), (0.5, 0.499)])
def test_nobody_loses_more_than_his_chance(best: float, chosen: float, share: float, lower: float) -> None:
    assert 0.0 <= lost_chance(best, chosen, share, lower) <= best


def test_a_chance_like_the_share_falls_as_the_share_does() -> None:
    assert moved(0.3, 0.3, 0.2) == pytest.approx(0.2)
    assert lost_chance(0.3, 0.2, 0.3, 0.2) == pytest.approx(0.1)
    assert factor(0.3, 0.2, 0.3, 0.2) == pytest.approx(1.0)


def test_a_step_counts_less_where_there_is_little_to_lose() -> None:
    assert lost_chance(0.02, 0.01, 0.3, 0.2) == pytest.approx(0.0082, abs=0.0005)
    assert factor(0.02, 0.01, 0.3, 0.2) < 0.1
    assert factor(0.4, 0.4, 0.2, 0.2) == 1.0, "no step"


def test_a_win_that_was_all_but_certain_may_be_lost() -> None:
    """The better choice is sure to win, after the other one it is open: its chance tells what was at stake."""
    assert lost_chance(0.9999, 0.67, 0.85, 0.6) == pytest.approx(0.215, abs=0.005)
    assert lost_chance(0.9999, 0.999, 0.85, 0.6) < 0.001, "he wins anyway"


def test_a_won_game_that_is_thrown_away_costs_all_of_it() -> None:
    assert lost_chance(1.0, 0.0, 1.0, 0.0) == pytest.approx(1.0, abs=1e-3)


@pytest.mark.parametrize("seen", [0.0, -0.3, -1.0, -2.5])
def test_what_seems_to_have_cost_less_than_nothing_is_less_doubtful_the_surer_that_is(seen: float) -> None:
    """Against a sum over the normal distribution; the error of the difference itself would say too much."""
    error, steps = 0.1, 4000
    deviations = [(number - steps / 2) * 12 / steps for number in range(steps + 1)]
    weights = [exp(-each * each / 2) for each in deviations]
    costs = [max(0.0, error * (seen + each)) for each in deviations]
    mean = sum(weight * cost * cost for weight, cost in zip(weights, costs, strict=True)) / sum(weights)
    assert overlooked(Estimate(seen * error, error)) == pytest.approx(sqrt(mean), rel=0.01)
    assert overlooked(Estimate(seen * error, error)) < 0.72 * error
    assert overlooked(Estimate(seen, 0.0)) == 0.0
