"""The messages of the protocol: any legal choice can be built from them, and they tell nothing that is secret."""

from __future__ import annotations

import inspect
import json
import random
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from risk_desktop.bots.bot import Bot
from risk_desktop.bots.forms import form_of, plain
from risk_desktop.bots.messages import Chosen, Decide, GameStart, Hello, NotAMessage, line_of, read_bot, read_program
from risk_desktop.bots.position import decks_of, position_of
from risk_desktop.bots.server import in_order
from risk_desktop.editions.registry import EDITIONS, find_edition, make_rules
from risk_desktop.engine.dice import SeededDice
from risk_desktop.engine.events import CardDrawn, CardsTaken
from risk_desktop.engine.game import Game
from risk_desktop.engine.options import Choices, Options
from risk_desktop.engine.step import Decision
from risk_desktop.engine.view import View, determinize, view
from risk_desktop.storage.codec import CodecError, decode_choice, decode_state, encode_state
from tests.bots.builder import BUILDERS, any_choice, can_be_built
from tests.playing import board_of, new_game

DECISIONS = 250
HOUSE = {
    "world": {"attack_dice": "announced", "fortify": "regroup", "announce_penalty": 3, "set_values": "fixed"},
    "missions": {"fortify": "adjacent"},
}


def games() -> Iterator[object]:
    for edition in EDITIONS.values():
        for options in ({}, HOUSE.get(edition.id)):
            if options is not None:
                yield pytest.param(edition.id, edition.players[-1], options, id=f"{edition.id}-{len(options)}")


every_edition = pytest.mark.parametrize(("edition", "players", "options"), list(games()))


def decisions(edition: str, players: int, options: dict[str, object], seed: int = 1) -> Iterator[tuple[Game, Decision]]:
    """Yield game and decision of a game at random, the first ones of every kind that comes up."""
    known = {spec.key for spec in find_edition(edition).options}
    chosen = {key: value for key, value in options.items() if key in known}
    game, dice = new_game(make_rules(edition, board_of(edition), players, chosen), seed), SeededDice(seed)
    for _ in range(DECISIONS):
        asked = game.pending()
        if asked is None:
            return
        yield game, asked
        game.apply(asked.options.sample(dice))


def question(seen: View) -> Decide:
    """Return the message in which the player of a view is asked."""
    asked = Game(seen.rules, seen.state).pending()
    assert asked is not None
    return Bot("unused")._question(seen, asked)


def plain_form(options: Options) -> dict[str, object]:
    """Return the options as a bot reads them."""
    return json.loads(msgspec.json.encode(form_of(options)))


@every_edition
def test_a_choice_built_from_the_options_is_legal_and_a_legal_one_can_be_built(edition, players, options):
    dice, chance = SeededDice(3), random.Random(4)
    for _, asked in decisions(edition, players, options):
        form = plain_form(asked.options)
        for _ in range(5):
            built = any_choice(form, chance)
            choice = decode_choice(json.dumps(built))
            assert choice in asked.options, (asked.kind, built, asked.options.explain(choice))
            assert can_be_built(form, json.loads(json.dumps(plain(asked.options.sample(dice))))), asked.kind


def test_every_container_of_the_program_has_a_form():
    waiting, found = [Options], set()
    while waiting:
        for cls in waiting.pop().__subclasses__():
            waiting.append(cls)
            if cls.__module__.startswith("risk_desktop.") and not inspect.isabstract(cls):
                found.add(cls)
    assert Choices in found
    nameless = [cls.__name__ for cls in found if form_of.dispatch(cls) is form_of.dispatch(object)]
    assert nameless == [], "describe them in risk_desktop/bots/forms.py and docs/bots.md"


@every_edition
def test_a_message_holds_all_that_is_needed_to_rebuild_the_question(edition, players, options):
    for game, asked in decisions(edition, players, options):
        seen = view(game, asked.player)
        line = line_of(question(seen))
        assert line.count(b"\n") == 1 and len(line) < 200_000
        message = read_program(line)
        assert isinstance(message, Decide)
        state = in_order(decode_state(message.state), seen.rules)
        assert state == seen.state and list(state.decks) == list(seen.state.decks)
        again = Game(seen.rules, state).pending()
        assert again is not None and (again.kind, again.player) == (asked.kind, asked.player)
        assert plain_form(again.options) == json.loads(line)["options"] == plain_form(asked.options)


@every_edition
def test_a_message_says_the_same_whatever_is_hidden(edition, players, options):
    """Shuffle what a seat doesn't know: if its message changed, it would tell a secret."""
    for number, (game, asked) in enumerate(decisions(edition, players, options, seed=2)):
        if number % 5:
            continue
        seen = view(game, asked.player)
        message = line_of(question(seen))
        for seed in (1, 2):
            other = determinize(view(game, asked.player), SeededDice(seed))
            assert line_of(question(view(other, asked.player))) == message


