"""The shape of the program: which layer may use which, what no layer may know, and how long a function may get."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Collection, Iterable
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from risk_desktop.editions.registry import EDITIONS
from tests.syntax_trees import PACKAGE, all_nodes, nodes_of, syntax_trees

ROOT = Path(__file__).resolve().parent.parent
# From the bottom up; layers in one row don't know each other.
ROWS = (
    ("engine",),
    ("maps",),
    ("editions",),
    ("ai", "storage"),
    ("bots", "lessons", "review", "tournament"),
    ("profile", "puzzles"),
    ("controller",),
    ("ui",),
)
RANK = {layer: rank for rank, row in enumerate(ROWS) for layer in row}
WITHOUT_QT = tuple(layer for layer in RANK if layer not in {"controller", "ui"})
# Modules beside the layers: these belong to the lowest, the others stand above all layers.
FOR_ALL_BUT_ENGINE = frozenset({"bounded", "languages", "paths"})
FOR_UI_AND_ABOVE = frozenset({"i18n"})
LONGEST_FUNCTION = 60

ANSWERS = PACKAGE / "ai" / "answers"
KNOWING = (ANSWERS / "ad2210", ANSWERS / "godstorm", ANSWERS / "registry.py")
"""A box's own answers may name what its cards name, and the registry of all answers names the boxes."""


def layer_of(path: Path) -> str:
    """Return the layer of a source file, or its own name if it lies beside the layers."""
    first = path.relative_to(PACKAGE).parts[0]
    return first.removesuffix(".py")


@cache
def imported(path: Path) -> tuple[tuple[int, str], ...]:
    """Return the line and the full name of everything that a source file imports."""
    return tuple(_imported(path, [*nodes_of(path, ast.Import), *nodes_of(path, ast.ImportFrom)]))


def _imported(path: Path, nodes: Iterable[ast.Import | ast.ImportFrom]):
    package = ("risk_desktop", *path.relative_to(PACKAGE).parent.parts)
    for node in nodes:
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        else:
            base = ".".join(package[: len(package) - node.level + 1]) if node.level else ""
            module = ".".join(part for part in (base, node.module) if part)
            for alias in node.names:
                yield node.lineno, f"{module}.{alias.name}"


def imports_of(*layers: str):
    """Yield the place and the name of each import in some layers."""
    for path in syntax_trees():
        if layer_of(path) in layers:
            for line, name in imported(path):
                yield f"{path.relative_to(ROOT)}:{line}", name


def allowed(layer: str, target: str) -> bool:
    """Return whether a layer may use another layer or a module beside the layers."""
    if target == layer or target == "__version__":
        return True
    if target in RANK:
        return RANK[target] < RANK[layer]
    if target in FOR_ALL_BUT_ENGINE:
        return layer != "engine"
    return target in FOR_UI_AND_ABOVE and layer == "ui"


@pytest.mark.parametrize("layer", RANK)
def test_imports_point_downwards(layer):
    wrong = []
    for place, name in imports_of(layer):
        parts = name.split(".")
        if parts[0] == "risk_desktop" and len(parts) > 1 and not allowed(layer, parts[1]):
            wrong.append(f"{place}: {name}")
    assert wrong == []


def test_the_table_of_the_layers_is_true():
    """The page for those who are new has the layers from the top down, and says of each what it may use: all below it."""
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `risk_desktop/(\w+)/` \| .* \| ([^|]+) \|$", page.split("\n## ")[0], re.MULTILINE)
    order = [layer for row in reversed(ROWS) for layer in row]
    below = {layer: ", ".join(each for each in order if RANK[each] < RANK[layer]) for layer in order}
    below |= {"ui": "everything below", "engine": "standard library, msgspec"}
    assert rows == [(layer, below[layer]) for layer in order]


def test_the_order_of_the_layers_is_told_to_contributors():
    page = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    told = re.findall(r"^- Imports point down\. The layers, the lowest first: (.+?)\.", page, re.MULTILINE)
    assert told == ["; ".join(", ".join(row) for row in ROWS)]


