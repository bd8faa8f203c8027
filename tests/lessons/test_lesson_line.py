"""Every lesson: whatever of the allowed is chosen, nobody gets stuck, and it ends at its last step. And its words are there."""

from __future__ import annotations

import pytest

from risk_desktop import i18n
from risk_desktop.editions.ad2210.cards.events import CommandCardPlayed
from risk_desktop.editions.common.bidding import TakeMarker
from risk_desktop.editions.common.market import BuyCards
from risk_desktop.editions.godstorm.god_war import GodWarFought
from risk_desktop.engine.choices import Amount, Blitz, DefendWith, Pass
from risk_desktop.engine.dice import SeededDice
from risk_desktop.engine.events import DiceRolled
from risk_desktop.engine.game import IllegalChoice
from risk_desktop.lessons.course import Turn
from risk_desktop.lessons.guided import HINT, GuidedGame, LessonDice, answer_of, open_lesson
from risk_desktop.lessons.loader import find_lesson, has_lesson, lesson_files
from risk_desktop.lessons.schema import Lesson, LessonStep
from tests.lessons.line import allowed, walk

LESSONS = tuple(lesson_files())
MOST_WORDS = 46


@pytest.fixture(autouse=True)
def english_afterwards():
    yield
    i18n.set_language("en")


def come_to(step: str, name: str = "ad2210") -> GuidedGame:
    """Return the game at the moment when a step waits for its decision."""
    lesson = find_lesson(name)
    game = open_lesson(lesson)
    walked = walk(lesson, 1)
    for _ in range(200):
        turn = game.course.meet(game.pending())
        if turn is Turn.GO and game.pending().player == lesson.person and game.course.step.id == step:
            return game
        _, _, game = next(walked)
    raise AssertionError(f"never came to {step}")


@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize("name", LESSONS)
def test_whatever_is_chosen_it_ends_at_its_last_step(name, seed):
    lesson = find_lesson(name)
    done = [(step, how) for step, how, _ in walk(lesson, seed)]
    assert done[-1] == (lesson.steps[-1].id, "read")
    order = [step.id for step in lesson.steps]
    seen = [order.index(step) for step, _ in done]
    assert seen == sorted(seen)
    assert {step for step, how in done if how == "read"} == {step.id for step in lesson.steps if step.is_read}


@pytest.mark.parametrize("name", LESSONS)
def test_somebody_does_every_step(name):
    lesson = find_lesson(name)
    chosen = {step for seed in range(4) for step, how, _ in walk(lesson, seed) if how == "chose"}
    assert chosen == {step.id for step in lesson.steps if step.decision}


@pytest.mark.parametrize("name", LESSONS)
def test_the_same_choices_give_the_same_game(name):
    *_, (_, _, first) = walk(find_lesson(name), 7)
    *_, (_, _, second) = walk(find_lesson(name), 7)
    assert first.state == second.state


def test_it_leads_past_all_that_it_promises():
    *_, (_, _, game) = walk(find_lesson("ad2210"), 3)
    state, board = game.state, game.rules.board
    terrains = {board.territories[t].terrain for t, owner in enumerate(state.owner) if owner == 0}
    assert terrains == {"land", "water", "moon"}
    assert state.owner[board.index("mexico")] == 0
    assert {"naval", "space"} <= {piece.kind for piece in state.pieces if piece.player == 0}
    assert state.decks["land"].discard
    assert state.round == 2


@pytest.mark.parametrize("cards", [1, 2])
@pytest.mark.parametrize("bid", [2, 3, 4])
def test_whatever_was_bid_and_bought_there_is_energy_left_to_play_a_card(bid, cards):
    game, played = open_lesson(find_lesson("ad2210")), []
    wanted = {"bid": Amount(bid), "buy": BuyCards((("land", cards),))}
    for _ in range(200):
        decision, turn = game.pending(), game.course.meet(game.pending())
        step = game.course.step
        if turn is Turn.HOLD:
            game.course.read()
        elif decision.player or turn is Turn.SKIP:
            game.apply(answer_of(game.course, game, decision))
        else:
            game.apply(wanted.get(step.id) or allowed(game, decision, SeededDice(1)))
            played += [event.card for event in game.take_events() if isinstance(event, CommandCardPlayed)]
        if step.id == "attack":
            break
    assert played == ["land_assemble_mods"]


