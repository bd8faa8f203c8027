"""The phase at hand can always be read, with the largest text in the smallest usual window too."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from risk_desktop.i18n import LANGUAGES, has_text, set_language, tr
from risk_desktop.ui.game.players.ribbon import PhaseMark, Ribbon, RibbonWording
from risk_desktop.ui.game.screen import PlayScreen
from risk_desktop.ui.theme import NEUTRAL
from tests.editions.ad2210.hands import about_to_play
from tests.ui.support.ad2210_table import ad_screen
from tests.ui.support.godstorm_table import god_screen


def phases(words: list[str], now: int) -> tuple[PhaseMark, ...]:
    """Return the phases of a turn, one of them at hand."""
    return tuple(PhaseMark(word, "done" if n < now else "now" if n == now else "later") for n, word in enumerate(words))


def shown(screen: PlayScreen, words: list[str], now: int) -> list[str]:
    """Let a phase be the one at hand; return what is written on the ribbon."""
    ribbon = screen.game_layout.ribbon
    ribbon.show_turn(ribbon.banner[0], "Anna", phases(words, now))
    screen.game_layout.place_ribbon()
    plan = ribbon.plan()
    assert plan.width <= ribbon.width() + 1, "nothing is cut off"
    return [each.phase.words for each in plan.chevrons if each.worded]


@pytest.mark.parametrize(("scale", "following"), [(100, True), (200, False)])
@pytest.mark.parametrize("edition", ["ad2210", "godstorm"])
def test_each_phase_can_be_read_and_at_usual_size_the_next_one_too(
    qtbot: QtBot, edition: str, scale: int, following: bool
) -> None:
    settings = {"size": (1280, 720), "text_scale": scale}
    screen = ad_screen(about_to_play(), **settings) if edition == "ad2210" else god_screen(**settings)
    keys = [phase.name for phase in screen.context.game.rules.phases if has_text(f"play.phase.{phase.name}")]
    for language in LANGUAGES:
        set_language(language)
        words = [tr(f"play.phase.{key}") for key in keys]
        for now in range(len(words)):
            written = shown(screen, words, now)
            assert words[now] in written, (language, words[now])
            assert not following or words[min(now + 1, len(words) - 1)] in written, (language, written)
    set_language("en")


def test_marks_stand_together_where_there_is_no_room_for_each(qtbot: QtBot) -> None:
    ribbon = Ribbon()
    qtbot.addWidget(ribbon)
    ribbon.show_turn(NEUTRAL, "Anna", phases(list("abcdefghi"), 4))
    ribbon.set_room(ribbon.least_width)
    states = [(each.phase.state, each.worded, each.several) for each in ribbon.plan().chevrons]
    assert states == [("done", False, True), ("now", True, False), ("later", True, False), ("later", False, True)]
    ribbon.set_room(1)
    assert [each.phase.words for each in ribbon.plan().chevrons] == ["e"]


def test_the_room_is_used_for_names_the_nearest_first(qtbot: QtBot) -> None:
    """In the summoning step of a small window as many steps are named as the strip has room for."""
    screen = god_screen(phase="summon", size=(1280, 720), faith=(9, 9, 9))
    ribbon = screen.game_layout.ribbon
    plan, now = ribbon.plan(), 2
    written = [each.place for each in plan.chevrons if each.worded]
    assert written == list(range(now, now + len(written))) and 4 <= len(written) < 9
    assert ribbon.measure(RibbonWording(False, len(written), together=True), named=False).width > ribbon.room, (
        "no name more fits"
    )


def test_a_mark_tells_what_it_stands_for(qtbot: QtBot) -> None:
    ribbon = Ribbon()
    qtbot.addWidget(ribbon)
    ribbon.show_turn(NEUTRAL, "Anna", phases(list("abcdefghi"), 4))
    ribbon.set_room(ribbon.least_width)
    plan = ribbon.plan()
    middles = [plan.banner + sum(each.width for each in plan.chevrons[:n]) + 5 for n in range(len(plan.chevrons))]
    assert [ribbon.names_at(x) for x in middles] == ["1. a\n2. b\n3. c\n4. d", "5. e", "6. f", "7. g\n8. h\n9. i"]
    assert ribbon.names_at(2) == "", "the owner's banner is no phase"


def test_the_phases_stand_still_as_the_turn_goes_on(qtbot: QtBot) -> None:
    ribbon = Ribbon()
    qtbot.addWidget(ribbon)
    words, widths = ["Reinforce", "Hire", "Attack", "Fortify"], set[tuple[float, ...]]()
    for now in range(len(words)):
        ribbon.show_turn(NEUTRAL, "Anna", phases(words, now))
        widths.add(tuple(each.width for each in ribbon.plan().chevrons))
    assert len(widths) == 1


def test_it_is_said_anew_when_the_turn_of_who_acted_before_all_turns_begins(qtbot: QtBot) -> None:
    ribbon = Ribbon()
    qtbot.addWidget(ribbon)
    for begun in (False, True, False):
        ribbon.show_turn(NEUTRAL, "Anna", phases(["Deploy", "Invade"], 0), turn_begun=begun)
        spoken = "play.ribbon.spoken" if begun else "play.ribbon.spoken.before"
        assert ribbon.accessibleName() == tr(spoken, player="Anna", phase="Deploy")
