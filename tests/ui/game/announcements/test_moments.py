"""Every great moment of each rule set is announced once, in words of its event, with a picture and a sound."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

import pytest
from PySide6.QtCore import Qt, QVariantAnimation
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from risk_desktop.editions.ad2210.cards.events import CardDieRolled, CommandCardPlayed, TerritoryCardsTurned
from risk_desktop.editions.ad2210.invasion import InvasionAnnounced, InvasionEnded
from risk_desktop.editions.classic.capitals import CapitalRevealed, capitals_slot
from risk_desktop.editions.classic.missions.events import MissionRevealed
from risk_desktop.editions.common.card_play import TERRITORY
from risk_desktop.editions.common.pieces import PieceLost, PieceTaken
from risk_desktop.editions.common.score import points_of
from risk_desktop.editions.godstorm.cards.events import (
    ContinentStruck,
    EpochTurnedBack,
    MiracleCancelled,
    RelicGained,
    RelicLost,
)
from risk_desktop.editions.godstorm.declarations import InvasionDeclared
from risk_desktop.editions.godstorm.gods import GodBanished
from risk_desktop.editions.godstorm.labors import LaborDone
from risk_desktop.editions.godstorm.plague import PlagueEnded, PlagueLaid, PlagueStruck
from risk_desktop.editions.godstorm.waters import LinkClosed, RegionSunk
from risk_desktop.engine.events import (
    ArmiesLost,
    ArmiesPlaced,
    Event,
    GameWon,
    PlayerEliminated,
    RegionBroken,
    RegionCompleted,
    TerritoryConquered,
)
from risk_desktop.engine.state import Outcome
from risk_desktop.i18n import LANGUAGES
from risk_desktop.ui.art.vignettes import VIGNETTES, DieShown
from risk_desktop.ui.game.announcements.announcements import Banners
from risk_desktop.ui.game.announcements.banner import STAY_MS, Banner
from risk_desktop.ui.game.features import FEATURES, SHARED, announced_in
from risk_desktop.ui.game.screen import PlayScreen
from risk_desktop.ui.motion import MOTION
from risk_desktop.ui.sound import SINGLE
from tests.editions.ad2210.hands import about_to_play
from tests.ui.support.ad2210_table import ad_screen
from tests.ui.support.classic_table import sit_down
from tests.ui.support.fitting import misfits
from tests.ui.support.godstorm_table import god_screen
from tests.ui.support.play_table import Sphinx, make_context, make_screen, middle_of_game

pytestmark = pytest.mark.window


@dataclass(frozen=True)
class Told:
    """An event by the numbers of a game, and what its banner says at least, with its picture and its sound."""

    event: Callable[[PlayScreen], Event]
    words: tuple[str, ...]
    picture: str
    sound: str


def land(screen: PlayScreen, name: str) -> int:
    return screen.context.game.rules.board.index(name)


def region_of(screen: PlayScreen, name: str) -> int:
    board = screen.context.game.rules.board
    return board.region_of[board.index(name)]


def colony(screen: PlayScreen) -> Event:
    """Return how Ben takes the only territory that he has on the Moon."""
    state, board = screen.context.game.state, screen.context.game.rules.board
    moon = [n for n, facts in enumerate(board.territories) if facts.terrain == "moon"]
    for each in moon:
        state.owner[each] = 0
    state.owner[moon[0]] = 1
    return TerritoryConquered(1, 0, moon[1], moon[0], 2)


def fallen_again(screen: PlayScreen) -> Event:
    """Return how a capital that everybody knows falls once more."""
    slot = capitals_slot(screen.context.game.state)
    slot.shown[1] = slot.fallen[1] = True
    capital = slot.places[1]
    return TerritoryConquered(2, 3, screen.context.game.rules.board.neighbours[capital][0], capital, 2)


CLASSIC = {
    "out": Told(lambda s: PlayerEliminated(3, 4), ("Cassius", "Octavia"), "badge", "player_out"),
    "capital": Told(
        lambda s: CapitalRevealed(1, land(s, "brazil"), 4), ("Ben", "Brazil", "Octavia"), "badge", "capital"
    ),
    "completed": Told(lambda s: RegionCompleted(4, 1), ("Octavia", "South America", "+2"), "badge", "region"),
    "broken": Told(lambda s: RegionBroken(4, 1), ("Octavia", "South America"), "broken_roundel", "region_broken"),
    "mission": Told(lambda s: MissionRevealed(4, "north_america_and_africa"), ("Octavia",), "badge", "mission"),
}
CAPITALS = {"capital taken": Told(fallen_again, ("Mira", "Cassius"), "badge", "capital")}
AD2210 = {
    "card": Told(
        lambda s: CommandCardPlayed(1, "nuclear", 0, "nuclear_armageddon", (), TERRITORY), ("Ben",), "cloud", "nuclear"
    ),
    "rocket": Told(
        lambda s: CardDieRolled(1, "nuclear_rocket_strike_land", 8, 6),
        ("Rocket Strike", "6", "Ben"),
        "cloud",
        "nuclear",
    ),
    "turned": Told(
        lambda s: TerritoryCardsTurned(1, "nuclear_scatter_bomb_land", "land", (0,)),
        ("Scatter Bomb",),
        "cloud",
        "nuclear",
    ),
    "off": Told(lambda s: InvasionEnded(1, 0, 1), ("is off",), "badge", "arrow"),
    "drawn": Told(
        lambda s: TerritoryCardsTurned(1, "naval_hidden_energy", "water", (land(s, "poseidon"),)),
        ("Hidden Energy",),
        "card",
        "relic",
    ),
    "rolled": Told(
        lambda s: CardDieRolled(1, "naval_hidden_energy", 6, 4), ("Hidden Energy", "4", "Ben"), "card", "relic"
    ),
    "colony": Told(colony, ("Ben", "Moon"), "moon", "colony"),
}
GODSTORM = {
    "banished": Told(
        lambda s: GodBanished(0, "sky", land(s, "gaul"), "god_war"), ("Zeus", "Anna"), "broken_figure", "banished"
    ),
    "sunk": Told(
        lambda s: RegionSunk(1, region_of(s, "hesperide"), (land(s, "hesperide"),)), ("Atlantis",), "wave", "sinking"
    ),
    "plague": Told(lambda s: PlagueLaid((land(s, "dacia"),)), ("Dacia",), "plague", "plague"),
    "victims": Told(lambda s: PlagueStruck(1, land(s, "dacia"), 2, False), ("Dacia", "2", "Ben"), "plague", "plague"),
    "temple": Told(
        lambda s: PieceLost(1, "temple", land(s, "alemannia")), ("temple", "Alemannia"), "broken_figure", "temple"
    ),
    "temple taken": Told(
        lambda s: PieceTaken(0, 1, "temple", land(s, "alemannia")), ("Anna", "Alemannia"), "taken_figure", "temple"
    ),
    "relic": Told(lambda s: RelicGained(1, "magic_excalibur", 0), ("Ben", "Excalibur"), "relic", "relic"),
    "relic lost": Told(
        lambda s: RelicLost(1, "magic_excalibur", 0, -1), ("Ben", "Excalibur"), "broken_relic", "banished"
    ),
    "relic stolen": Told(
        lambda s: RelicLost(1, "magic_excalibur", 0, 2), ("Mira", "Ben", "Excalibur"), "relic", "relic"
    ),
    "turned back": Told(lambda s: EpochTurnedBack(1, 1), ("1",), "hourglass", "round_over"),
    "labour": Told(lambda s: LaborDone(1, "sky"), ("Ben",), "badge", "mission"),
    "maelstrom": Told(
        lambda s: LinkClosed(1, *sorted(next(iter(s.context.game.rules.board.sea)))), (), "card", "sinking"
    ),
    "cancelled": Told(lambda s: MiracleCancelled(0, "sky_storms_rage", 1), (), "badge", "relic"),
    "struck": Told(lambda s: ContinentStruck("death_the_young_grow_old", 1), (), "card", "plague"),
}


def classic(**settings: object) -> PlayScreen:
    screen = make_screen(
        middle_of_game("attack", turn=4), context=make_context(ai_speed="normal", **settings), ai_client=Sphinx
    )
    screen.context.session.start()
    return screen


def campaign(**settings: object) -> PlayScreen:
    return ad_screen(about_to_play(phase="attack"), ai_speed="normal", **settings)


def storm(**settings: object) -> PlayScreen:
    return god_screen(ai_speed="normal", **settings)


def capitals(**settings: object) -> PlayScreen:
    return sit_down("capitals", "attack", 4, **{"ai_speed": "normal", **settings})


TABLES = {
    "classic": (classic, CLASSIC),
    "capitals": (capitals, CAPITALS),
    "ad2210": (campaign, AD2210),
    "godstorm": (storm, GODSTORM),
}


def play(screen: PlayScreen, *events: Event, own: bool = False) -> Banner:
    """Let events be shown, and wait for those who march in where land is taken; return the banner."""
    MOTION.own, animator, taken = own, screen.director.animator, list[bool]()
    connection = animator.taken.connect(lambda: taken.append(True))
    animator.play(list(events), 1, own)
    while not taken and animator.busy and isinstance(events[-1], TerritoryConquered):
        QTest.qWait(5)
    animator.disconnect(connection)
    return screen.game_layout.banner


def heard(screen: PlayScreen) -> list[str]:
    return screen.app.sound.heard  # type: ignore[attr-defined, no-any-return]


@pytest.mark.parametrize("table", TABLES)
def test_each_is_announced_once_in_true_words_of_every_language(qtbot: QtBot, table: str) -> None:
    """It holds the game until a key, and with less motion its banner only fades."""
    make, moments = TABLES[table]
    screen = make()
    for name, told in moments.items():
        assert_announced_once(screen, name, told)
        assert_held_until_a_key(qtbot, screen, name, told)
    for reduced, moves in ((False, 2), (True, 1)):
        screen.app.settings.reduced_motion = reduced
        screen.app.apply()
        for name, told in moments.items():
            banner = play(screen, told.event(screen))
            assert banner.staying and moving(banner) == moves, name
            banner.dismiss()
            screen.director.animator.finish()
    in_every_language(screen, moments)


def assert_announced_once(screen: PlayScreen, name: str, told: Told) -> None:
    """Assert that an event has one banner with its words, its picture and its sound."""
    heard(screen).clear()
    banner = play(screen, told.event(screen))
    spoken = banner.accessibleName()
    assert banner.staying and all(word in spoken for word in told.words), f"{name}: {spoken}"
    assert banner.shown.vignette.name == told.picture, name
    assert heard(screen).count(told.sound) == 1, name
    banner.dismiss()
    assert not banner.staying, f"{name}: another one follows"
    screen.director.animator.finish()
    assert not banner.staying, name


def assert_held_until_a_key(qtbot: QtBot, screen: PlayScreen, name: str, told: Told) -> None:
    """Assert that a deed of a computer holds the game."""
    banner = play(screen, told.event(screen))
    assert banner.staying and screen.director.animator.busy, name
    qtbot.keyClick(screen, Qt.Key.Key_F8)
    assert not banner.staying and not screen.director.animator.busy, name
    screen.director.animator.finish()


def moving(banner: Banner) -> int:
    """Return how many animations of a banner run."""
    return [each.state() for each in banner.findChildren(QVariantAnimation)].count(QVariantAnimation.State.Running)


def test_all_that_is_announced_is_among_these(qtbot: QtBot) -> None:
    here = set()
    for make, moments in TABLES.values():
        screen = make()
        here |= {(type(told.event(screen)), told.picture, told.sound) for told in moments.values()}
    announced = {
        (kind, each.picture, each.sound)
        for feature in (SHARED, *FEATURES.values())
        for kind, found in feature.announced.items()
        for each in found
    }
    assert announced == here


def test_its_time_ends_by_itself(qtbot: QtBot) -> None:
    assert STAY_MS <= 1200
    screen = classic()
    banner = play(screen, RegionCompleted(4, 1))
    assert banner.staying
    qtbot.waitUntil(lambda: not banner.staying, timeout=STAY_MS + 1500)
    screen.director.animator.finish()
    assert not banner.staying


def in_every_language(screen: PlayScreen, moments: Mapping[str, Told]) -> None:
    """Assert that each moment has words in every language, and room for them."""
    titles = set()
    for language in LANGUAGES:
        screen.app.settings.language = language
        screen.app.apply()
        for told in moments.values():
            screen.director.animator.finish()
            screen.game_layout.banner.dismiss()
            shown = play(screen, told.event(screen)).shown
            words = " ".join((shown.above, shown.title, shown.detail))
            titles.add(shown.above)
            assert shown.above and shown.title
            assert not any(sign in words for sign in ("announce.", "told.", "{", "chronicle."))
            assert not misfits(screen.game_layout.banner)
    assert len(titles) >= len(LANGUAGES), "each speaks its own words"


def test_every_picture_and_sound_exists() -> None:
    for feature in (SHARED, *FEATURES.values()):
        for found in feature.announced.values():
            for each in found:
                assert each.picture in VIGNETTES and each.sound in SINGLE


def test_a_strike_shows_its_die_in_the_banner(qtbot: QtBot) -> None:
    screen = campaign()
    banner = play(screen, CardDieRolled(1, "nuclear_rocket_strike_land", 8, 6))
    assert banner.shown.vignette.die == DieShown(6, 8)
    assert screen.game_layout.die_call.isHidden()


def test_a_strike_says_where_it_is_aimed(qtbot: QtBot) -> None:
    screen = campaign()
    card, japan = "nuclear_rocket_strike_land", land(screen, "japan")
    banner = play(screen, CommandCardPlayed(1, "nuclear", 0, card, (japan,), TERRITORY), CardDieRolled(1, card, 6, 3))
    qtbot.waitUntil(lambda: banner.staying, timeout=5000)
    assert banner.shown.detail == "Ben · Japan"
    assert (japan, "blast") in screen.board.land_effects.running
    assert not screen.board.places.land_rect(japan).intersects(banner.geometry())


def test_an_invasion_is_off_by_whose_card_it_was(qtbot: QtBot) -> None:
    screen = campaign()
    names = screen.context.names
    played = CommandCardPlayed(1, "diplomat", 0, "diplomat_cease_fire", (), TERRITORY)
    banner = play(screen, InvasionAnnounced(0, 1, 0, 1), played, InvasionEnded(0, 0, 1))
    qtbot.waitUntil(lambda: banner.staying, timeout=5000)
    assert banner.shown.title.endswith("is off") and banner.shown.detail == "Ben · Cease Fire"
    assert banner.shown.colours == names.seat_colours(1), "his who played the card"
    banner.dismiss()
    screen.director.animator.finish()
    banner = play(screen, played, InvasionAnnounced(0, 1, 0, 1), InvasionEnded(0, 0, 1))
    qtbot.waitUntil(lambda: banner.staying, timeout=5000)
    assert not banner.shown.detail, "a card played before the invasion has nothing to do with it"


def test_what_becomes_of_land_that_sinks_is_seen_with_its_sinking(qtbot: QtBot) -> None:
    screen = storm()
    hesperide = land(screen, "hesperide")
    lands = screen.context.game.rules.board.regions[region_of(screen, "hesperide")].members
    banner = play(screen, PlagueEnded(hesperide), RegionSunk(1, region_of(screen, "hesperide"), tuple(lands)))
    assert banner.staying, "the plague that goes down with it has no time of its own"


def test_without_banners_the_die_shows_by_itself(qtbot: QtBot) -> None:
    screen = campaign(banners="off")
    banner = play(screen, CardDieRolled(1, "nuclear_rocket_strike_land", 8, 6))
    assert not banner.staying
    assert not screen.game_layout.die_call.isHidden() and "6" in screen.game_layout.die_call.accessibleName()


def test_of_several_dice_of_a_card_the_last_one_counts(qtbot: QtBot) -> None:
    screen = campaign()
    play(
        screen,
        CardDieRolled(1, "nuclear_rocket_strike_land", 6, 6),
        CardDieRolled(1, "nuclear_rocket_strike_land", 6, 2),
    )
    banner = screen.game_layout.banner
    assert not screen.game_layout.die_call.isHidden(), "the first one is only called"
    qtbot.waitUntil(lambda: banner.staying, timeout=5000)
    assert banner.shown.vignette.die == DieShown(2, 6)


def test_nobody_is_said_to_have_settled_before_he_stands_there(qtbot: QtBot) -> None:
    screen = campaign()
    banner, animator, board = screen.game_layout.banner, screen.director.animator, screen.board
    staying: list[bool] = []
    animator.taken.connect(lambda: staying.append(banner.staying))
    animator.play([colony(screen)], 1, False)
    assert board.animator.busy and not banner.staying, "they march"
    qtbot.waitUntil(lambda: bool(staying), timeout=5000)
    assert staying == [False] and banner.staying


def test_the_first_territory_on_the_moon_is_a_colony(qtbot: QtBot) -> None:
    screen = campaign()
    first = colony(screen)
    assert isinstance(first, TerritoryConquered) and play(screen, first).staying
    screen.game_layout.banner.dismiss()
    screen.director.animator.finish()
    screen.context.game.state.owner[first.origin] = 1
    assert not play(screen, TerritoryConquered(1, 0, first.territory, first.origin, 2)).staying


@pytest.mark.parametrize(("make", "title"), [(campaign, "Year 2 is over"), (storm, "Epoch 2 is over")])
def test_a_year_that_is_over_is_told_with_the_points_as_the_rules_count_them(
    qtbot: QtBot, make: Callable[[], PlayScreen], title: str
) -> None:
    """AD-W-2: a point for each territory, and those of the regions."""
    screen = make()
    game = screen.context.game
    qtbot.waitUntil(lambda: screen.director.presenter is not None)
    game.state.round = 3
    banner = play(screen, RegionBroken(1, 0))
    qtbot.keyClick(screen, Qt.Key.Key_F8)
    qtbot.waitUntil(lambda: banner.shown.vignette.name == "hourglass")
    assert banner.title == title and heard(screen).count("round_over") == 1
    points = {seat: points_of(game, seat) for seat in screen.context.names.players}
    best = sorted(points, key=lambda seat: -points[seat])
    names = screen.context.names
    assert banner.shown.detail == " · ".join(f"{names.player(seat)} {points[seat]}" for seat in best)
    assert [points for _, points in banner.shown.scores] == [points[seat] for seat in best]
    banner.dismiss()
    screen.director.animator.finish()
    assert not play(screen, RegionCompleted(1, 0)).shown.scores, "once is enough"


def test_a_year_that_ends_with_an_own_deed_is_heard_when_it_shows(qtbot: QtBot) -> None:
    screen = campaign()
    qtbot.waitUntil(lambda: screen.director.presenter is not None)
    screen.context.game.state.round = 3
    banner = play(screen, RegionBroken(1, 0), own=True)
    qtbot.waitUntil(lambda: not screen.director.animator.busy)
    assert banner.shown.vignette.name == "broken_roundel" and "round_over" not in heard(screen)
    banner.dismiss()
    assert banner.shown.vignette.name == "hourglass" and heard(screen).count("round_over") == 1


@pytest.mark.parametrize(("make", "title"), [(campaign, "Year 5 is over"), (storm, "Epoch 5 is over")])
def test_the_last_year_has_its_score_counted_before_the_result_shows(
    qtbot: QtBot, make: Callable[[], PlayScreen], title: str
) -> None:
    screen = make()
    qtbot.waitUntil(lambda: screen.director.presenter is not None)
    session, game = screen.context.session, screen.context.game
    game.state.round = 5
    screen.director.animator.ending.emit()
    screen.game_layout.banner.dismiss()
    game.state.round, game.state.outcome = 6, Outcome((0,), "score")
    ended: list[object] = []
    screen.finished.connect(ended.append)
    session.happened.emit([GameWon((0,), "score")])
    qtbot.waitUntil(lambda: not screen.director.animator.busy, timeout=5000)
    session.ended.emit(game.state.outcome)
    banner = screen.game_layout.banner
    qtbot.waitUntil(lambda: banner.staying and banner.title == title, timeout=5000)
    assert banner.shown.above == "The final score" and len(banner.shown.scores) == len(screen.context.names.players)
    qtbot.wait(200)
    assert not ended
    qtbot.keyClick(screen, Qt.Key.Key_F8)
    qtbot.waitUntil(lambda: ended == [game.state.outcome])


def test_a_key_ends_it_and_what_waited_goes_on_at_once(qtbot: QtBot) -> None:
    screen = classic()
    banner = play(screen, RegionCompleted(4, 1))
    assert screen.director.animator.busy
    qtbot.keyClick(screen, Qt.Key.Key_F8)
    assert not banner.staying and not screen.director.animator.busy


def test_of_equals_the_last_one_shows_and_none_follows(qtbot: QtBot) -> None:
    screen = storm()
    gaul = land(screen, "gaul")
    banner = play(screen, GodBanished(0, "war", gaul, "miracle"), GodBanished(0, "sky", gaul, "miracle"))
    qtbot.waitUntil(lambda: banner.staying, timeout=3000)
    assert "Zeus" in banner.title
    assert heard(screen).count("banished") == 1


def test_the_plague_of_a_turn_is_announced_once_with_its_sum_and_places(qtbot: QtBot) -> None:
    screen = storm()
    dacia, egypt = land(screen, "dacia"), land(screen, "egypt")
    banner = play(
        screen,
        ArmiesLost(1, dacia, 2),
        PlagueStruck(1, dacia, 2, False),
        ArmiesLost(1, egypt, 1),
        PlagueStruck(1, egypt, 1, False),
    )
    shown: list[str] = []
    qtbot.waitUntil(lambda: bool(shown.append(banner.title) or banner.staying), timeout=5000)
    assert set(shown[:-1]) <= {""}, "nothing is told before the last strike"
    assert banner.title == "3 armies die of the plague"
    assert banner.shown.detail == "Ben · Dacia −2 · Egypt −1"
    running = screen.board.land_effects.running
    assert sorted(running) == sorted([(dacia, "poison"), (egypt, "poison")]), "all that it tells of is seen with it"
    assert heard(screen).count("plague") == 1


def test_who_comes_into_the_plague_knows_what_awaits_him(qtbot: QtBot) -> None:
    screen = storm()
    dacia = land(screen, "dacia")
    assert not play(screen, PlagueStruck(1, dacia, 2, True)).staying
    assert screen.board.land_effects.running == [(dacia, "poison")]


def test_after_the_greatest_of_a_moment_nothing_smaller_follows(qtbot: QtBot) -> None:
    screen = classic()
    banner = play(screen, PlayerEliminated(3, 4), RegionCompleted(4, 1))
    assert banner.staying
    qtbot.waitUntil(lambda: not screen.director.animator.busy, timeout=5000)
    assert "Cassius" in banner.title


def test_a_banner_hides_nothing_of_what_it_tells(qtbot: QtBot) -> None:
    screen = classic()
    for region, facts in enumerate(screen.context.game.rules.board.regions):
        banner = play(screen, RegionCompleted(4, region))
        assert banner.staying
        hidden = [n for n in facts.members if screen.board.places.land_rect(n).intersects(banner.geometry())]
        assert not hidden and screen.game_layout.rooms.board.contains(banner.geometry()), facts
        banner.dismiss()
        screen.director.animator.finish()


def test_with_less_motion_its_picture_stands_still(qtbot: QtBot) -> None:
    def shot(banner: Banner) -> QImage:
        return banner.grab().toImage().copy(0, 0, banner.width() // 2, banner.height())

    screen = storm(reduced_motion=True)
    banner = play(screen, GodBanished(0, "sky", land(screen, "gaul"), "god_war"))
    qtbot.wait(400)
    first = shot(banner)
    qtbot.wait(200)
    assert banner.staying and shot(banner) == first


def test_at_instant_not_even_an_own_deed_has_one(qtbot: QtBot) -> None:
    screen = ad_screen(about_to_play(phase="attack"), ai_speed="instant")
    assert not play(screen, RegionCompleted(0, 0), own=True).staying
    assert screen.controller(Banners).shown_for == "all"


def test_what_was_placed_is_no_longer_marked_once_something_else_happens(qtbot: QtBot) -> None:
    """An invasion draws its arrow before the attack is declared: the chip would lie over the pieces until the next turn."""
    screen = storm()
    chips, animator = screen.board.chips, screen.director.animator
    gaul, alemannia = land(screen, "gaul"), land(screen, "alemannia")
    animator.play([ArmiesPlaced(1, ((alemannia, 4),))], 1, False)
    assert chips.words == {alemannia: "+4"}
    qtbot.waitUntil(lambda: not animator.busy, timeout=5000)
    animator.play([InvasionDeclared(1, 0, alemannia, gaul, 4, ("sky",))], 1, False)
    assert not chips.words
    animator.finish()


def known_capital() -> tuple[PlayScreen, int]:
    """Return a watched game in which everybody knows Ben's capital, and that."""
    screen = capitals()
    slot = capitals_slot(screen.context.game.state)
    slot.shown[1] = slot.fallen[1] = True
    return screen, slot.places[1]


