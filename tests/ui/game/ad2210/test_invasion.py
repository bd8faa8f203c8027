"""Attacks in which commanders take part, in the window: whose dice, who moves in, who falls, marches into empty land."""

from __future__ import annotations

from risk_desktop.editions.ad2210.campaign import campaign
from risk_desktop.editions.ad2210.cards.aims import PlayCard
from risk_desktop.editions.ad2210.casualties import ChooseFallen, Lose
from risk_desktop.editions.ad2210.invasion import RollWith, Storm
from risk_desktop.editions.common.pieces import Enter, LedAttack, LedFortify, LedMoveIn
from risk_desktop.engine.choices import Attack, Blitz, Choice, Pass
from risk_desktop.engine.step import Decision
from risk_desktop.ui.game.ad2210.invasion import AttackDicePresenter, CasualtiesPresenter
from risk_desktop.ui.game.cards.decks.card_show import CardShow
from risk_desktop.ui.game.pieces.led_battle import LedAttackPresenter
from risk_desktop.ui.game.screen import PlayScreen
from tests.editions.ad2210.hands import about_to_play, under_attack
from tests.editions.ad2210.year import interrupt, year
from tests.playing import choose, number
from tests.ui.support.ad2210_table import ad_screen, turn_the_crank
from tests.ui.support.play_table import PuppetAiClient


def attacking(**position: str) -> PlayScreen:
    """Return a screen on which Anna may invade."""
    return ad_screen(about_to_play(phase="attack", position=position))


def point(screen: PlayScreen, *names: str) -> None:
    """Click territories."""
    for name in names:
        screen.input.click(number(screen.context.game, name))


def switched(screen: PlayScreen) -> dict[str, bool]:
    """Return the pieces in the tray, and whether they take part."""
    return {toggle.look.kind: toggle.on for toggle in screen.game_layout.prompt.ask.toggles}


def answers(screen: PlayScreen, monkeypatch) -> list[object]:
    """Catch what the screen would answer."""
    caught: list[object] = []
    monkeypatch.setattr(screen.context.session, "answer", lambda choice: caught.append(choice))
    return caught


def test_the_commanders_who_may_roll_take_part_with_their_reasons(qtbot) -> None:
    screen = attacking()
    point(screen, "alberta", "canada")
    words = {toggle.look.kind: toggle.words for toggle in screen.game_layout.prompt.ask.toggles}
    assert words == {"land": "d8: land target", "nuclear": "d8 always"}
    assert switched(screen) == {"land": True, "nuclear": True}


def test_the_best_roll_is_one_press_away(qtbot, monkeypatch) -> None:
    screen = attacking()
    point(screen, "alberta", "canada")
    caught = answers(screen, monkeypatch)
    screen.input.press("primary")
    screen.input.press("secondary")
    a, b = number(screen.context.game, "alberta"), number(screen.context.game, "canada")
    assert caught == [Attack(a, b, 3), Blitz(a, b, 1)]


def test_a_commander_can_be_left_out(qtbot, monkeypatch) -> None:
    screen = attacking()
    point(screen, "alberta", "canada")
    panel = screen.battle.panel
    before = panel.accessibleName()
    screen.input.toggle("land")
    assert switched(screen) == {"land": False, "nuclear": True}
    assert panel.accessibleName() != before
    caught = answers(screen, monkeypatch)
    screen.input.press("primary")
    assert caught[0].leaders == ("nuclear",) and isinstance(caught[0], LedAttack)


def test_with_one_die_only_one_commander_leads_and_the_other_can_take_over(qtbot) -> None:
    screen = attacking()
    point(screen, "alberta", "canada")
    screen.input.pick(1)
    assert switched(screen) == {"land": True, "nuclear": False}
    screen.input.toggle("nuclear")
    assert switched(screen) == {"land": False, "nuclear": True}


def test_empty_land_is_entered_without_dice(qtbot, monkeypatch) -> None:
    screen = attacking()
    point(screen, "alberta", "northwestern_oil_emirate")
    ask = screen.game_layout.prompt.ask
    assert ask.title == "Move into Northwestern Oil Emirate" and ask.picks is None and ask.secondary.off
    caught = answers(screen, monkeypatch)
    screen.input.press("secondary")
    screen.input.press("primary")
    game = screen.context.game
    assert caught == [Enter(number(game, "alberta"), number(game, "northwestern_oil_emirate"))]


