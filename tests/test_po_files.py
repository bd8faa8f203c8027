"""Texts go out to translators as .po files and come back into exactly their places; and the report of what is missing."""

from __future__ import annotations

from pathlib import Path

import missing_texts
import po_files
import polib
import pytest
import topic_files
import translations
from po_files import RefusedError
from topic_edit import with_texts

from risk_desktop.languages import LANGUAGES

FOUR = ("en", "nl", "de", "sv")
TOPIC = """\
# Words of a game.
game.name: {en: "Game", nl: "Spel", de: "Spiel", sv: "Spel"}

# What stands below a board; {folder} is a path.
game.saved:
    en: 'Saved in {folder}'   # it's never empty
    nl: Opgeslagen in {folder}
    de: "Gespeichert in {folder}"
    sv: "Sparat i {folder}"  # the last one

game.armies:
    en: {one: "{n} army of {who}", other: "{n} armies of {who}"}
    nl: {one: "{n} leger van {who}", other: "{n} legers van {who}"}
    de:
        one: "{n} Armee von {who}"
        other: "{n} Armeen von {who}"
    sv: {one: "{n} armé från {who}", other: "{n} arméer från {who}"}
game.armies@moon: {en: {one: "{n} unit", other: "{n} units"}, nl: {one: "a", other: "b"}}
game.name@old: {de: "Partie"}
# The end.
"""


@pytest.fixture
def topics(tmp_path, monkeypatch) -> Path:
    """A small folder of topic files, in four languages, however many the program has."""
    monkeypatch.setattr(topic_files, "LANGUAGES", FOUR)
    folder = tmp_path / "texts"
    folder.mkdir()
    text = TOPIC.replace('nl: {one: "a", other: "b"}', 'de: {one: "{n} Stück", other: "{n} Stücke"}')
    (folder / "game.yaml").write_text(text, encoding="utf-8", newline="\n")
    (folder / "other.yaml").write_text('other.yes: {en: "Yes", nl: "Ja", de: "Ja", sv: "Ja"}\n', encoding="utf-8")
    return folder


@pytest.fixture
def french(topics, monkeypatch) -> None:
    monkeypatch.setattr(topic_files, "LANGUAGES", (*FOUR, "fr"))


def exported(topics: Path, language: str) -> tuple[Path, polib.POFile]:
    """Return where the .po file of a language is, and what is in it."""
    path = po_files.export([language], topics.parent / "po", topics)[-1]
    return path, polib.pofile(str(path))


def entry(po: polib.POFile, key: str) -> polib.POEntry:
    return next(each for each in po if each.msgctxt == key)


