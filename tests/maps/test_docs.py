"""docs/maps.md shows the board that the tests load, and speaks of every field."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from msgspec import structs

from risk_desktop.maps import schema

DOCS = (Path(__file__).parents[2] / "docs" / "maps.md").read_text("utf-8")


def test_example_is_the_board_of_the_tests(islands: Path) -> None:
    blocks = re.findall(r"```yaml\n(.*?)```", DOCS, re.DOTALL)
    assert blocks[-1] == islands.read_text("utf-8")


@pytest.mark.parametrize(
    "struct",
    [
        *(schema.BoardMap, schema.Region, schema.Territory, schema.Link, schema.Barrier, schema.Afterlife),
        *(schema.Decor, schema.Picture, schema.Variant),
    ],
    ids=lambda struct: struct.__name__,
)
def test_every_field_is_explained(struct: type) -> None:
    for field in structs.fields(struct):
        assert f"`{field.name}`" in DOCS, field.name
