"""Decisions about gods, miracles, the dead and the Underworld, answered as a person does."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from risk_desktop.editions.common.money import money_of
from risk_desktop.editions.common.pieces import Enter, LedAttack, LedFortify, LedMoveIn, PutPiece
from risk_desktop.editions.godstorm.afterlife import BEYOND, Revive, dead_of
from risk_desktop.editions.godstorm.cards.events import PlayMiracle
from risk_desktop.editions.godstorm.god_war import DefendersChampion, first_war
from risk_desktop.editions.godstorm.income import ReviveFromCrypts
from risk_desktop.editions.godstorm.invasion import Press
from risk_desktop.editions.godstorm.realms import CRYPT, fields
from risk_desktop.editions.godstorm.realms import GATE as GATE_KIND
from risk_desktop.engine.choices import Amount, Attack, Blitz, Fortify, Pass, Pick, Place
from risk_desktop.engine.state import Marker
from risk_desktop.i18n import percent, set_language
from risk_desktop.ui.game.godstorm.press import PressPresenter
from risk_desktop.ui.game.godstorm.underworld import RevivePresenter
from risk_desktop.ui.game.pieces.piece_shelf import ShelfController
from tests.editions.godstorm.epoch import GATE, HOUND_GATE, OTHER_GATE, begun, epoch, interrupt
from tests.ui.support.classic_table import sit_down
from tests.ui.support.godstorm_table import LANDS, answers_of, asked_of, god_screen, over, place

ATLANTIS = {**LANDS, **dict.fromkeys(("hesperide", "tritonis", "poseidonis", "oricalcos"), "0 2")}
"""With a continent of one's own."""


def test_a_pantheon_is_chosen_with_the_names_of_its_gods(qtbot: QtBot) -> None:
    screen = over(begun(3, seed=4), people=(0, 1, 2), size=(1280, 720), curtain=False)
    presenter = asked_of(screen, "pantheon")
    ask, plates = presenter.ask(), screen.controller(ShelfController).shelf.plates
    assert len(plates) == 5 and not ask.rows and ask.primary is not None and ask.primary.off
    assert [(look.family, look.kind) for look in plates[-1].offer.looks] == [
        ("norse", kind) for kind in ("war", "sky", "death", "magic")
    ]
    assert "Thor: wins ties" in plates[-1].toolTip() and "Thor" in plates[-1].accessibleName()
    assert plates[-1].offer.brief == "Thor, Odin, Loki, Freya" and all(plate.telling for plate in plates)
    player = presenter.decision.player
    screen.input.pick(5)
    assert plates[-1].telling
    qtbot.waitUntil(lambda: plates[-1].height() >= plates[-1].height_telling(plates[-1].width()))
    screen.input.press("primary")
    assert screen.context.game.state.slots["pantheon"].of[player] == "norse"


def test_G_26_the_neutral_pantheon_is_chosen_in_words_of_its_own(qtbot: QtBot) -> None:
    screen = over(begun(2, seed=4), people=(0, 1), curtain=False)
    asked = asked_of(screen, "pantheon").ask()
    assert (asked.seat, asked.title) == (0, "Which pantheon is neutral?")
    assert len(screen.controller(ShelfController).shelf.plates) == 5
    screen.input.pick(5)
    chosen = asked_of(screen, "pantheon").ask().primary
    assert chosen is not None and chosen.words == "Neutral: Norse"
    screen.input.press("primary")
    assert screen.context.game.state.slots["pantheon"].of == ["", "", "norse"]
    own = asked_of(screen, "pantheon").ask()
    assert own.title == "Which pantheon do you lead?" and len(screen.controller(ShelfController).shelf.plates) == 4


