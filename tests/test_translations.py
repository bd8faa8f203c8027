"""The four languages: complete, alike in their placeholders, used by the program, compiled and found at run time."""

from __future__ import annotations

import ast
import json
import re
from functools import cache
from pathlib import Path

import pytest
import topic_files
import translations

from risk_desktop import i18n
from tests.syntax_trees import all_nodes

ROOT = Path(__file__).resolve().parent.parent
# Calls whose first argument is the key of a text: tr itself, and the values in which lower layers hand keys upwards.
KEYED_CALLS = frozenset({"tr", "has_text", "Problem", "Reason", "Refusal", "WrongInput", "CodecError"})
# An f-string makes keys if it begins with a topic, has one behind a rule set's id, or ends in a word that is added to a key.
PART_OF_A_KEY = re.compile(r"^\w+\\\.|\][+]\\\.\w{3,}\\\.|\][+][_.]\w{3,}$")
A_CLICK = re.compile(r"click|klik|klick", re.IGNORECASE)
RIGHT_CLICK_OR_KEY = re.compile(
    r"(right click|rechtsklik(ken)?|rechtsklick|högerklick) (or|of|oder|eller) ", re.IGNORECASE
)
FILE_NAME = re.compile(r"\.(yaml|json|jsonl|webp|png|svg|qm|wav|log|lock|risk)$")


@pytest.fixture(autouse=True)
def english_afterwards():
    yield
    i18n.set_language("en")
    i18n.set_rule_set("")


@cache
def messages() -> dict[str, object]:
    found, _ = topic_files.read_all()
    return {message.key: message for message in found}


def pattern(node: ast.JoinedStr) -> str:
    """Return a regular expression for the keys that an f-string can make."""
    return "".join(re.escape(str(p.value)) if isinstance(p, ast.Constant) else r"[\w.-]+" for p in node.values)


def keyed_arguments():
    """Yield the place and the node of every key that is written out in a call."""
    for path, node in all_nodes(ast.Call):
        name = getattr(node.func, "id", getattr(node.func, "attr", ""))
        if node.args and name in KEYED_CALLS:
            first = node.args[0]
            choices = [first.body, first.orelse] if isinstance(first, ast.IfExp) else [first]
            for choice in choices:
                yield f"{path.relative_to(ROOT)}:{node.lineno}", choice


def test_every_text_is_complete_with_the_same_placeholders():
    _, problems = topic_files.read_all()
    assert problems == []


def test_generated_files_are_up_to_date():
    made = translations.generate(list(messages().values()))
    assert translations.outdated(made) == [], "run: python packaging/translations.py"


def test_every_key_in_the_code_has_a_text():
    missing = []
    for place, node in keyed_arguments():
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value not in messages():
            missing.append(f"{place}: {node.value}")
        if isinstance(node, ast.JoinedStr):
            made = pattern(node)
            if not any(re.fullmatch(made, key) for key in messages()):
                missing.append(f"{place}: {made}")
    assert missing == []


def test_every_word_that_looks_like_a_key_has_a_text():
    topics = {key.split(".")[0] for key in messages()}
    missing = []
    for path, node in all_nodes(ast.Constant):
        if not isinstance(node.value, str):
            continue
        looks_like_a_key = re.fullmatch(r"[a-z_]+(\.[a-z0-9_-]+)+", node.value) and not FILE_NAME.search(node.value)
        if looks_like_a_key and node.value.split(".")[0] in topics and node.value not in messages():
            missing.append(f"{path.relative_to(ROOT)}:{node.lineno}: {node.value}")
    assert missing == []


def test_every_text_is_used():
    literals = {node.value for _, node in all_nodes(ast.Constant) if isinstance(node.value, str)}
    patterns = {made for _, node in all_nodes(ast.JoinedStr) if PART_OF_A_KEY.search(made := pattern(node))}
    data = [*(ROOT / "maps").glob("*.yaml"), *(ROOT / "resources" / "cards").glob("*.yaml")]
    words = set(re.findall(r"[\w.-]+\.[\w.-]+", " ".join(path.read_text(encoding="utf-8") for path in data)))
    dynamic = re.compile("|".join(sorted(patterns)) or "(?!)")
    used = literals | words
    plain = {key: message.source for key, message in messages().items()}
    plain = {key: base.removesuffix(".year").removesuffix(".epoch") for key, base in plain.items()}  # words.round_words
    unused = [key for key, base in plain.items() if not {key, base} & used and not dynamic.fullmatch(base)]
    assert unused == []


def test_sentences_are_translated():
    same = []
    for key, message in messages().items():
        english = messages()[message.source].texts["en"]
        for language in message.texts.keys() - {"en"}:
            words = re.findall(r"[^\W\d_]{2,}", re.sub(r"\{.*?\}", "", " ".join(topic_files.forms(english))))
            if len(words) >= 4 and message.texts[language] == english:
                same.append(f"{key}: {language}")
    assert same == []