@every_edition
def test_no_hidden_card_and_no_dice_seed_is_in_a_message(edition, players, options):
    for game, asked in decisions(edition, players, options):
        told = json.loads(line_of(question(view(game, asked.player))))
        assert told["state"]["seed"] == 0
        for name, deck in game.state.decks.items():
            shown = told["state"]["decks"][name]
            assert set(shown["draw"]) <= {-1}
            assert set(shown.get("aside", [])) <= {-1, *known_capitals(game, asked.player)}
            assert told["position"]["decks"][name]["sizes"] == [len(hand) for hand in deck.hands]
            assert told["position"]["decks"][name]["own"] == deck.hands[asked.player]
            for seat, hand in enumerate(shown["hands"]):
                joint = game.rules.side_of(asked.player) if name in game.rules.joint_hands else (asked.player,)
                if seat < players and seat not in joint:
                    assert set(hand) <= {-1}, (name, seat)
        if "capitals" in game.state.slots:
            assert set(told["state"]["slots"]["capitals"]["places"]) <= {-1, *known_capitals(game, asked.player)}
        for step in told["state"]["stack"]:
            for seat, answer in step.get("answers", []):
                assert seat == asked.player or answer == {"choice": "Pick", "key": "sealed"}


def known_capitals(game: Game, seat: int) -> set[int]:
    """Return the capitals that a seat knows: its own, and those that have been shown."""
    slot = game.state.slots.get("capitals")
    if slot is None:
        return set()
    return {place for player, place in enumerate(slot.places) if player == seat or slot.shown[player]}


@every_edition
def test_the_message_of_a_game_can_be_read_back(edition, players, options):
    rules = make_rules(edition, board_of(edition), players, {})
    bot = Bot("unused")
    bot.begin(rules, 1, 77)
    assert isinstance(bot._start, GameStart)
    message = read_program(line_of(bot._start))
    assert isinstance(message, GameStart)
    assert (message.board, message.options, message.seed, message.seat) == (rules.board, rules.options, 77, 1)
    again = make_rules(message.edition, message.board, message.players, message.options)
    assert again.options == rules.options and again.seats == rules.seats == message.seats
    assert {name: len(cards) for name, cards in message.decks.items()} == {
        name: spec.cards(rules.board) for name, spec in rules.decks.items()
    }


GOOD = b'{"type":"choice","id":1,"choice":{"choice":"Attack","origin":3,"target":4,"dice":2}}'
DEEP = b'{"type":"choice","id":1,"choice":' + b"[" * 30_000 + b"]" * 30_000 + b"}"


def broken_lines() -> Iterator[bytes]:
    """Yield lines that no correct bot would send."""
    yield from (b"[" * 60_000, DEEP, b"\xff\xfe", b"null", b'""', GOOD + b"x", GOOD.replace(b"3", b"9" * 5000))
    yield from (
        GOOD.replace(b'"Attack"', wrong) for wrong in (b'"Choice"', b'["Attack"]', b'"\\ud800"', b"null", b'""')
    )
    chance = random.Random(1)
    for _ in range(2000):
        line = bytearray(GOOD)
        for _ in range(chance.randint(1, 4)):
            line[chance.randrange(len(line))] = chance.randrange(256)
        yield bytes(line)


def test_a_broken_line_is_a_message_an_error_of_ours_or_none_at_all():
    outcomes = {"message": 0, "refused": 0}
    for line in broken_lines():
        try:
            reply = read_bot(line)
            assert isinstance(reply, Chosen | Hello)
            if isinstance(reply, Chosen):
                decode_choice(reply.choice)
            outcomes["message"] += 1
        except (NotAMessage, CodecError) as error:
            assert len(str(error)) < 400
            outcomes["refused"] += 1
    assert outcomes["refused"] > 1900


@every_edition
def test_no_event_tells_a_card_that_is_drawn_by_another(edition, players, options):
    seen = 0
    for game, _ in decisions(edition, players, options, seed=3):
        for event in game.take_events():
            for seat in range(players):
                told = event.seen_by(seat)
                if isinstance(event, CardDrawn | CardsTaken) and seat not in (event.visible_to or ()):
                    seen += 1
                    assert isinstance(told, CardDrawn | CardsTaken)
                    shown = (told.card,) if isinstance(told, CardDrawn) else told.cards
                    assert set(shown) <= {-1}
    assert seen or edition not in ("world", "risiko", "rising-cards")


def test_the_position_tells_what_sets_are_worth():
    rules = make_rules("world", board_of("world"), 3, {})
    game = new_game(rules)
    game.state.slots["cards"].traded = 4
    assert set(position_of(view(game, 0)).set_values.values()) == {15}
    fixed = new_game(make_rules("world", board_of("world"), 3, {"set_values": "fixed"}))
    values = {"infantry": 4, "cavalry": 6, "artillery": 8, "mixed": 10}
    assert position_of(view(fixed, 0)).set_values == values
    jokers = decks_of(rules)["territory"][-2:]
    assert jokers == ({"territory": -1, "symbol": "wild"},) * 2


def test_the_states_of_a_view_survive_the_way_through_json():
    game = new_game(make_rules("missions", board_of("missions"), 4, {}))
    game.pending()
    seen = view(game, 2)
    assert decode_state(encode_state(seen.state)) == seen.state


def test_the_form_of_every_option_is_documented():
    words = (Path(__file__).resolve().parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
    for form in BUILDERS:
        assert f"| `{form}` |" in words
