"""How the application is prepared for the machine that it runs on."""

from __future__ import annotations

import pytest

from risk_desktop.ui.app import prepare

FILL_ALONE = "QT_NO_GUI_THREADPOOL"


@pytest.mark.parametrize("processors", [1, 2, 4])
def test_few_processors_fill_alone(processors: int) -> None:
    environment = {"HOME": "/home/ada"}
    prepare(environment, processors)
    assert environment == {"HOME": "/home/ada", FILL_ALONE: "1"}


def test_many_processors_share_their_fills() -> None:
    environment: dict[str, str] = {}
    prepare(environment, 8)
    assert environment == {}


def test_what_the_person_has_set_stays() -> None:
    environment = {FILL_ALONE: "0"}
    prepare(environment, 2)
    assert environment == {FILL_ALONE: "0"}