# What the window may use of the editions: what several of them share, and the lists of all of them.
FOR_THE_WINDOW = {"classic", "common", "edition", "house_rules", "library", "origins", "places", "registry", "rulebook"}
OF_ONE_BOX = {"game/godstorm/": "godstorm", "game/ad2210/": "ad2210", "gallery/godstorm_": "godstorm"}
"""Folders and files of the window that show what only one box has; the rest of it uses no single edition."""


FOR_THE_BOARD = (
    "i18n",
    "maps",
    *(f"ui.{part}" for part in ("art", "board", "colour", "fonts", "kit", "motion", "theme")),
)


def lies_in(name: str, modules: Collection[str]) -> bool:
    """Tell whether a full name is one of some modules, or of something in one of them."""
    return any(f"{name}.".startswith(f"{module}.") for module in modules)


@pytest.mark.parametrize(("name", "is_in"), [("ui.art", True), ("ui.art.drawing", True), ("ui.artist", False)])
def test_a_name_lies_in_a_whole_module(name, is_in):
    assert lies_in(name, FOR_THE_BOARD) == is_in


def test_the_board_knows_neither_rules_nor_the_game_on_the_screen():
    wrong = [
        f"{place}: {name}"
        for place, name in imports_of("ui")
        if place.startswith("risk_desktop/ui/board/") and name.startswith("risk_desktop.")
        if not lies_in(name.removeprefix("risk_desktop."), FOR_THE_BOARD)
    ]
    assert wrong == []


GAME = PACKAGE / "ui" / "game"


def feature_of(parts: list[str]) -> str:
    """Return the folder of ui/game in which a path below it lies, "" for the files of the game itself."""
    folders: list[str] = []
    while len(folders) < len(parts) and GAME.joinpath(*folders, parts[len(folders)]).is_dir():
        folders.append(parts[len(folders)])
    return "/".join(folders)


def feature_imports() -> dict[str, set[str]]:
    """Return what each feature of the running game imports of other features."""
    found: dict[str, set[str]] = {}
    for place, name in imports_of("ui"):
        if place.startswith("risk_desktop/ui/game/") and name.startswith("risk_desktop.ui.game."):
            own, other = feature_of(place.split("/")[3:]), feature_of(name.split(".")[3:])
            if own and other and own != other:
                found.setdefault(own, set()).add(other)
    return found


def circle(graph: dict[str, set[str]]) -> list[str]:
    """Return a circle of imports, nothing where there is none."""
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


def test_features_of_the_game_import_each_other_in_no_circle():
    graph = feature_imports()
    assert {"battle", "cards/decks", "godstorm"} <= graph.keys()
    assert circle(graph) == []
    assert circle({**graph, "prompt": {"godstorm"}}), "decisions use the prompt, and a box uses decisions"


def test_screens_know_the_game_only_to_show_and_review_its_result_and_the_game_knows_no_screens():
    wrong = []
    for place, name in imports_of("ui"):
        screens, game = name.startswith("risk_desktop.ui.screens"), name.startswith("risk_desktop.ui.game")
        where = place.removeprefix("risk_desktop/ui/")
        ways = ("screens/", "gallery/", "window/")
        if screens and not where.startswith(ways):
            wrong.append(f"{place}: {name}")
        if (
            game
            and where.startswith(("screens/", "rules/", "kit/", "art/"))
            and not where.startswith(("screens/result/", "screens/review/"))
        ):
            wrong.append(f"{place}: {name}")
    assert wrong == []


BOARD_PARTS = (
    ("animator", "layers", "position", "slices", "geometry"),
    ("ground", "label_pixmap"),
    ("markers",),
    ("labels",),
    ("figure_fans",),
    ("scene",),
    ("effects", "descriptions", "overview"),
    ("navigation",),
    ("panels",),
    ("view",),
    ("mini_board",),
)
"""The files and folders of the board, lowest first: each uses only those of the rows above it."""


def test_the_parts_of_the_board_use_only_those_below_them():
    folder = PACKAGE / "ui" / "board"
    rank = {part: number for number, parts in enumerate(BOARD_PARTS) for part in parts}
    wrong, seen = [], set()
    for place, name in imports_of("ui"):
        path, parts = ROOT / place.rpartition(":")[0], name.split(".")
        if folder not in path.parents or path.name == "__init__.py" or parts[:3] != ["risk_desktop", "ui", "board"]:
            continue
        part = path.relative_to(folder).parts[0].removesuffix(".py")
        seen.add(part)
        if parts[3] != part and rank[parts[3]] >= rank[part]:
            wrong.append(f"{place}: {name}")
    assert len(seen) > 8 and wrong == []