def test_after_an_answer_the_dice_are_said_anew_and_there_is_no_way_back(qtbot, monkeypatch) -> None:
    game = under_attack("canada", "land_stealth_mods")
    card = next(choice for choice in game.pending().options if type(choice).__name__ == "PlayCard")
    choose(game, card)
    while game.pending().kind == "reaction":
        choose(game, game.pending().options[0])
    assert game.pending().kind == "attack_dice"
    screen = ad_screen(game)
    ask = screen.game_layout.prompt.ask
    assert ask.secondary is None and ask.ghost is None and ask.primary.words == "Roll 3"
    screen.input.toggle("land")
    caught = answers(screen, monkeypatch)
    screen.input.press("primary")
    assert caught == [RollWith(3, ("nuclear",))]


def test_who_is_lost_is_asked_and_commanders_are_saved_first(qtbot, monkeypatch) -> None:
    game = about_to_play(phase="attack")
    where = number(game, "alberta")
    interrupt(game, ChooseFallen(0, where, 1))
    screen = ad_screen(game)
    assert not any(switched(screen).values())
    caught = answers(screen, monkeypatch)
    screen.input.press("primary")
    screen.input.toggle("diplomat")
    screen.input.press("primary")
    screen.input.toggle("land")
    screen.input.press("primary")
    assert caught == [Lose(()), Lose(("diplomat",)), Lose(("land",))]


def test_who_is_lost_in_a_blitz_is_asked_while_it_waits(qtbot) -> None:
    game = about_to_play(phase="attack")
    where = number(game, "alberta")
    game.push(Storm(0, where, number(game, "canada"), 1, None, again=True))
    interrupt(game, ChooseFallen(0, where, 1))
    assert ad_screen(game).game_layout.prompt.ask.help.startswith("The blitz waits for this. ")


def test_a_blitz_that_stops_early_says_why(qtbot, monkeypatch) -> None:
    game = about_to_play(phase="attack", others={1: ["land_stealth_mods"]})
    screen = ad_screen(game)
    point(screen, "alberta", "canada")
    prompt, presenter = screen.game_layout.prompt, screen.director.presenter
    assert "blitz" not in prompt.ask.help
    answers(screen, monkeypatch)
    screen.input.press("secondary")
    presenter.begin(presenter.decision)
    assert prompt.ask.help == "The blitz has stopped: others may answer the next roll with a card."
    campaign(game.state).disturbed = True
    presenter.refresh()
    assert prompt.ask.help == "The blitz has stopped: a card was played against it."
    screen.input.press("primary")
    presenter.begin(presenter.decision)
    assert "blitz" not in prompt.ask.help


def taking(*rolls: int) -> PlayScreen:
    """Return a screen on which Canada, held by one unit, has just fallen to Alberta."""
    game = about_to_play(phase="attack", position={"canada": "1 1"})
    game.dice.extend(rolls)
    choose(game, LedAttack(number(game, "alberta"), number(game, "canada"), 2, 0, ("land",)))
    assert game.pending().kind == "occupy"
    return ad_screen(game)


def test_who_rolled_has_to_move_in_and_the_others_may(qtbot, monkeypatch) -> None:
    screen = taking(8, 6, 1)
    toggles = {toggle.look.kind: (toggle.on, toggle.fixed) for toggle in screen.game_layout.prompt.ask.toggles}
    assert toggles.pop("land") == (True, True)
    assert toggles == dict.fromkeys(("diplomat", "naval", "space", "nuclear"), (False, False)), (
        "they stay where they are"
    )
    caught, alone = answers(screen, monkeypatch), screen.game_layout.prompt.ask.number.value  # type: ignore[union-attr]
    screen.input.press("primary")
    for kind in ("land", "diplomat", "nuclear", "naval"):
        screen.input.toggle(kind)
    screen.input.press("primary")
    assert caught == [LedMoveIn(alone, ("land",)), LedMoveIn(7, ("land", "diplomat", "naval", "nuclear"))]


