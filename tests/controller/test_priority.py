"""Children give way to the window, which is let in at once."""

import platform
import subprocess
import sys

import pytest

LOWEST = 19
GENTLY = "from risk_desktop.controller.priority import step_back; import os; step_back(); print(os.nice(0))"
FORWARD = """
import os, threading
from risk_desktop.ui.runtime.precedence import step_forward

def tell() -> None:
    print(bool(os.sched_getscheduler(0) & os.SCHED_RESET_ON_FORK))

before = os.nice(0)
step_forward()
tell()
thread = threading.Thread(target=tell)
thread.start()
thread.join()
print(os.nice(0) != before)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there a process has a class of priority, no number")
def test_a_child_gives_way_to_the_window() -> None:
    ours = subprocess.run([sys.executable, "-c", "import os; print(os.nice(0))"], capture_output=True, text=True)
    child = subprocess.run([sys.executable, "-c", GENTLY], capture_output=True, text=True)
    assert int(child.stdout) > int(ours.stdout) or int(ours.stdout) == LOWEST, child.stderr


@pytest.mark.skipif(platform.machine() not in ("x86_64", "aarch64"), reason="its number of the call isn't known")
@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is nothing to ask for")
def test_the_window_steps_forward_and_its_children_dont() -> None:
    asked = subprocess.run([sys.executable, "-c", FORWARD], capture_output=True, text=True)
    window, thread, nicer = asked.stdout.split()
    assert (window, thread, nicer) == ("True", "False", "False"), asked.stderr
