"""The comparison of pictures finds a single pixel, another size, and a picture that is missing."""

from pathlib import Path

import pytest
from PIL import Image

from tests.pictures.compare import Difference, Tolerance, compare


@pytest.fixture
def folders(tmp_path: Path) -> tuple[Path, Path, Path]:
    before, now = tmp_path / "before", tmp_path / "now"
    for folder in (before, now):
        folder.mkdir()
        Image.new("RGB", (8, 4), (10, 20, 30)).save(folder / "play.png")
    return before, now, tmp_path / "marked"


def test_equal_pictures_differ_in_nothing(folders):
    assert compare(*folders) == []


def test_one_pixel_is_found_and_marked(folders):
    _, now, marked = folders
    picture = Image.open(now / "play.png")
    picture.putpixel((3, 2), (10, 22, 31))
    picture.save(now / "play.png")
    assert compare(*folders) == [Difference("play.png", 1, 2, 1)]
    assert Image.open(marked / "play.png").getpixel((3, 2)) == (255, 0, 0)


def test_another_size_and_a_missing_picture_are_found(folders):
    before, now, _ = folders
    Image.new("RGB", (8, 5)).save(now / "play.png")
    Image.new("RGB", (1, 1)).save(before / "win.png")
    assert compare(*folders) == [Difference("play.png", -1, -1, -1), Difference("win.png", -1, -1, -1)]


def test_what_is_tolerated_is_told_by_levels_and_by_spots(folders):
    before, now, _ = folders
    picture = Image.new("RGB", (64, 32))
    picture.save(before / "play.png")
    for place in ((3, 2), (14, 9), (40, 30)):
        picture.putpixel(place, (0, 20, 0))
    picture.save(now / "play.png")
    spots_of_12_and_1 = Difference("play.png", 3, 20, 12)
    assert compare(*folders, Tolerance(levels=19, spot=11)) == [spots_of_12_and_1]
    assert compare(*folders, Tolerance(levels=20)) == []
    assert compare(*folders, Tolerance(spot=12)) == []