@pytest.mark.parametrize("seed", range(4))
def test_the_lesson_of_the_gods_leads_past_god_war_and_underworld(seed):
    *_, (_, _, game) = walk(find_lesson("godstorm"), seed)
    state, board = game.state, game.rules.board
    assert state.slots["pantheon"].of == ["greeks", "norse", "egyptians"]
    assert [state.owner[board.index(land)] for land in ("sicilia", "longship_graves", "hounds_gate")] == [0, 0, 0]
    assert {piece.kind for piece in state.pieces if piece.player == 0} == {"war", "sky"}
    assert not any(piece.player == 2 for piece in state.pieces)
    assert len(state.decks["sky"].hands[0]) == 1 and state.decks["war"].discard == [7]
    assert state.round == 2


def test_a_god_war_of_the_lesson_falls_as_told():
    fought = [
        event
        for _, _, game in walk(find_lesson("godstorm"), 1)
        for event in game.take_events()
        if isinstance(event, GodWarFought)
    ]
    assert [(event.attack.rolled, event.defence.rolled) for event in fought] == [((6, 5, 4, 2), (4, 3, 2))]


@pytest.mark.parametrize("seed", range(4))
def test_the_lesson_of_world_conquest_leads_past_all_that_it_promises(seed):
    events, armies = [], []
    for step, how, game in walk(find_lesson("world"), seed):
        events += game.take_events()
        if (step, how) == ("trade", "chose"):
            armies.append(game.state.reserve[0])
    state, index = game.state, game.rules.board.index
    assert [state.owner[index(land)] for land in ("indonesia", "siam", "india")] == [0, 0, 0]
    assert state.round == 2 and state.turn == 0
    fought = [(event.attacker, event.attack, event.defence) for event in events if isinstance(event, DiceRolled)]
    assert fought == [
        (0, (6, 3, 1), (4, 3)),
        (0, (5, 4, 2), (3,)),
        (0, (5, 4, 2), (6, 3)),
        (0, (6, 4, 1), (3, 2)),
        (2, (5, 4, 1), (5, 5)),
    ]
    assert armies == [5 + 2 + 4]
    assert state.decks["territory"].hands == [[], [], []] and len(state.decks["territory"].discard) == 3