def test_gods_are_summoned_from_the_shelf_under_their_names(qtbot: QtBot) -> None:
    screen = god_screen(phase="summon", faith=(6, 0, 0))
    presenter = asked_of(screen, "summon")
    offers = {offer.kind: offer for offer in presenter.offers()}  # type: ignore[attr-defined]
    assert offers["death"].name == "Hades, God of Death" and offers["death"].family == "greeks"
    assert not offers["war"].open and offers["temple"].standing == 1
    done = answers_of(screen)
    screen.input.pick(list(offers).index("death") + 1)
    screen.input.click(place(screen, "iberia"))
    screen.input.press("primary")
    assert done == [PutPiece("death", place(screen, "iberia"))]
    assert money_of(screen.context.game.state, 0) == 3


def test_a_temple_that_stands_is_counted_on_the_shelf_of_the_set_up(qtbot: QtBot) -> None:
    screen = sit_down("godstorm", "setup_piece", 3)
    presenter = asked_of(screen, "setup_piece")
    here = presenter.places.pop("temple")[0]  # type: ignore[attr-defined]
    screen.context.game.state.markers.append(Marker("temple", here))
    offers = {offer.kind: offer for offer in presenter.offers()}  # type: ignore[attr-defined]
    assert offers["temple"].standing == 1 and offers["temple"].price == "in play"


def test_a_card_costs_two_faith(qtbot: QtBot) -> None:
    screen = god_screen(phase="buy", faith=(5, 0, 0))
    presenter = asked_of(screen, "buy_cards")
    presenter.add("war", 1)  # type: ignore[attr-defined]
    presenter.add("sky", 1)  # type: ignore[attr-defined]
    assert presenter.price == 4  # type: ignore[attr-defined]
    assert not presenter.may_add("war")  # type: ignore[attr-defined]


@pytest.mark.smoke
def test_all_gods_take_part_unless_one_is_left_out_and_the_odds_name_the_god_war(qtbot: QtBot) -> None:
    screen = god_screen()
    presenter = asked_of(screen, "attack")
    screen.input.click(place(screen, "gaul"))
    screen.input.click(place(screen, "alemannia"))
    toggles = screen.game_layout.prompt.ask.toggles
    assert [(t.look.family, t.look.kind, t.on) for t in toggles] == [("greeks", "war", True), ("greeks", "sky", True)]
    assert presenter.note().startswith("first a god war: "), "before the battle"  # type: ignore[attr-defined]
    for god in ("war", "sky"):
        screen.input.toggle(god)
    assert not presenter.note().startswith("first a god war")  # type: ignore[attr-defined]
    for god in ("war", "sky"):
        screen.input.toggle(god)
    screen.input.pick(1)
    assert all(t.on for t in screen.game_layout.prompt.ask.toggles), "gods don't take dice"
    done = answers_of(screen)
    screen.input.toggle("war")
    screen.input.press("primary")
    assert done == [LedAttack(place(screen, "gaul"), place(screen, "alemannia"), 1, 0, ("sky",))]


@pytest.mark.parametrize("temple", [False, True])
def test_only_who_has_temples_is_told_what_they_bring(qtbot: QtBot, temple: bool) -> None:
    gaul = "0 7 war temple" if temple else "0 7 war"
    screen = god_screen({"gaul": gaul, "egypt": "1 5 temple", "kush": "2 1"}, phase="reinforce")
    assert ("each temple" in asked_of(screen, "reinforce").ask().help) == temple


def test_a_champion_is_named(qtbot: QtBot) -> None:
    screen = god_screen()
    screen.context.session.answer(Attack(place(screen, "gaul"), place(screen, "alemannia"), 3))
    qtbot.waitUntil(lambda: screen.director.presenter is not None)
    presenter = asked_of(screen, "champion")
    assert "only the champion can be banished" in presenter.ask().help, "by G-49 all powers count"
    ask, plates = presenter.ask(), screen.controller(ShelfController).shelf.plates
    assert not ask.rows and ask.ghost is None and plates[0].isChecked()
    chance = first_war(screen.context.game, place(screen, "gaul"), place(screen, "alemannia"))
    assert chance is not None and percent(chance) in ask.help, "his chance of the round"
    assert [(each.offer.name.split(",")[0], each.offer.use, each.offer.price) for each in plates] == [
        ("Ares", "wins ties", percent(chance)),
        ("Zeus", "+1 die in god wars", percent(chance)),
    ]
    done = answers_of(screen)
    screen.input.pick(2)
    screen.input.press("primary")
    assert done == [Pick("sky")]