def test_no_text_asks_for_a_click_from_who_has_no_mouse():
    """Keys, fingers, gamepads and screen readers choose too; only a right click may be named, with its key."""
    asking = []
    for key, message in messages().items():
        for language, text in message.texts.items():
            words = "" if key.startswith("play.keys.mouse.") else " ".join(topic_files.forms(text))
            if A_CLICK.search(RIGHT_CLICK_OR_KEY.sub("", words)):
                asking.append(f"{key}: {language}: {words}")
    assert asking == []


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_texts_are_found_at_run_time(language):
    i18n.set_language(language)
    for message in messages().values():
        key, text = message.source, message.texts.get(language) or messages()[message.source].texts[language]
        i18n.set_rule_set(message.rule_set)
        if isinstance(text, dict):
            blank = {name: "" for form in topic_files.forms(text) for name in topic_files.placeholders(form)}
            blank.pop("n", None)
            for n, form in ((1, "one"), (2, "other"), (0, "other"), (-3, "other")):
                assert i18n.tr(key, n=n, **blank) == text[form].format(n=n, **blank)
        else:
            kept = {name: "{" + name + "}" for name in topic_files.placeholders(text)}
            assert i18n.tr(key) == text.format(**kept)


def test_parameters_fill_the_text():
    assert i18n.tr("common.armies", n=1) == "1 army"
    assert i18n.tr("common.armies", n=7) == "7 armies"


def test_a_rule_set_says_a_text_in_its_own_words_and_all_else_as_the_others_do():
    with i18n.words_of("ad2210"):
        assert i18n.tr("common.armies", n=1) == "1 unit"
        assert i18n.tr("common.close") == "Close"
        assert i18n.has_text("common.armies")
        assert not i18n.has_text("no.such.key")
    assert i18n.tr("common.armies", n=1) == "1 army"
    i18n.set_rule_set("world")
    assert i18n.tr("common.armies", n=7) == "7 armies"


def test_a_rule_sets_own_text_stands_for_a_shared_one_with_the_same_values(tmp_path):
    texts = {"a.place": "{n} armies", "a.place@mars": "{who}", "b@mars": "x"}
    entries = {key: dict.fromkeys(i18n.LANGUAGES, text) for key, text in texts.items()}
    (tmp_path / "a.yaml").write_text(json.dumps(entries))
    _, problems = topic_files.read_all(tmp_path)
    assert problems == ["a.place@mars: ['who'] aren't given to a.place", "b@mars: there is no text b"]


def test_a_rule_set_names_only_the_languages_in_which_it_says_something_else(tmp_path):
    shared = {"a.land": dict.fromkeys(i18n.LANGUAGES, "{n} x")}
    (tmp_path / "a.yaml").write_text(json.dumps(shared | {"a.land@mars": {"de": "{n} y"}}))
    found, problems = topic_files.read_all(tmp_path)
    assert problems == []
    assert "<comment>mars</comment>" in translations.to_ts(found, "de")
    assert "mars" not in translations.to_ts(found, "sv")
    (tmp_path / "a.yaml").write_text(json.dumps(shared | {"a.land@mars": {"de": "{who}"}, "a.land@moon": {}}))
    _, problems = topic_files.read_all(tmp_path)
    assert problems == [
        "a.yaml: a.land@moon: expected the languages en, nl, de, sv below the key",
        "a.land@mars: ['who'] aren't given to a.land",
    ]


def test_a_missing_key_and_a_missing_parameter_raise_nothing():
    assert i18n.tr("no.such.key") == "no.such.key"
    assert i18n.tr("no.such.key {who}") == "no.such.key {who}"
    assert i18n.tr("no.such.key {who}", who="Octavia {x}") == "no.such.key Octavia {x}"
    assert i18n.tr("broken {", who="Octavia") == "broken {"
    assert i18n.tr("common.armies") == "{n} army"


def test_has_text_tells_keys_from_other_words():
    assert i18n.has_text("common.close")
    assert i18n.has_text("common.armies")
    assert not i18n.has_text("no.such.key")


def test_an_unknown_language_is_refused():
    with pytest.raises(ValueError, match="expected one of en, nl, de, sv"):
        i18n.set_language("fr")


@pytest.mark.parametrize(
    ("language", "count", "share"),
    [("en", "12,345.7", "63%"), ("nl", "12.345,7", "63%"), ("de", "12.345,7", "63\u00a0%"), ("sv", None, "63\u00a0%")],
)
def test_numbers_follow_the_language(language, count, share):
    i18n.set_language(language)
    assert i18n.percent(0.634) == share
    if count is None:
        assert re.fullmatch(r"12\s345,7", i18n.number(12345.67, 1))
    else:
        assert i18n.number(12345.67, 1) == count


@pytest.mark.parametrize(
    ("tags", "expected"),
    [
        (["sv-SE"], "sv"),
        (["fr-FR", "de_AT", "en"], "de"),
        (["ja"], "en"),
        (["C"], "en"),
        ([], "en"),
    ],
)
def test_the_system_language_is_the_first_that_the_program_speaks(monkeypatch, tags, expected):
    class System:
        @staticmethod
        def uiLanguages():
            return tags

    monkeypatch.setattr(i18n.QLocale, "system", System)
    assert i18n.system_language() == expected