def test_what_a_prepared_position_pays_is_counted_in_the_first_turn():
    game = open_lesson(find_lesson("world"))
    assert game.state.turn == 0 and game.state.reserve == [13 // 3 + 2, 0, 0]
    assert sum(game.state.armies) == 3 * 35


def test_an_opponent_does_once_what_a_step_has_for_him():
    game = come_to("defend", "world")
    fight = game.pending().step
    index = game.rules.board.index
    assert (fight.attacker, fight.origin, fight.target, fight.dice) == (2, index("china"), index("india"), 3)
    game.apply(DefendWith(2))
    assert game.pending().player == 2 and game.pending().kind == "attack"
    assert answer_of(game.course, game, game.pending()) == Pass()


@pytest.mark.parametrize("name", LESSONS)
def test_no_card_is_gone_before_it_has_been_read(name):
    """Others play for two or three seconds: what is told of their turns has to make them wait."""
    assert [step.id for step in find_lesson(name).steps if step.watch] == []
    assert next(step for step in find_lesson(name).steps if step.id == "others").at_once


def test_what_is_to_be_read_at_once_makes_the_others_wait():
    game = come_to("defend", "world")
    game.apply(DefendWith(2))
    assert game.pending().player == 2
    for step in ("held", "rest"):
        assert game.course.step.id == step
        assert game.course.meet(game.pending()) is Turn.HOLD
        game.course.read()
    assert game.course.meet(game.pending()) is Turn.GO


def test_a_blitz_must_be_stopped_where_the_step_says_so():
    game = come_to("blitz", "world")
    index = game.rules.board.index
    with pytest.raises(IllegalChoice) as refused:
        game.apply(Blitz(index("siam"), index("india"), 1))
    assert refused.value.reason.key == HINT
    game.apply(Blitz(index("siam"), index("india"), 3))
    assert game.course.step.id == "advance"


# --- what a step lets through


def test_what_a_step_does_not_let_through_is_refused_and_changes_nothing():
    game = come_to("bid")
    before = game.state.copy()
    with pytest.raises(IllegalChoice) as refused:
        game.apply(Amount(0))
    assert refused.value.reason.key == HINT
    assert game.state == before
    assert game.course.step.id == "bid"
    game.apply(Amount(4))
    assert game.course.step.id != "bid"


def test_only_the_places_of_a_step_are_offered_but_all_else_as_in_any_game():
    game = come_to("hire_sea")
    decision = game.pending()
    offered = [choice for choice in decision.options if not isinstance(choice, Pass)]
    assert {choice.territory for choice in offered} == {game.rules.board.index("amazon_desert")}
    assert {choice.kind for choice in offered} == {"naval", "space", "nuclear", "station"}
    places = come_to("marker").pending().options
    assert [choice.place for choice in places if isinstance(choice, TakeMarker)] == [1, 2, 3]


def test_only_the_way_of_a_step_is_open_on_the_board():
    game = come_to("attack")
    index = game.rules.board.index
    assert list(game.pending().options.edges()) == [(index("nuevo_timoto"), index("mexico"))]


def test_the_dice_fall_as_told():
    lesson = find_lesson("ad2210")
    rolls = [event for _, _, game in walk(lesson, 5) for event in game.take_events() if isinstance(event, DiceRolled)]
    assert [(roll.attack, roll.defence) for roll in rolls] == [((7, 5, 2), (4, 3))]


def test_dice_that_were_told_never_show_what_is_not_on_them():
    dice = LessonDice(3)
    dice.told = [8, 2]
    assert [dice.roll(6), dice.roll(6)] == [6, 2]
    assert dice.roll(6) == SeededDice(3).roll(6)


def test_who_hires_nobody_more_is_led_on():
    game = come_to("bid")
    game.apply(Amount(4))
    steps = []
    for step, _, later in walk(find_lesson("ad2210"), 1):
        steps.append(step)
        if step == "hire_moon":
            later.state.slots["money"].held[0] = 0  # too poor for anything that follows
    assert steps[-1] == "year"
    assert "buy" not in steps


def test_a_sample_of_what_is_allowed_is_allowed():
    game = come_to("buy")
    decision = game.pending()
    assert all(allowed(game, decision, SeededDice(n)).cards[0][0] == "land" for n in range(5))


# --- words


def texts(lesson: Lesson, step: LessonStep) -> list[str]:
    return [f"lesson.{lesson.id}.{step.id}.{part}" for part in ("title", "body")]


@pytest.mark.parametrize("language", ["en", "nl", "de", "sv"])
@pytest.mark.parametrize("name", LESSONS)
def test_every_step_has_its_words_in_every_language(name, language):
    lesson = find_lesson(name)
    i18n.set_language(language)
    for step in lesson.steps:
        names = dict.fromkeys(step.names, "X")
        for key in (*texts(lesson, step), f"lesson.{lesson.id}.{step.id}.hint"):
            if not i18n.has_text(key):
                assert key.endswith(".hint")
                continue
            words = i18n.tr(key, **names)
            assert "{" not in words, words
            assert len(words.split()) <= MOST_WORDS, words
        assert step.is_read or step.watch or not step.allow or i18n.has_text(f"lesson.{lesson.id}.{step.id}.hint")
    assert all(i18n.has_text(f"lesson.{lesson.id}.learnt.{n}") for n in range(1, lesson.learnt + 1))


def test_a_lesson_bears_the_name_of_its_edition():
    assert [find_lesson(name).edition for name in LESSONS] == list(LESSONS)
    assert has_lesson("world") and not has_lesson("risiko")