def test_a_class_name_has_one_meaning():
    """Public classes of the whole package; a name that begins with _ is only its own file's business."""
    places: dict[str, list[str]] = {}
    for path, node in all_nodes(ast.ClassDef):
        if not node.name.startswith("_"):
            places.setdefault(node.name, []).append(path.relative_to(ROOT).as_posix())
    assert len(places) > 500
    assert {name: where for name, where in places.items() if len(where) > 1} == {}


def test_a_function_of_the_window_has_one_meaning():
    """Public functions of the window, as classes; below it the boxes answer the same questions, each in its folder."""
    places: dict[str, list[str]] = {}
    for path, tree in syntax_trees().items():
        for node in tree.body if layer_of(path) == "ui" else ():
            if isinstance(node, ast.FunctionDef) and not node.name.startswith("_"):
                places.setdefault(node.name, []).append(path.relative_to(ROOT).as_posix())
    assert len(places) > 400
    assert {name: where for name, where in places.items() if len(where) > 1} == {}


def test_a_name_of_the_window_has_one_address():
    """Kit has a front door, by which all others come for what it offers; everywhere else a name is taken from its file."""
    doors = {path.parent.name: nodes_of(path, ast.ImportFrom) for path in (PACKAGE / "ui").rglob("__init__.py")}
    offered = {alias.name for node in doors.pop("kit") for alias in node.names}
    assert len(doors) > 30 and not any(doors.values()) and "Button" in offered
    past = [
        f"{place}: {name}"
        for place, name in imports_of("ui")
        if name.startswith("risk_desktop.ui.kit.") and not place.startswith("risk_desktop/ui/kit/")
        if name.count(".") > 3 and name.rpartition(".")[2] in offered
    ]
    assert past == []


def test_tests_of_the_window_share_helpers_and_not_each_other():
    """What two tests need lies in tests/ui/support or in a conftest: a test may be deleted without asking the others."""
    taken = [
        f"{path.relative_to(ROOT)}:{node.lineno}"
        for path in sorted((ROOT / "tests" / "ui").rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.ImportFrom) and (node.module or "").rpartition(".")[2].startswith("test_")
    ]
    assert taken == []


def test_the_files_that_documents_name_exist():
    """Names of Python files in documents. Decisions (docs/adr) tell of what was so when they were made; CONTRIBUTING
    makes its own."""
    folders = (ROOT / name for name in ("risk_desktop", "tests", "packaging", "maps"))
    there = [path.relative_to(ROOT).as_posix() for folder in folders for path in folder.rglob("*.py")]
    known = {path[start:] for path in there for start in (0, *(at + 1 for at, sign in enumerate(path) if sign == "/"))}
    named = [
        (path.name, name)
        for path in (ROOT / "README.md", *(ROOT / "docs").glob("*.md"))
        for name in re.findall(r"`((?:[\w]+/)*\w+\.py)`", path.read_text(encoding="utf-8"))
    ]
    assert len(named) > 50 and [each for each in named if each[1] not in known] == []


def box_of(place: str) -> str:
    """Return the edition whose own a file of the window is, "" for none."""
    return next((box for part, box in OF_ONE_BOX.items() if place.startswith(f"risk_desktop/ui/{part}")), "")


def test_the_window_uses_no_single_edition():
    wrong = []
    for place, name in imports_of("ui"):
        parts = name.split(".")
        if (
            parts[:2] == ["risk_desktop", "editions"]
            and len(parts) > 2
            and parts[2] not in FOR_THE_WINDOW | {box_of(place)}
        ):
            wrong.append(f"{place}: {name}")
    assert wrong == []


def test_the_engine_needs_only_the_standard_library_and_msgspec():
    known = set(sys.stdlib_module_names) | {"msgspec", "risk_desktop"}
    assert [f"{place}: {name}" for place, name in imports_of("engine") if name.split(".")[0] not in known] == []