def test_a_fight_that_must_be_fought_has_no_way_out(qtbot: QtBot) -> None:
    screen = god_screen({**LANDS, "alemannia": "1 4", "gaul": "0 7"})
    game = screen.context.game
    step = Press(0, place(screen, "gaul"), place(screen, "alemannia"), ())
    decision = step.decision(game)
    assert decision is not None
    presenter = PressPresenter(screen.context)
    presenter.begin(decision)
    ask = presenter.ask()
    assert ask.ghost.off and "at least once" in ask.help
    assert presenter.roll() == Attack(place(screen, "gaul"), place(screen, "alemannia"), 3)
    assert presenter.blitz() == Blitz(place(screen, "gaul"), place(screen, "alemannia"), 1)


def test_gods_go_along_into_what_is_taken(qtbot: QtBot) -> None:
    screen = god_screen()
    screen.context.session.answer(Enter(place(screen, "gaul"), place(screen, "anglia")))
    qtbot.waitUntil(lambda: screen.director.presenter is not None)
    asked_of(screen, "occupy")
    assert [t.on for t in screen.game_layout.prompt.ask.toggles] == [True, True]
    done = answers_of(screen)
    screen.input.set_number(3)
    screen.input.toggle("sky")
    screen.input.press("primary")
    assert done == [LedMoveIn(3, ("war",))]


def test_gods_stay_away_from_the_plague(qtbot: QtBot) -> None:
    screen = god_screen({**LANDS, "anglia": "- plague"})
    screen.context.session.answer(Enter(place(screen, "gaul"), place(screen, "anglia")))
    qtbot.waitUntil(lambda: screen.director.presenter is not None)
    asked_of(screen, "occupy")
    ask = screen.game_layout.prompt.ask
    assert [t.on for t in ask.toggles] == [False, False] and "plague" in ask.help


def test_the_defender_is_told_his_own_chance(qtbot: QtBot) -> None:
    game = epoch({**LANDS, "alemannia": "1 4 sky magic"}, rolls=None)
    gaul, alemannia = (game.rules.board.index(name) for name in ("gaul", "alemannia"))
    interrupt(game, DefendersChampion(0, gaul, alemannia, ("war", "sky"), "war"))
    chance = first_war(game, gaul, alemannia)
    assert chance is not None and percent(1 - chance) in asked_of(over(game, (1,)), "champion").ask().help


def test_gods_fortify_alone(qtbot: QtBot) -> None:
    screen = god_screen({**LANDS, "gaul": "0 1 war", "iberia": "0 4"}, phase="fortify")
    asked_of(screen, "fortify")
    done = answers_of(screen)
    screen.input.click(place(screen, "gaul"))
    screen.input.click(place(screen, "iberia"))
    screen.input.set_number(0)
    screen.input.press("primary")
    assert done == [LedFortify(place(screen, "gaul"), place(screen, "iberia"), 0, ("war",))]


def test_armies_fortify_without_gods(qtbot: QtBot) -> None:
    screen = god_screen({**LANDS, "gaul": "0 5 war", "iberia": "0 4"}, phase="fortify")
    done = answers_of(screen)
    screen.input.click(place(screen, "gaul"))
    screen.input.click(place(screen, "iberia"))
    screen.input.toggle("war")
    screen.input.press("primary")
    assert done == [Fortify(place(screen, "gaul"), place(screen, "iberia"), 4)]


def test_no_god_is_moved_to_where_the_plague_is(qtbot: QtBot) -> None:
    screen = god_screen({**LANDS, "gaul": "0 5 war", "iberia": "0 4 plague"}, phase="fortify")
    asked_of(screen, "fortify")
    done = answers_of(screen)
    screen.input.click(place(screen, "gaul"))
    screen.input.click(place(screen, "iberia"))
    assert screen.game_layout.prompt.ask.toggles == ()
    screen.input.press("primary")
    assert done == [Fortify(place(screen, "gaul"), place(screen, "iberia"), 4)]


