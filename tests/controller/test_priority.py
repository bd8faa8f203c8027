"""Children give way to the window."""

import subprocess
import sys

import pytest

LOWEST = 19
GENTLY = "from risk_desktop.controller.priority import step_back; import os; step_back(); print(os.nice(0))"


@pytest.mark.skipif(sys.platform == "win32", reason="there a process has a class of priority, no number")
def test_a_child_gives_way_to_the_window() -> None:
    ours = subprocess.run([sys.executable, "-c", "import os; print(os.nice(0))"], capture_output=True, text=True)
    child = subprocess.run([sys.executable, "-c", GENTLY], capture_output=True, text=True)
    assert int(child.stdout) > int(ours.stdout) or int(ours.stdout) == LOWEST, child.stderr