def test_the_rules_use_no_clock_no_files_and_no_random_module():
    outside = {"random", "secrets", "time", "datetime", "asyncio"}
    files = {"os", "pathlib", "io", "tempfile", "shutil", "yaml"}
    wrong = [f"{p}: {n}" for p, n in imports_of("engine") if n.split(".")[0] in outside | files]
    wrong += [f"{p}: {n}" for p, n in imports_of("editions") if n.split(".")[0] in outside]
    assert wrong == []


def test_qt_stays_above_the_controller():
    wrong = [f"{place}: {name}" for place, name in imports_of(*WITHOUT_QT) if name.startswith("PySide6")]
    wrong += [
        f"{place}: {name}"
        for place, name in imports_of("controller")
        if name.startswith("PySide6") and not lies_in(name, {"PySide6.QtCore"})
    ]
    assert wrong == []


FITTING = PACKAGE / "tournament" / "chances.py"
"""Asked for by ``league learn`` only, with an extra of its own; what it fits is used without it."""


def test_nothing_uses_the_network_or_the_large_multimedia_part_of_qt():
    heavy = re.compile(
        r"PySide6\.Qt(Network|Multimedia|WebEngine|Qml|Quick)|numpy\b|requests\b|urllib\.request|socket\b"
    )
    found = {(path, n) for path in syntax_trees() for _, n in imported(path) if heavy.match(n)}
    assert found <= {(FITTING, "numpy")}
    at_the_top = [node for node in syntax_trees()[FITTING].body if isinstance(node, ast.Import | ast.ImportFrom)]
    assert not any(heavy.match(n) for _, n in _imported(FITTING, at_the_top))


def module_names(*layers: str) -> list[str]:
    names = []
    for path in syntax_trees():
        if layer_of(path) in layers:
            parts = path.relative_to(ROOT).with_suffix("").parts
            names.append(".".join(parts[:-1] if parts[-1] == "__init__" else parts))
    return names


def modules_after(statement: str) -> set[str]:
    """Return the top-level modules that are loaded in a fresh interpreter after a statement."""
    code = f"import sys\n{statement}\nprint(*sorted({{name.split('.')[0] for name in sys.modules}}))"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return set(done.stdout.split())


def test_a_child_process_of_the_program_loads_no_qt():
    assert "PySide6" not in modules_after("import risk_desktop.__main__")


def test_the_lower_layers_load_no_qt():
    names = [name for name in module_names(*WITHOUT_QT) if not name.endswith("__main__")]
    assert "PySide6" not in modules_after("import " + ", ".join(names))


# Words that only an edition may know, anywhere in a line. Ordinary words that are also ids (world, missions, capitals) are
# looked for in the tree below: where code asks which edition it is, by comparing, looking up, matching or listing.
EDITION_WORDS = re.compile(
    r"world[-_](duel|allies)|secret[-_]mission|rising[-_]cards|original[-_]duel|risiko|ad[-_]?2210|\b2210\b|godstorm"
    r"|has_moon|\bmoon\b|\blunar\b|underworld|\bedition(_?id|\.id|_?name|\.name)?\s*(==|!=|\bin\b\s*[\[({\"'])",
    re.IGNORECASE,
)


# What only one box has. The board and shared files of the running game know it by a rule-free name (open cards, pieces that
# lend powers), by a text of the rule set, or by what the box's own folder brings along.
BOX_WORDS = re.compile(
    r"miracle|pantheon|\brelics?\b|\bgods?\b|\bgod_|_gods?\b|\bgod\.|temple|plague|underworld|heaven|aegis|ragnarok|champion"
    r"|commander|\bstations?\b|command_card|decoy|evacuat|devastat|\bmods?\b|\bmoon|\blunar|godstorm|2210",
    re.IGNORECASE,
)
"""The Afterlife isn't among them: where the dead wait is a place that any board's file may have (docs/maps.md)."""
REGISTRY = PACKAGE / "ui" / "game" / "features.py"
"""It leads from the names of the boxes to their folders."""


def general_files() -> list[Path]:
    return [
        path
        for path in syntax_trees()
        if path.is_relative_to(PACKAGE / "engine")
        or path.is_relative_to(PACKAGE / "ui" / "board")
        or (path.is_relative_to(PACKAGE / "ai") and not any(path.is_relative_to(known) for known in KNOWING))
    ]