def test_only_lands_that_gods_alone_may_enter_glow(qtbot: QtBot) -> None:
    screen = god_screen({**LANDS, "gaul": "0 1 war", "iberia": "0 4 plague", "alemannia": "0 1"}, phase="fortify")
    presenter = asked_of(screen, "fortify")
    screen.input.click(place(screen, "gaul"))
    lit = presenter.decision.options.goals(place(screen, "gaul"))  # type: ignore[attr-defined]
    assert place(screen, "iberia") not in lit and place(screen, "alemannia") in lit
    assert set(screen.board.highlights.shown.targets) == lit
    screen.input.click(place(screen, "iberia"))
    assert screen.game_layout.prompt.ask.title == "Move from Gaul to where?", "the plague would banish him"


def test_the_dead_march_out_and_some_may_stay(qtbot: QtBot) -> None:
    screen = god_screen(phase="leave_afterlife", dead=(5, 0, 0))
    asked_of(screen, "leave_afterlife")
    assert screen.board.switcher.board == 1
    assert screen.game_layout.prompt.title == "Choose a gate of the Underworld for 5 armies"
    assert set(screen.board.highlights.shown.targets) == set(fields(screen.context.game.rules.board, GATE_KIND))
    done = answers_of(screen)
    screen.input.press("primary")
    assert not done, "nobody has been sent"
    for name in (GATE, GATE, OTHER_GATE):
        screen.input.click(place(screen, name))
    screen.input.press("primary")
    gates = sorted([(place(screen, GATE), 2), (place(screen, OTHER_GATE), 1)])
    assert done == [Place(tuple(gates))]
    assert dead_of(screen.context.game.state, 0) == 2


def test_where_others_hold_all_gates_the_dead_are_sent_to_a_field(qtbot: QtBot) -> None:
    crypt = "barrow_of_kings"
    held = {GATE: "1 2", OTHER_GATE: "1 2", HOUND_GATE: "1 2", crypt: "0 2"}
    screen = god_screen({**LANDS, **held}, phase="leave_afterlife", dead=(2, 0, 0))
    presenter = asked_of(screen, "leave_afterlife")
    assert list(presenter.decision.options.territories) == [place(screen, crypt)]  # type: ignore[attr-defined]
    assert "gate" not in screen.game_layout.prompt.title and "your fields" in screen.game_layout.prompt.title


@pytest.mark.parametrize(
    ("position", "told"), [(LANDS, "3 armies and 3 faith"), (ATLANTIS, "3 for territories, 3 for continents")]
)
def test_where_the_armies_come_from_leaves_out_what_gives_none(
    qtbot: QtBot, position: dict[str, str], told: str
) -> None:
    screen = god_screen(position, phase="reinforce")
    asked_of(screen, "reinforce")
    words = screen.game_layout.prompt.ask.help
    assert told in words and "0" not in words


def test_the_afterlife_is_clicked_to_storm_a_gate(qtbot: QtBot) -> None:
    screen = god_screen({**LANDS, GATE: "1 2"}, phase="underworld", dead=(4, 0, 0))
    presenter = asked_of(screen, "underworld")
    done = answers_of(screen)
    screen.input.let_go()
    assert presenter.ask().secondary is not None
    screen.board.input.afterlife_clicked.emit(1)
    assert presenter.ask().secondary is not None, "that is another player's"
    screen.board.input.afterlife_clicked.emit(0)
    set_language("de")
    assert presenter.ask().title == "Aus dem Jenseits: gegen welches Feld?"
    set_language("en")
    screen.input.click(place(screen, GATE))
    assert "From the Afterlife" in screen.game_layout.prompt.ask.help
    screen.input.pick(2)
    screen.input.press("primary")
    assert done == [Attack(BEYOND, place(screen, GATE), 2)]