def content(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def changed_lines(topics: Path, before: str) -> list[tuple[str, str]]:
    after = (topics / "game.yaml").read_text(encoding="utf-8")
    pairs = zip(before.splitlines(), after.splitlines(), strict=True)
    return [(old, new) for old, new in pairs if old != new]


def test_all_texts_of_the_program_go_out_and_come_back_without_a_change(tmp_path):
    messages, _ = topic_files.examine()
    _, *files = po_files.export(["nl", "de", "sv"], tmp_path)
    for path in files:
        po = polib.pofile(str(path))
        assert len(po) > 3000 and all(each.translated() for each in po)
        assert po_files.translated(path, messages) == po_files.Translated(path.stem)


def test_a_file_without_a_change_writes_nothing(topics):
    before = content(topics)
    for language in ("nl", "de", "sv"):
        _, written = po_files.take_over(exported(topics, language)[0], topics)
        assert written == []
    assert content(topics) == before


def test_an_entry_says_all_that_a_translator_needs(topics):
    _, po = exported(topics, "de")
    saved = entry(po, "game.saved")
    assert (saved.msgid, saved.msgstr) == ("Saved in {folder}", "Gespeichert in {folder}")
    assert saved.occurrences == [("game.yaml", "")]
    assert saved.comment == "What stands below a board; {folder} is a path.\nPlaceholders: {folder}"
    assert saved.flags == ["python-brace-format"]
    armies = entry(po, "game.armies@moon")
    assert (armies.msgid, armies.msgid_plural) == ("{n} unit", "{n} units")
    assert armies.msgstr_plural == {0: "{n} Stück", 1: "{n} Stücke"}
    assert "Only where moon is played, instead of game.armies." in armies.comment
    own = entry(po, "game.name@old")
    assert (own.msgid, own.msgstr) == ("Game", "Partie")
    assert po.metadata["Language"] == "de" and "nplurals=2" in po.metadata["Plural-Forms"]


def test_a_rule_sets_word_in_one_language_only_is_no_gap_in_the_others(topics):
    _, po = exported(topics, "sv")
    assert [each.msgctxt for each in po] == [
        "game.name", "game.saved", "game.armies", "game.armies@moon", "other.yes",
    ]  # fmt: skip


def test_the_template_holds_no_translation(topics):
    template = po_files.export(["nl"], topics.parent / "po", topics)[0]
    assert template.name == "risk-desktop.pot"
    assert len(polib.pofile(str(template))) == 5
    assert polib.pofile(str(template)).percent_translated() == 0


@pytest.mark.parametrize(
    ("language", "key", "text", "line"),
    [
        ("nl", "game.name", 'Spel "1"', 'game.name: {en: "Game", nl: "Spel \\"1\\"", de: "Spiel", sv: "Spel"}'),
        ("nl", "game.saved", "In {folder}: \\ ’", '    nl: "In {folder}: \\\\ ’"'),
        ("sv", "game.saved", "I\n{folder}", '    sv: "I\\n{folder}"  # the last one'),
        ("de", "game.name@old", "Runde", 'game.name@old: {de: "Runde"}'),
    ],
)
def test_one_changed_text_comes_back_in_its_place(topics, language, key, text, line):
    before = (topics / "game.yaml").read_text(encoding="utf-8")
    path, po = exported(topics, language)
    entry(po, key).msgstr = text
    po.save()
    found, written = po_files.take_over(path, topics)
    assert (found.texts, written) == ({key: text}, ["game.yaml"])
    assert [new for _, new in changed_lines(topics, before)] == [line]
    assert topic_files.examine(topics)[0][key].texts[language] == text


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("nl", '    nl: {one: "{n} leger van {who}", other: "{who}: {n}"}'),
        ("de", '        other: "{who}: {n}"'),
    ],
)
def test_a_changed_plural_form_changes_that_form(topics, language, line):
    before = (topics / "game.yaml").read_text(encoding="utf-8")
    path, po = exported(topics, language)
    entry(po, "game.armies").msgstr_plural[1] = "{who}: {n}"
    po.save()
    po_files.take_over(path, topics)
    assert [new for _, new in changed_lines(topics, before)] == [line]


def test_line_ends_of_windows_stay(topics):
    windows = (topics / "game.yaml").read_bytes().replace(b"\n", b"\r\n")
    (topics / "game.yaml").write_bytes(windows)
    path, po = exported(topics, "sv")
    entry(po, "game.armies@moon").msgstr_plural = {0: "{n} x", 1: "{n} y"}
    entry(po, "game.saved").msgstr = "{folder}"
    po.save()
    po_files.take_over(path, topics)
    expected = windows.replace(b'"Sparat i {folder}"', b'"{folder}"').replace(
        'other: "{n} Stücke"}}'.encode(), 'other: "{n} Stücke"}, sv: {one: "{n} x", other: "{n} y"}}'.encode()
    )
    assert (topics / "game.yaml").read_bytes() == expected


def test_empty_and_fuzzy_texts_are_not_finished_and_change_nothing(topics):
    path, po = exported(topics, "nl")
    entry(po, "game.name").msgstr = ""
    entry(po, "game.saved").msgstr = "{folder}"
    entry(po, "game.saved").flags.append("fuzzy")
    po.save()
    before = content(topics)
    found, _ = po_files.take_over(path, topics)
    assert (found.texts, found.unfinished) == ({}, 3)  # and the text of the Moon, which Dutch never had
    assert content(topics) == before


def spoil_key(po: polib.POFile) -> None:
    entry(po, "game.name").msgctxt = "game.title"


def spoil_context(po: polib.POFile) -> None:
    entry(po, "game.name").msgctxt = None


def spoil_placeholder(po: polib.POFile) -> None:
    entry(po, "game.saved").msgstr = "{map}"


def spoil_brace(po: polib.POFile) -> None:
    entry(po, "game.saved").msgstr = "{folder"


def spoil_forms(po: polib.POFile) -> None:
    entry(po, "game.armies").msgstr_plural = dict.fromkeys(range(3), "{n} {who}")


def spoil_one_form(po: polib.POFile) -> None:
    entry(po, "game.armies").msgstr_plural[0] = "{n}"


def spoil_english(po: polib.POFile) -> None:
    entry(po, "game.saved").msgid = "Stored in {folder}"


def spoil_rule_set(po: polib.POFile) -> None:
    entry(po, "game.name@old").msgstr = "{folder}"


