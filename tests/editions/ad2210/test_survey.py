"""How the board lies for a player of 2210: what opponents plan by (AD-J-4, AD-L-1)."""

from __future__ import annotations

from risk_desktop.editions.ad2210.dice import FIELDS
from risk_desktop.editions.ad2210.survey import ALL_DICE, bit, fields, survey
from risk_desktop.editions.ad2210.terrain import deserts
from risk_desktop.editions.ad2210.units import COMMANDERS, NUCLEAR, STATION
from tests.editions.ad2210.hands import about_to_play


def test_AD_J_4_each_field_is_one_commanders_and_every_field_the_nuclear_ones() -> None:
    board = about_to_play().rules.board
    of = fields(board)
    assert all(rolled & bit(NUCLEAR) for rolled in of)
    for kind, terrain in FIELDS.items():
        there = [rolled for rolled, facts in zip(of, board.territories, strict=True) if facts.terrain == terrain]
        assert there and all(rolled == bit(kind) | bit(NUCLEAR) for rolled in there)


def test_the_survey_tells_who_leads_and_who_shields() -> None:
    game = about_to_play(phase="attack")
    state = game.state
    seen = survey(state, game.rules, state.turn)
    assert seen.closed == frozenset(deserts(state)) and len(seen.ways) == len(game.rules.board)
    for territory in range(len(game.rules.board)):
        kinds = [piece.kind for piece in state.pieces if piece.territory == territory]
        leaders = sum({bit(kind) for kind in kinds if kind in COMMANDERS})
        assert seen.leaders[territory] == leaders
        led = sum(kind in COMMANDERS for kind in kinds)
        assert seen.shields[territory] == (ALL_DICE if STATION in kinds else min(ALL_DICE, led))
    stations = {piece.territory for piece in state.pieces if piece.kind == STATION}
    assert {origin for origin, _ in seen.flights} == stations