def strings(*nodes: ast.AST | None):
    """Yield the string constants among some nodes, those in tuples, lists and sets included."""
    for node in nodes:
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node
        elif isinstance(node, ast.Tuple | ast.List | ast.Set):
            yield from strings(*node.elts)


def choosing_strings(tree: ast.AST):
    """Yield the strings by which code can choose: compared, keys, patterns, members of collections, prefixes."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare):
            yield from strings(node.left, *node.comparators)
        elif isinstance(node, ast.Dict):
            yield from strings(*node.keys)
        elif isinstance(node, ast.Tuple | ast.List | ast.Set):
            yield from strings(node)
        elif isinstance(node, ast.MatchValue):
            yield from strings(node.value)
        elif isinstance(node, ast.MatchMapping):
            yield from strings(*node.keys)
        elif isinstance(node, ast.Call) and getattr(node.func, "attr", "") in {"startswith", "endswith", "get"}:
            yield from strings(*node.args)
        elif isinstance(node, ast.Call) and getattr(node.func, "id", "") == "dict":
            yield from (ast.Constant(word.arg, lineno=node.lineno) for word in node.keywords if word.arg)


def asks_for_edition(tree: ast.AST):
    """Yield the line of each comparison, look-up and match of something that is called ``edition``."""

    def is_edition(node: ast.AST) -> bool:
        return "edition" in (getattr(node, "attr", ""), getattr(node, "id", ""))

    for node in ast.walk(tree):
        if isinstance(node, ast.Compare):
            parts = [node.left, *node.comparators]
        elif isinstance(node, ast.Match):
            parts = [node.subject]
        elif isinstance(node, ast.Subscript):
            parts = [node.slice]
        else:
            continue
        if any(is_edition(part) for part in parts):
            yield node.lineno


def choices_of_edition(tree: ast.AST, ids: Collection[str]) -> list[tuple[int, str]]:
    """Return the places where code chooses by one of the editions ``ids``, as (line, what stands there)."""
    found = {(node.lineno, str(node.value)) for node in choosing_strings(tree) if node.value in ids}
    return sorted(found | {(line, "edition") for line in asks_for_edition(tree)})


def test_engine_board_and_search_know_no_edition():
    found = []
    for path in general_files():
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
            if EDITION_WORDS.search(line):
                found.append(f"{path.relative_to(ROOT)}:{number}: {line.strip()}")
    assert found == []


def shared_files_of_the_game() -> list[Path]:
    """Return the files of the board and of the running game that all boxes share."""
    boxes = [PACKAGE / "ui" / part for part in OF_ONE_BOX]
    return [
        path
        for path in syntax_trees()
        if (path.is_relative_to(GAME) or path.is_relative_to(PACKAGE / "ui" / "board"))
        and path != REGISTRY
        and not any(path.is_relative_to(box) for box in boxes)
    ]


def test_board_and_shared_files_of_the_running_game_know_nothing_of_one_box():
    files, found = shared_files_of_the_game(), []
    for path in files:
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
            if BOX_WORDS.search(line):
                found.append(f"{path.relative_to(ROOT)}:{number}: {line.strip()}")
    assert len(files) > 200 and found == []


@pytest.mark.parametrize(
    "line",
    ["book.relics(seat)", 'tr("god.power")', '"miracle_number": x', "_paint_gods(", 'tr("fight.station")', "the Moon"],
)
def test_a_word_of_one_box_would_be_seen(line):
    assert BOX_WORDS.search(line)


@pytest.mark.parametrize("line", ["Act(words, Key_Space)", "module", "card_flight.stop()", "goddess"])
def test_ordinary_words_are_no_boxes(line):
    assert not BOX_WORDS.search(line)


def test_engine_board_and_opponents_choose_by_no_edition():
    found = [
        f"{path.relative_to(ROOT)}:{line}: {what}"
        for path in (*general_files(), ANSWERS / "registry.py")
        for line, what in choices_of_edition(syntax_trees()[path], EDITIONS)
    ]
    assert found == []


@pytest.mark.parametrize(
    "code",
    [
        'rules.edition == "capitals"',
        'kind in ("x", "capitals")',
        'WEIGHTS = {"capitals": 1}',
        "WEIGHTS = dict(capitals=1)",
        'KNOWN = frozenset({"capitals"})',
        'KNOWN = [("capitals", 1)]',
        'match kind:\n    case "capitals" | "x": pass',
        'match kind:\n    case {"capitals": x}: pass',
        'rules.edition.startswith("capitals")',
        'weights.get("capitals")',
        "weights[rules.edition]",
        "if edition in chosen: pass",
        "match rules.edition:\n    case _: pass",
    ],
)
def test_a_choice_by_edition_would_be_seen(code):
    assert choices_of_edition(ast.parse(code), {"capitals", "missions"})


@pytest.mark.parametrize(
    "code", ['"""Of the capitals."""', 'slots["capitals"]', "f(rules.edition)", 'capitals = "x"', "x.edition_card == 1"]
)
def test_what_chooses_by_no_edition_passes(code):
    assert choices_of_edition(ast.parse(code), {"capitals", "missions"}) == []


@pytest.mark.parametrize(
    "line",
    [
        'if edition == "world":',
        "if rules.has_moon:",
        'ids = ["ad2210"]',
        'if edition_id in ("teams",):',
        "class GodStorm:",
    ],
)
def test_an_edition_in_general_code_would_be_seen(line):
    assert EDITION_WORDS.search(line)


@pytest.mark.parametrize(
    "line", ["for edition in editions:", "the whole world", "teams: list[int]", "capitals of regions"]
)
def test_ordinary_words_pass(line):
    assert not EDITION_WORDS.search(line)


# Written in pieces, so that this file doesn't find itself.
FOREIGN = re.compile(
    "|".join(
        re.escape(left + right)
        for left, right in [
            ("/wo", "rk/"),
            ("/ro", "ot/"),
            ("/tmp/", "brief"),
            ("/opt/", "wheels"),
            ("/opt/", "pypi"),
            ("/Use", "rs/"),
            ("C:\\", "Users"),
            ("pypi", ".org"),
            ("pythonhosted", ".org"),
            ("registry.npm", "js"),
        ]
    )
)


def tracked_files() -> list[Path]:
    """Return the files under version control, or all source files where there is none."""
    done = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode == 0 and done.stdout:
        return [ROOT / name for name in done.stdout.split("\0") if name]
    return [path for folder in (PACKAGE, ROOT / "tests", ROOT / "docs") for path in folder.rglob("*") if path.is_file()]


def test_no_file_names_a_machine_or_a_registry():
    found = []
    for path in tracked_files():
        if path.suffix in {".png", ".webp", ".ttf", ".qm", ".ico", ".icns", ".wav", ".ogg"} or not path.is_file():
            continue
        match = FOREIGN.search(path.read_text(encoding="utf-8", errors="ignore"))
        if match:
            found.append(f"{path.relative_to(ROOT)}: {match.group()}")
    assert found == []


def test_no_signal_is_connected_to_a_lambda():
    found = []
    for path, node in all_nodes(ast.Call):
        if getattr(node.func, "attr", "") in {"connect", "singleShot"}:
            handlers = [*node.args, *(keyword.value for keyword in node.keywords)]
            if any(isinstance(handler, ast.Lambda) for handler in handlers):
                found.append(f"{path.relative_to(ROOT)}:{node.lineno}")
    assert found == [], "a lambda that captures self keeps the window alive; connect a bound method"


def test_functions_stay_short():
    long = {}
    for path, node in (*all_nodes(ast.FunctionDef), *all_nodes(ast.AsyncFunctionDef)):
        count = (node.end_lineno or 0) - node.lineno + 1
        if count > LONGEST_FUNCTION:
            long[f"{path.relative_to(ROOT)}:{node.lineno} {node.name}"] = count
    assert long == {}


def test_pyside_keeps_its_count_of_references_to_none():
    code = "from PySide6.QtCore import QPointF\np = QPointF()\nfor _ in range(20_000): p.setX(1.0)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, "this PySide6 drops references to None; see docs/adr/0011\n" + done.stderr[-500:]