def test_a_capital_that_falls_again_has_its_moment_too(qtbot: QtBot) -> None:
    screen, capital = known_capital()
    origin = screen.context.game.rules.board.neighbours[capital][0]
    heard(screen).clear()
    banner = play(screen, TerritoryConquered(2, 3, origin, capital, 2))
    names = screen.context.names
    assert banner.staying and names.player(2) in banner.title and names.territory(capital) in banner.title
    assert banner.shown.detail == names.player(3) and heard(screen).count("capital") == 1
    banner.dismiss()
    screen.director.animator.finish()
    assert not play(screen, TerritoryConquered(2, 3, capital, origin, 2)).staying, "that is no capital"


def test_a_capital_that_is_found_has_one_moment_only(qtbot: QtBot) -> None:
    screen, capital = known_capital()
    origin = screen.context.game.rules.board.neighbours[capital][0]
    banner = play(screen, TerritoryConquered(2, 1, origin, capital, 2), CapitalRevealed(1, capital, 2))
    qtbot.waitUntil(lambda: banner.staying, timeout=5000)
    assert banner.title == "Ben's capital: " + screen.context.names.territory(capital)


@pytest.mark.parametrize(("setting", "toasts"), [("all", ""), ("off", "Cassius")])
def test_what_a_banner_tells_has_no_toast_beside_it(qtbot: QtBot, setting: str, toasts: str) -> None:
    screen = classic(banners=setting)
    banner = play(screen, PlayerEliminated(3, 4))
    assert banner.staying == (setting == "all")
    banner.dismiss()
    qtbot.waitUntil(lambda: not screen.director.animator.busy, timeout=5000)
    screen.director.catch_up()
    panel = screen.toasts.panel
    assert toasts in panel.accessibleName() and bool(toasts) == panel.isVisible()


def test_features_that_announce_the_same_event_keep_what_each_says() -> None:
    both = announced_in(("ad2210",))[TerritoryConquered]
    assert {each.above for each in both} == {"announce.capital_taken", "announce.colony"}