def test_the_number_of_movers_and_the_commanders_among_them_fit_together(qtbot, monkeypatch) -> None:
    screen = taking(8, 6, 1)
    options = screen.director.presenter.decision.options
    caught = answers(screen, monkeypatch)
    for number_set in range(options.lo, options.hi + 1):
        screen.input.set_number(number_set)
        screen.input.press("primary")
    assert len(caught) == options.hi - options.lo + 1 and all(choice in options for choice in caught)


def test_commanders_move_along_own_land_or_stay(qtbot, monkeypatch) -> None:
    game = year(
        {"alberta": "0 4 land", "nunavut": "0 1", "canada": "0 1", "egypt": "1 3", "japan": "2 3"}, phase="fortify"
    )
    screen = ad_screen(game)
    point(screen, "alberta", "canada")
    a, c = number(game, "alberta"), number(game, "canada")
    caught = answers(screen, monkeypatch)
    screen.input.press("primary")
    screen.input.toggle("land")
    screen.input.press("primary")
    assert caught == [LedFortify(a, c, 3, ("land",)), LedFortify(a, c, 3, ())]


def test_the_pieces_of_the_tray_speak(qtbot) -> None:
    screen = attacking()
    point(screen, "alberta", "canada")
    turn_the_crank()
    names = [
        child.accessibleName()
        for child in screen.game_layout.tray.findChildren(object)
        if hasattr(child, "accessibleName")
    ]
    assert "Land Commander, d8: land target, takes part" in names


class CardPlayer(PuppetAiClient):
    """Answers an attack with the first card that fits, and defends."""

    kinds = frozenset({"reaction", "defend", "casualties"})

    def _choice(self, decision: Decision) -> Choice:
        if decision.kind == "reaction":
            return next((choice for choice in decision.options if isinstance(choice, PlayCard)), Pass())
        return super()._choice(decision)


def test_who_stopped_a_blitz_with_which_card_is_told_in_sight_and_the_card_is_shown(qtbot) -> None:
    game = about_to_play(phase="attack", others={1: ["land_stealth_mods"]}, position={"alberta": "0 12 land"})
    screen = ad_screen(game, ai_client=CardPlayer)
    screen.director.set_speed("normal")
    point(screen, "alberta", "canada")
    screen.input.press("secondary")
    qtbot.waitUntil(lambda: screen.controller(CardShow).flight.isVisible(), timeout=4000)
    assert screen.controller(CardShow).flight.card.title == "Stealth MODs"
    qtbot.waitUntil(lambda: isinstance(screen.director.presenter, AttackDicePresenter), timeout=9000)
    mover = screen.context.names.player(1)
    told = f"{mover} plays Stealth MODs: the blitz has stopped."
    assert screen.game_layout.prompt.ask.help.startswith(told)
    screen.input.press("primary")
    qtbot.waitUntil(lambda: isinstance(screen.director.presenter, CasualtiesPresenter), timeout=9000)
    screen.input.press("primary")
    qtbot.waitUntil(lambda: isinstance(screen.director.presenter, LedAttackPresenter), timeout=9000)
    assert screen.game_layout.prompt.ask.help == told


def test_at_the_question_one_can_say_that_plain_units_always_fall_first(qtbot) -> None:
    game = about_to_play(phase="attack")
    interrupt(game, ChooseFallen(0, number(game, "alberta"), 2))
    screen = ad_screen(game)
    assert isinstance(screen.director.presenter, CasualtiesPresenter)
    assert screen.game_layout.prompt.ask.secondary is not None
    screen.input.press("secondary")
    turn_the_crank()
    assert screen.app.settings.losses == "plain" and screen.context.session.orders.losses == "plain"
    assert len([piece for piece in game.state.pieces if piece.player == 0]) == 5, "no commander has fallen"


def test_who_has_said_it_is_not_asked_again(qtbot) -> None:
    game = about_to_play(phase="attack")
    interrupt(game, ChooseFallen(0, number(game, "alberta"), 2))
    screen = ad_screen(game, losses="plain")
    assert not isinstance(screen.director.presenter, CasualtiesPresenter)