def test_qt_itself_follows_the_language(qapp):
    i18n.set_language("de")
    assert qapp.translate("QPlatformTheme", "Cancel") == "Abbrechen"
    assert qapp.translate("risk", "common.close") == "Schließen"
    i18n.set_language("en")
    assert qapp.translate("risk", "common.close") == "Close"


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("a.b: {en: A, nl: B, de: C}", "t.yaml: a.b: sv: missing"),
        ("a.b: {en: A, nl: B, de: C, sv: D, fr: E}", "t.yaml: a.b: fr: not a language of the program"),
        ("a.b: {en: '{x}', nl: '{x}', de: '{y}', sv: '{x}'}", "de: placeholders ['y'], but English has ['x']"),
        ("a.b: {en: '{x', nl: A, de: B, sv: C}", "t.yaml: a.b: en: expected '}'"),
        ("a.b: {en: '{x!r}', nl: A, de: B, sv: C}", "a placeholder must be a plain name"),
        ("a.b: {en: A, nl: '', de: B, sv: C}", "t.yaml: a.b: nl: empty"),
        ("a.b: {en: {one: A, other: B}, nl: B, de: C, sv: D}", "t.yaml: a.b: nl: plural forms"),
        ("a.b: {en: {one: A}, nl: {one: A}, de: {one: A}, sv: {one: A}}", "expected the forms one and other"),
        ("a.b: text", "expected the languages en, nl, de, sv"),
        ("a.b: [1]", "t.yaml:1: a list isn't expected here"),
        ("a.b: {en: A, nl: B, de: C, sv: D}\na.b: {en: A, nl: B, de: C, sv: D}", "t.yaml:2: a.b is there twice"),
        ("a: [", "t.yaml: not readable as YAML"),
    ],
)
def test_a_fault_in_a_source_file_is_named(tmp_path, source, expected):
    (tmp_path / "t.yaml").write_text(source, encoding="utf-8")
    _, problems = topic_files.read_all(tmp_path)
    assert any(expected in problem for problem in problems), problems


def test_a_key_belongs_in_one_file(tmp_path):
    for name in ("a.yaml", "b.yaml"):
        (tmp_path / name).write_text("x.y: {en: A, nl: B, de: C, sv: D}", encoding="utf-8")
    _, problems = topic_files.read_all(tmp_path)
    assert problems == ["b.yaml: x.y: also in a.yaml; a key belongs in one file"]


def test_words_that_yaml_takes_for_values_stay_texts(tmp_path):
    (tmp_path / "t.yaml").write_text("x.y: {en: Yes, nl: 1, de: on, sv: null}", encoding="utf-8")
    found, problems = topic_files.read_all(tmp_path)
    assert problems == []
    assert found[0].texts == {"en": "Yes", "nl": "1", "de": "on", "sv": "null"}


def test_a_text_without_forms_serves_every_number():
    i18n.set_language("en")
    words = {i18n.tr("board.territory", n=n, name="Peru", region="South America", bonus=2) for n in (0, 1, 2)}
    assert words == {"Peru, South America (+2)"}


def test_what_is_not_quite_certain_is_not_rounded_to_certainty():
    i18n.set_language("en")
    assert [i18n.percent(p) for p in (1.0, 0.9996, 0.996, 0.99, 0.004, 0.0)] == [
        "100%",
        ">99%",
        ">99%",
        "99%",
        "<1%",
        "0%",
    ]
    i18n.set_language("de")
    assert i18n.percent(0.999) == ">99\u00a0%"
    i18n.set_language("en")


@pytest.mark.parametrize("language", ["de", "nl"])
def test_names_of_land_stand_where_they_need_no_case_and_no_article(language: str) -> None:
    """Rows tell who did what, a colon, then the name as it is printed: "Mira erobert: Mittlerer Osten"."""
    land = re.compile(r"\{(territory|territories|region|target|origin)\}")
    told = {key: text for key, text in messages().items() if key.startswith(("chronicle.", "tables.recap."))}
    wrong = []
    for key, message in told.items():
        words = message.texts.get(language, "")  # type: ignore[attr-defined]
        for text in words.values() if isinstance(words, dict) else (words,):
            for found in land.finditer(text):
                before = text[: found.start()]
                if before and not before.endswith((": ", "→ ", "· ")):
                    wrong.append((key, text))
    assert wrong == []


def test_parts_of_a_whole_add_up_to_a_hundred():
    i18n.set_language("en")
    assert [round(share * 100) for share in (0.297, 0.256, 0.238, 0.209)] == [30, 26, 24, 21], (
        "each by itself is one too many"
    )
    assert i18n.percents([0.297, 0.256, 0.238, 0.209]) == ["30%", "25%", "24%", "21%"]
    assert i18n.percents([0.5, 0.25, 0.245, 0.005]) == ["50%", "25%", "25%", "<1%"]
    assert i18n.percents([1.0, 0.0]) == ["100%", "0%"] and i18n.percents([0.998, 0.002]) == [">99%", "<1%"]
    assert i18n.percents([1 / 3] * 3) == ["34%", "33%", "33%"]