def test_an_empty_gate_is_entered(qtbot: QtBot) -> None:
    screen = god_screen(phase="underworld", dead=(4, 0, 0))
    done = answers_of(screen)
    screen.input.click(place(screen, GATE))
    screen.input.press("primary")
    assert done == [Enter(BEYOND, place(screen, GATE))]
    asked_of(screen, "occupy")
    screen.input.set_number(2)
    screen.input.press("primary")
    assert dead_of(screen.context.game.state, 0) == 2


def test_an_army_returns_from_a_crypt_to_a_temple(qtbot: QtBot) -> None:
    game = god_screen().context.game
    crypt = fields(game.rules.board, CRYPT)[0]
    game.state.owner[crypt], game.state.armies[crypt] = 0, 3
    screen = over(game)
    decision = ReviveFromCrypts(0, (crypt,)).decision(game)
    assert decision is not None
    presenter = RevivePresenter(screen.context)
    done = answers_of(screen)
    presenter.begin(decision)
    presenter.press("primary")
    assert done == [Revive(crypt, place(screen, "iberia"))]


def test_a_miracle_is_aimed_by_clicks(qtbot: QtBot) -> None:
    screen = god_screen(phase="play_card", faith=(4, 0, 0), cards={0: ("war_heroes_are_born", "war_eagles_take_wing")})
    presenter = asked_of(screen, "miracle")
    assert [one.card.key for one in presenter.held] == ["war_eagles_take_wing", "war_heroes_are_born"]  # type: ignore[attr-defined]
    done = answers_of(screen)
    screen.input.pick(2)
    assert presenter.choice is None  # type: ignore[attr-defined]
    screen.input.click(place(screen, "dacia"))
    assert presenter.choice is None, "that is foreign land"  # type: ignore[attr-defined]
    screen.input.click(place(screen, "gaul"))
    screen.input.press("primary")
    assert done == [PlayMiracle("war_heroes_are_born", (place(screen, "gaul"),))]
    assert screen.context.game.state.armies[place(screen, "gaul")] == 10


def test_relics_to_aim_at_say_whose_they_are(qtbot: QtBot) -> None:
    relics = {1: ("magic_stonehenge",), 2: ("magic_excalibur",)}
    screen = god_screen(phase="play_card", faith=(4, 0, 0), cards={0: ("war_only_ash_remains",), **relics})
    presenter = asked_of(screen, "miracle")
    screen.input.pick(1)
    names = screen.context.names
    assert {row.partition(" · ")[2] for row in presenter.ask().rows} == {names.player(1), names.player(2)}


def test_the_ribbon_begins_with_the_choice_of_pantheons(qtbot: QtBot) -> None:
    screen = over(begun(3, seed=4), people=(0, 1, 2), curtain=False)
    asked_of(screen, "pantheon")
    phases = screen.game_layout.ribbon.phases
    assert [(phase.words, phase.state) for phase in phases][:2] == [("Pantheons", "now"), ("Place armies", "later")]


def test_a_flight_names_origin_then_goal_then_who_goes(qtbot: QtBot) -> None:
    screen = god_screen(phase="play_card", faith=(4, 0, 0), cards={0: ("war_eagles_take_wing",)})
    screen.input.pick(1)
    screen.input.click(place(screen, "gaul"))
    told = asked_of(screen, "miracle").ask().help
    assert told == "Armies and gods of your choice fly: Gaul → Iberia.", "not only where it is played"
    screen.input.press("primary")
    asked_of(screen, "flight")
    done = answers_of(screen)
    screen.input.set_number(2)
    screen.input.toggle("sky")
    screen.input.press("primary")
    assert done == [LedMoveIn(2, ("war",))]


def test_no_gods_are_spoken_of_where_none_can_fly(qtbot: QtBot) -> None:
    screen = god_screen(
        {"gaul": "0 7", "roma": "0 3 war"}, phase="play_card", faith=(4, 0, 0), cards={0: ("war_eagles_take_wing",)}
    )
    screen.input.pick(1)
    screen.input.click(place(screen, "gaul"))
    screen.input.press("primary")
    assert asked_of(screen, "flight").ask().help == "Any armies but one."


