"""A screen and folders of its own for a measurement: Xvfb, if there is no display, and XDG folders that vanish again."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

SIZE = "2048x1200x24"
FOLDERS = ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME")


@contextmanager
def private_screen(frames: Path | None = None) -> Iterator[dict[str, str]]:
    """Give an environment with an X server and empty folders; the server ends with the block.

    Without Xvfb the platform is offscreen, which measures the program but no X server. ``frames``: a folder in which the
    server keeps what is on its screen, as the file ``Xvfb_screen0``.
    """
    environment = {**os.environ, "LC_ALL": "C.UTF-8"}
    environment.pop("QT_QPA_PLATFORM", None)
    environment.pop("WAYLAND_DISPLAY", None)
    with tempfile.TemporaryDirectory(prefix="risk-bench-") as home:
        environment.update({name: f"{home}/{name.lower()}" for name in FOLDERS})
        server = _server(frames)
        if server is None:
            yield {**environment, "QT_QPA_PLATFORM": "offscreen"}
            return
        try:
            yield {**environment, "DISPLAY": f":{_number(server)}", "QT_QPA_PLATFORM": "xcb"}
        finally:
            server.terminate()
            server.wait(10)


def _server(frames: Path | None) -> subprocess.Popen[str] | None:
    if shutil.which("Xvfb") is None:
        return None
    command = ["Xvfb", "-displayfd", "1", "-screen", "0", SIZE, "-nolisten", "tcp"]
    command += ["-fbdir", str(frames)] if frames is not None else []
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)


def _number(server: subprocess.Popen[str]) -> int:
    assert server.stdout is not None
    return int(server.stdout.readline())
