"""What a public host and pre-commit are told: whatever it calls is there, and nothing in it reaches for more than it needs."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import yaml

import risk_desktop
from tests.scripts import load_script

ROOT = Path(__file__).resolve().parent.parent
bootstrap = load_script("bootstrap")
sbom = load_script("sbom")
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
FORMS = sorted(path for path in (ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml") if path.stem != "config")


def steps_of(path: Path) -> list[dict[str, str]]:
    """Return the steps of all jobs of a workflow."""
    jobs = yaml.safe_load(path.read_text(encoding="utf-8"))["jobs"]
    return [step for job in jobs.values() for step in job["steps"]]


def commands_in(words: str) -> list[str]:
    """Return which commands of the bootstrap a line or script calls, directly or through make."""
    return re.findall(r"\b(?:make|packaging/bootstrap\.py) ([a-z][a-z-]*)", words)


def hooks() -> list[dict[str, object]]:
    config = yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8"))
    return [hook for repo in config["repos"] for hook in repo["hooks"]]


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_every_command_of_a_workflow_is_there(path: Path) -> None:
    called = [name for step in steps_of(path) for name in commands_in(step.get("run", ""))]
    assert called
    assert set(called) <= set(bootstrap.COMMANDS)


def test_lint_and_tests_run_on_all_three_systems() -> None:
    jobs = yaml.safe_load((ROOT / ".github" / "workflows" / "check.yml").read_text(encoding="utf-8"))["jobs"]
    assert commands_in(jobs["lint"]["steps"][-1]["run"]) == ["lint"]
    assert commands_in(jobs["test"]["steps"][-1]["run"]) == ["test"]
    systems = {name.partition("-")[0] for name in jobs["test"]["strategy"]["matrix"]["system"]}
    assert systems == {"ubuntu", "windows", "macos"}


PUBLISHING = re.compile(r"pypa/gh-action-pypi-publish@[0-9a-f]{40}")
"""The one action of somebody else, pinned by its commit: it shows the index who asks, so that no password is kept."""
MAY_WRITE = {"release": {"contents": "write"}, "index": {"id-token": "write"}}


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_workflows_may_only_read_and_use_pinned_actions_of_the_host(path: Path) -> None:
    workflow = yaml.safe_load(path.read_text(encoding="utf-8"))
    assert workflow["permissions"] == {"contents": "read"}
    more = {name: job["permissions"] for name, job in workflow["jobs"].items() if "permissions" in job}
    assert more == {name: MAY_WRITE[name] for name in more}
    uses = [step["uses"] for step in steps_of(path) if "uses" in step]
    assert uses and all(re.fullmatch(r"actions/[a-z-]+@v\d+", use) for use in uses if not PUBLISHING.fullmatch(use))


def test_what_workflows_fetch_from_elsewhere_is_pinned_and_compared() -> None:
    steps = [step.get("run", "") for path in WORKFLOWS for step in steps_of(path)]
    fetching = [words for words in steps if "curl" in words]
    assert fetching and all(words.count("curl") == words.count("sha256sum --check") for words in fetching)
    for words in [line for step in steps for line in step.splitlines()]:
        if "choco install" in words:
            assert re.search(r"--version=\d+\.\d+", words)
        if "pip install" in words:
            assert "--require-hashes" in words or "dist/*.whl" in words


def test_a_macs_packages_are_made_for_both_processors() -> None:
    for name, job in (("check", "test"), ("packages", "packages")):
        jobs = yaml.safe_load((ROOT / ".github" / "workflows" / f"{name}.yml").read_text(encoding="utf-8"))["jobs"]
        assert {"macos-latest", "macos-15-intel"} <= set(jobs[job]["strategy"]["matrix"]["system"])


def test_what_is_published_was_made_and_tried_before() -> None:
    jobs = yaml.safe_load((ROOT / ".github" / "workflows" / "packages.yml").read_text(encoding="utf-8"))["jobs"]
    for name in MAY_WRITE:
        assert set(jobs[name]["needs"]) == {"wheel", "packages"}
        assert "refs/tags/" in jobs[name]["if"]
    assert "--draft" in jobs["release"]["steps"][-1]["run"]
    tried = [step.get("run", "") for job in ("wheel", "packages") for step in jobs[job]["steps"]]
    assert sum(words.count("packaging/start_up.py") for words in tried) == 6
    systems = {name.partition("-")[0] for name in jobs["packages"]["strategy"]["matrix"]["system"]}
    assert systems == {"ubuntu", "windows", "macos"}


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_scripts_and_folders_of_a_workflow_are_there(path: Path) -> None:
    named = {name for step in steps_of(path) for name in re.findall(r"packaging/\w+\.py", step.get("run", ""))}
    assert [name for name in sorted(named) if not (ROOT / name).is_file()] == []


def test_the_list_of_parts_names_all_that_is_installed_with_its_licence() -> None:
    bill = sbom.bill()
    named = {part["name"]: part["version"] for part in bill["components"]}
    assert named == sbom.parts() | sbom.frozen_along() and {"pyside6-essentials", "python", "sdl"} <= set(named)
    assert bill["metadata"]["component"]["version"] == risk_desktop.__version__
    third_party = (ROOT / "THIRD_PARTY.md").read_text(encoding="utf-8").lower()
    assert [name for name in named if name not in third_party and name != "shiboken6"] == []


def test_the_workflows_install_what_qt_opens() -> None:
    needed = {library.apt for library in bootstrap.DRAWING}
    workflows = [yaml.safe_load(path.read_text(encoding="utf-8"))["jobs"] for path in WORKFLOWS]
    for job in [job for jobs in workflows for name, job in jobs.items() if name not in MAY_WRITE]:
        words = {word for step in job["steps"] for word in step.get("run", "").split()}
        assert needed <= words
    assert {library.apt for library in bootstrap.WINDOWS} <= words


def test_python_is_the_oldest_that_the_program_runs_on() -> None:
    oldest = ".".join(map(str, bootstrap.OLDEST))
    steps = [step for path in WORKFLOWS for step in steps_of(path)]
    told = [step["with"]["python-version"] for step in steps if "setup-python" in step.get("uses", "")]
    assert told and set(told) == {oldest}


def test_hooks_are_commands_of_ours_and_need_no_network() -> None:
    assert hooks()
    for hook in hooks():
        assert hook["language"] == "system"
        (command,) = commands_in(str(hook["entry"]))
        assert command in bootstrap.COMMANDS


@pytest.mark.parametrize("path", FORMS, ids=lambda path: path.stem)
def test_forms_ask_something_once(path: Path) -> None:
    form = yaml.safe_load(path.read_text(encoding="utf-8"))
    assert form["name"] and form["description"]
    ids = [part["id"] for part in form["body"] if part["type"] != "markdown"]
    assert ids and len(ids) == len(set(ids))


def test_papers_that_are_named_are_there() -> None:
    papers = [*(ROOT / ".github").rglob("*.*"), ROOT / "README.md", ROOT / "SECURITY.md"]
    named = {
        name for path in papers if path.is_file() for name in re.findall(r"\b[A-Z_]+\.md\b", path.read_text("utf-8"))
    }
    assert {"SECURITY.md", "CHANGELOG.md"} <= named
    assert [name for name in sorted(named) if not (ROOT / name).is_file()] == []
