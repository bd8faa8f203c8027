"""Armies that march and land that changes hands: what is counted when, and that all ends as if nothing had moved."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QLineF, QPointF
from PySide6.QtTest import QTest

from risk_desktop.ui.board.effects.march import figures_of
from risk_desktop.ui.board.position import PieceLook
from risk_desktop.ui.kit.playthings import roll_moment
from risk_desktop.ui.motion import MOTION

pytestmark = pytest.mark.window


def moved(view, armies):
    """Return the view's position with these armies."""
    return replace(view.position, armies=armies)


def badge(view, land):
    """Return the picture of a territory's badge."""
    return view.board_scene.badges.items[land].pixmap().toImage()


def test_those_who_arrive_are_counted_when_they_are_there(show, islands):
    view = show([islands])
    before, items = badge(view, 1), len(view.scene().items())
    assert view.effects.move_armies(0, 1, 3) > 0
    view.set_position(moved(view, (1, 9, 3, 4, 5, 1)))
    assert badge(view, 1) == before, "they are still on their way"
    assert len(view.scene().items()) == items + 3, "three figures march"
    view.finish_animations()
    assert badge(view, 1) != before
    assert len(view.scene().items()) == items and not view.animator.busy


@pytest.mark.parametrize("reduced", [False, True])
def test_a_conquest_ends_as_at_instant_speed(show, islands, reduced):
    pictures = []
    for speed in ("normal", "instant"):
        MOTION.set_speed(speed)
        MOTION.reduced = reduced
        view = show([islands])
        items = len(view.scene().items())
        ms = view.effects.conquest(1, 1, 0, 0, 2)
        assert (ms > 0) == (speed == "normal")
        view.set_position(replace(view.position, owners=(0, 0, 2, 3, 4, 5), armies=(1, 2, 3, 4, 5, 1)))
        view.finish_animations()
        view.finish_baking()
        assert len(view.scene().items()) == items and view.board_scene.held == {}
        pictures.append(view.grab().toImage())
    assert pictures[0] == pictures[1]


def test_where_all_have_fallen_nobody_is_counted_until_the_others_are_there(show, islands):
    """A nought in the colours of who has lost the land would not be true any more."""
    view = show([islands])
    view.set_position(moved(view, (4, 0, 3, 4, 5, 1)))
    count = view.board_scene.badges.items[1]
    assert count.isVisible()
    assert view.effects.conquest(1, 1, 0, 0, 2) > 0
    assert not count.isVisible()
    view.set_position(replace(view.position, owners=(0, 0, 2, 3, 4, 5), armies=(2, 2, 3, 4, 5, 1)))
    assert not count.isVisible(), "they are still on their way"
    view.finish_animations()
    assert count.isVisible()


def test_a_second_march_to_the_same_land_ends_the_first(show, islands):
    view = show([islands])
    items = len(view.scene().items())
    view.effects.move_armies(0, 1, 1)
    view.effects.move_armies(2, 1, 1)
    assert len(view.scene().items()) == items + 1
    view.finish_animations()
    assert len(view.scene().items()) == items


def figures(view, land):
    """Return how many figures stand beside a badge."""
    return len(view.board_scene.rows.figures(land))


def test_those_who_lead_march_ahead_and_stand_there_when_they_arrive(show, islands):
    view, leader = show([islands]), PieceLook("land", 0)
    view.set_position(replace(view.position, pieces={0: (leader,)}))
    items = len(view.scene().items())
    assert view.effects.conquest(1, 1, 0, 0, 2, along=[leader]) > 0
    view.set_position(replace(view.position, owners=(0, 0, 2, 3, 4, 5), pieces={1: (leader,)}))
    assert figures(view, 1) == 0, "it is still on its way"
    assert len(view.scene().items()) == items - 1 + 1 + 3, "the land that changes hands, and three who march"
    view.finish_animations()
    assert figures(view, 1) == 1 and len(view.scene().items()) == items


def test_a_piece_alone_walks_along_the_arrow(show, islands):
    view, leader = show([islands]), PieceLook("land", 0)
    view.set_position(replace(view.position, pieces={1: (leader,)}))
    standing = set(view.scene().items())
    assert view.piece_effects.move(leader, 0, 1) > 0
    (walker,) = [item for item in view.scene().items() if item not in standing]
    lands, places = view.board_scene.atlas.lands, []
    for _ in range(300):
        QTest.qWait(10)
        if not view.animator.busy:
            break
        places.append(walker.pos())
    straight = QLineF(lands[0].badge, lands[1].badge)
    aside = [
        abs(QPointF.dotProduct(at - straight.p1(), straight.normalVector().unitVector().p2() - straight.p1()))
        for at in places
    ]
    assert max(aside) > 3, "it bends as the arrow does"
    assert figures(view, 1) == 1


def test_with_less_motion_nobody_marches(show, islands):
    view = show([islands])
    view.finish_animations()
    MOTION.reduced = True
    items = len(view.scene().items())
    assert view.effects.move_armies(0, 1, 3) == 0
    assert len(view.scene().items()) == items and not view.animator.busy


def test_figures_stand_for_armies_as_in_the_box():
    assert figures_of(3, ranked=True) == ["infantry"] * 3
    assert figures_of(17, ranked=True) == ["artillery", "cavalry", "infantry", "infantry"]
    assert figures_of(17, ranked=False) == ["infantry"] * 9


def test_a_die_bounces_ever_lower_and_lies_still_at_the_end():
    moments = [roll_moment(step / 200) for step in range(201)]
    peaks = [
        b.height for a, b, c in zip(moments, moments[1:], moments[2:], strict=False) if a.height < b.height >= c.height
    ]
    assert peaks == sorted(peaks, reverse=True) and len(peaks) >= 2
    assert (
        moments[-1].height == 0 and moments[-1].turns == 1 and abs(moments[-1].rocks) < 0.01 and not moments[-1].rolls
    )
    assert max(moment.hit for moment in moments) > 0.9
