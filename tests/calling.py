"""Calls commands inside the tests' own process."""

from __future__ import annotations

from pathlib import Path

import pytest

from risk_desktop import cli, i18n

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture(autouse=True)
def own_folders(monkeypatch, tmp_path):
    """Keep settings and logs of the person who runs the tests out of them."""
    for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"):
        monkeypatch.setenv(name, str(tmp_path / name))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    before = i18n.language()
    yield
    i18n.set_language(before)


def called(capsys, *words):
    """Run the command line; return exit code, standard output, standard error."""
    code = cli.main(["--language", "en", *map(str, words)])
    out, err = capsys.readouterr()
    assert "Traceback" not in out + err
    return code, out, err