def spoil_language(po: polib.POFile) -> None:
    po.metadata["Language"] = "fr"


def spoil_header(po: polib.POFile) -> None:
    del po.metadata["Language"]


def spoil_by_repeating(po: polib.POFile) -> None:
    po.append(entry(po, "game.name"))


@pytest.mark.parametrize(
    ("spoil", "expected"),
    [
        (spoil_key, "de.po: game.title: expected the key of a text as the context"),
        (spoil_context, "de.po: Game: expected the key of a text as the context"),
        (spoil_placeholder, "de.po: game.saved: de: placeholders ['map'], but English has ['folder']"),
        (spoil_brace, "de.po: game.saved: de: expected '}'"),
        (spoil_forms, "de.po: game.armies: expected 2 plural forms, found 3"),
        (spoil_one_form, "de.po: game.armies: de: placeholders|both plural forms must hold ['who']"),
        (spoil_english, "de.po: game.saved: the English text has changed, expected “Saved in {folder}”; export again"),
        (spoil_rule_set, "game.name@old: ['folder'] aren't given to game.name"),
        (spoil_language, "de.po: its header says Language: fr; expected one of nl, de, sv."),
        (spoil_header, "de.po: its header says Language: (nothing); expected one of nl, de, sv."),
        (spoil_by_repeating, "de.po: game.name: is there twice"),
    ],
)
def test_what_does_not_fit_is_refused_and_nothing_is_written(topics, spoil, expected):
    path, po = exported(topics, "de")
    entry(po, "other.yes").msgstr = "Jawohl"
    spoil(po)
    po.save()
    before = content(topics)
    with pytest.raises(RefusedError) as refused:
        po_files.take_over(path, topics)
    assert any(each in str(refused.value) for each in expected.split("|"))
    assert "\n" not in str(refused.value)
    assert content(topics) == before


@pytest.mark.parametrize("data", [b'msgid "a"\nmsgstr "b', b'msgid "', b"\xff\xfe\x00", b"Dear Sir"])
def test_a_broken_file_is_refused(topics, data):
    path = topics.parent / "nl.po"
    path.write_bytes(data)
    with pytest.raises(RefusedError, match=r"^nl\.po: not readable as a \.po file"):
        po_files.take_over(path, topics)


def test_a_file_that_is_not_there_is_refused(topics, capsys):
    assert po_files.main(["import", str(topics / "nl.po")]) == 1
    assert "nl.po: not readable as a .po file" in capsys.readouterr().err


@pytest.mark.parametrize("code", ["en", "", "German", "../nl"])
def test_only_a_language_to_translate_into_is_exported(topics, code):
    with pytest.raises(RefusedError, match="expected the code of a language"):
        po_files.export([code], topics.parent / "po", topics)


def test_work_that_was_never_imported_is_not_overwritten(topics):
    path, po = exported(topics, "nl")
    entry(po, "game.name").msgstr = "Partij"
    po.save()
    with pytest.raises(RefusedError, match=r"nl\.po: game\.name: translated, but never imported"):
        exported(topics, "nl")
    po_files.take_over(path, topics)
    assert entry(exported(topics, "nl")[1], "game.name").msgstr == "Partij"


@pytest.mark.usefixtures("french")
def test_a_new_language_starts_empty_and_comes_in_beside_the_others(topics):
    before = (topics / "game.yaml").read_text(encoding="utf-8")
    path, po = exported(topics, "fr")
    assert po.percent_translated() == 0 and po.metadata["Language"] == "fr"
    entry(po, "game.name").msgstr = "Jeu"
    entry(po, "game.saved").msgstr = "Enregistré dans {folder}"
    entry(po, "game.armies").msgstr_plural = {0: "{n} armée de {who}", 1: "{n} armées de {who}"}
    po.metadata["Language"] = "fr_BE"
    po.save()
    found, _ = po_files.take_over(path, topics)
    assert (found.language, len(found.texts), found.unfinished) == ("fr", 3, 2)
    expected = before.replace('sv: "Spel"}', 'sv: "Spel", fr: "Jeu"}')
    expected = expected.replace("# the last one\n", '# the last one\n    fr: "Enregistré dans {folder}"\n')
    swedish = '    sv: {one: "{n} armé från {who}", other: "{n} arméer från {who}"}\n'
    plural = '    fr: {one: "{n} armée de {who}", other: "{n} armées de {who}"}\n'
    assert (topics / "game.yaml").read_text(encoding="utf-8") == expected.replace(swedish, swedish + plural)