def test_targets_about_which_there_is_no_choice_stay_chosen(qtbot: QtBot) -> None:
    largest = {"gaul": "0 7 war death", "alemannia": "1 9", "dacia": "1 6", "egypt": "2 5", "iberia": "0 5"}
    card = "death_the_mighty_have_fallen"
    screen = god_screen(largest, phase="play_card", faith=(4, 0, 0), cards={0: (card,)})
    presenter = asked_of(screen, "miracle")
    done = answers_of(screen)
    screen.input.pick(1)
    three = tuple(sorted(place(screen, name) for name in ("gaul", "alemannia", "dacia")))
    assert presenter.choice == PlayMiracle(card, three)  # type: ignore[attr-defined]
    assert "9 → 5" in presenter.ask().help, "what it changes is said"
    for territory in three:
        screen.input.click(territory)
    assert presenter.choice == PlayMiracle(card, three), "a click on one of them is no refusal"  # type: ignore[attr-defined]
    screen.input.press("primary")
    assert done == [PlayMiracle(card, three)]


def test_only_those_who_are_tied_are_asked_for(qtbot: QtBot) -> None:
    tied = {"gaul": "0 7 war death", "alemannia": "1 9", "dacia": "1 5", "egypt": "2 5", "iberia": "0 5"}
    card = "death_the_mighty_have_fallen"
    screen = god_screen(tied, phase="play_card", faith=(4, 0, 0), cards={0: (card,)})
    presenter = asked_of(screen, "miracle")
    screen.input.pick(1)
    sure = {place(screen, name) for name in ("gaul", "alemannia")}
    assert {*presenter.aiming.targets} == sure and presenter.choice is None  # type: ignore[attr-defined]
    assert set(presenter.aiming.candidates) == {place(screen, name) for name in ("dacia", "egypt", "iberia")}  # type: ignore[attr-defined]
    screen.input.click(place(screen, "egypt"))
    assert presenter.choice is not None and place(screen, "egypt") in presenter.choice.targets  # type: ignore[attr-defined]
    screen.input.click(place(screen, "gaul"))
    assert presenter.choice is not None, "the largest is hit in any case"  # type: ignore[attr-defined]
    screen.input.click(place(screen, "egypt"))
    assert {*presenter.aiming.targets} == sure  # type: ignore[attr-defined]
    presenter.let_go()
    assert not presenter.card and not presenter.aiming.targets  # type: ignore[attr-defined]


def test_two_territories_are_named_in_any_order(qtbot: QtBot) -> None:
    """The Siren swaps two garrisons of one player: either may be clicked first."""
    lands = {"gaul": "0 7 war", "alemannia": "1 4", "dacia": "1 3", "rus": "1 1"}
    screen = god_screen(lands, phase="play_card", faith=(4, 0, 0), cards={0: ("war_the_siren_calls",)})
    presenter = asked_of(screen, "miracle")
    screen.input.pick(1)
    pair = sorted((place(screen, "alemannia"), place(screen, "rus")))
    for territory in reversed(pair):
        screen.input.click(territory)
    assert presenter.choice == PlayMiracle("war_the_siren_calls", tuple(pair))  # type: ignore[attr-defined]
    assert presenter.ask().help == "All armies and gods change places: Rus ↔ Alemannia."


def test_armies_are_counted_for_a_card(qtbot: QtBot) -> None:
    lands = {**LANDS, "iberia": "0 3 temple death", "longship_graves": "0 5"}
    screen = god_screen(lands, phase="play_card", faith=(4, 0, 0), cards={0: ("death_the_dead_walk",)})
    asked_of(screen, "miracle")
    screen.input.pick(1)
    screen.input.press("primary")
    asked_of(screen, "miracle_number")
    done = answers_of(screen)
    screen.input.set_number(3)
    screen.input.press("primary")
    assert done == [Amount(3)]


def test_no_more_miracles(qtbot: QtBot) -> None:
    screen = god_screen(phase="play_card", faith=(4, 0, 0), cards={0: ("war_heroes_are_born",)})
    done = answers_of(screen)
    screen.input.press("ghost")
    assert done == [Pass()]