@pytest.mark.usefixtures("french")
def test_a_language_of_which_half_is_translated_can_be_played(topics, tmp_path, monkeypatch):
    path, po = exported(topics, "fr")
    entry(po, "game.name").msgstr = "Jeu"
    po.save()
    po_files.take_over(path, topics)
    monkeypatch.setattr(translations, "LANGUAGES", topic_files.LANGUAGES)
    assert translations.compile_texts(topics) == []
    assert (topics / "risk_fr.qm").stat().st_size > 0
    assert "other.yaml: other.yes: fr: missing" in topic_files.read_all(topics)[1]


@pytest.mark.parametrize("sign", ["\x85", "\u2028", "\x7f", "\ufeff", "\xa0", "\t", "\U0001f3b2"])
def test_every_sign_can_be_written(sign):
    text = f"a{sign} b"
    source = with_texts('a.b: {en: "x", nl: "y"}\n', "t.yaml", "nl", {"a.b": text})
    assert topic_files.values(source, "t.yaml") == {"a.b": {"en": "x", "nl": text}}
    assert source.count("\n") == 1


def test_a_text_in_folded_lines_is_replaced_as_a_whole():
    source = "a.b:\n  en: x\n  nl: >-\n    y\n    z\n\n# end\nc.d: {en: v}\n"
    after = with_texts(source, "t.yaml", "nl", {"a.b": "w"})
    assert after == 'a.b:\n  en: x\n  nl: "w"\n\n# end\nc.d: {en: v}\n'


def test_what_cannot_be_changed_by_machine_is_refused_rather_than_spoilt():
    aliased = 'a.b: {en: &x "x", nl: "y"}\nc.d: {en: *x, nl: "y"}\n'
    with pytest.raises(topic_files.SourceError, match=r"^t\.yaml: written in a way that can't be changed by machine"):
        with_texts(aliased, "t.yaml", "en", {"c.d": "z"})


def test_the_report_counts_what_each_language_lacks(topics):
    lacking = """\
a.sentence: {en: "All of them are here", nl: "All of them are here", de: "Alle sind da"}
a.nothing: {en: "x", nl: "x", de: "x", sv: ""}
a.word: {en: "Expert", nl: "Expert", de: "Experte"}
a.value: {en: "{n} x", nl: "{m} x", de: "{n} x", sv: "{n} x"}
"""
    (topics / "lacking.yaml").write_text(lacking, encoding="utf-8")
    lines = list(missing_texts.report(["nl", "de", "sv", "fr"], False, topics))
    assert lines == [
        "nl        6 of 9, 1 missing, 0 empty, 1 as in English, 1 with other placeholders",
        "de       10 of 10, 0 missing, 0 empty, 0 as in English, 0 with other placeholders",
        "sv        5 of 9, 3 missing, 1 empty, 0 as in English, 0 with other placeholders",
        "fr        0 of 9, 9 missing, 0 empty, 0 as in English, 0 with other placeholders",
    ]
    listed = list(missing_texts.report(["sv"], True, topics))[1:]
    assert sorted(line.strip() for line in listed) == [
        "game.yaml: game.armies@moon: sv: missing",
        "lacking.yaml: a.nothing: sv: empty",
        "lacking.yaml: a.sentence: sv: missing",
        "lacking.yaml: a.word: sv: missing",
    ]


def test_the_report_names_what_is_broken_first(topics):
    (topics / "zz.yaml").write_text("a.b: text\n", encoding="utf-8")
    assert next(missing_texts.report(["nl"], False, topics)).startswith("zz.yaml: a.b: expected the languages")


@pytest.mark.usefixtures("french")
def test_a_rule_sets_words_wait_for_the_shared_ones(topics):
    path, po = exported(topics, "fr")
    entry(po, "game.armies@moon").msgstr_plural = {0: "{n} x", 1: "{n} y"}
    po.save()
    po_files.take_over(path, topics)
    assert "{n} x" not in translations.to_ts(topic_files.read_all(topics)[0], "fr")
    entry(po, "game.armies").msgstr_plural = {0: "{n} {who}", 1: "{n} {who}"}
    po.save()
    po_files.take_over(path, topics)
    assert "{n} x" in translations.to_ts(topic_files.read_all(topics)[0], "fr")


def test_the_languages_of_the_program_lack_nothing(capsys):
    assert missing_texts.main([]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == list(LANGUAGES)
    assert all("0 missing, 0 empty, 0 as in English, 0 with other placeholders" in line for line in lines)
