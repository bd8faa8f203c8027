"""The dialog for house rules: all options of an edition in groups, and named mixes of them."""

from __future__ import annotations

import logging
from collections.abc import Collection, Mapping, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from risk_desktop.editions.house_rules import OptionClash, clashes, dormant, grouped, is_idle
from risk_desktop.engine.rules import OptionSpec, OptionValue
from risk_desktop.i18n import tr
from risk_desktop.storage.mixes import LONGEST_NAME, Mix, drop_mix, keep_mix
from risk_desktop.ui.kit import Button, Combo, Dialog, Divider, Field, Label
from risk_desktop.ui.theme import current_metrics
from risk_desktop.ui.words import own_cards_fault, value_name

log = logging.getLogger(__name__)


class OptionRow(QWidget):
    """One house rule: title, explanation, its values, and a warning if another rule leaves it without effect."""

    changed = Signal()

    def __init__(self, spec: OptionSpec, value: OptionValue) -> None:
        super().__init__()
        self.spec = spec
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(current_metrics().px(20))
        grid.setVerticalSpacing(2)
        grid.setColumnStretch(0, 3)
        grid.setColumnStretch(1, 2)
        self._title = Label(tr(f"screens.option.{spec.key}"), "strong")
        self._warning = Label("", "secondary", colour="bad")
        self._warning.hide()
        self.combo = Combo(tr(f"screens.option.{spec.key}"), [(each, value_name(spec, each)) for each in spec.values])
        self.combo.set_value(value)
        self.combo.chosen.connect(self._emit_changed)
        grid.addWidget(self._title, 0, 0)
        grid.addWidget(Label(tr(f"screens.option.{spec.key}.hint"), "secondary"), 1, 0)
        grid.addWidget(self.combo, 0, 1, 2, 1)
        grid.addWidget(self._warning, 2, 0, 1, 2)

    @property
    def value(self) -> OptionValue:
        """The chosen value."""
        found = self.combo.value()
        return found if isinstance(found, (int, str)) else self.spec.default

    def warn(self, words: str) -> None:
        """Show a warning, "" for none."""
        self._warning.setText(words)
        self._warning.setVisible(bool(words))

    @property
    def warning(self) -> str:
        """The warning that shows."""
        return "" if self._warning.isHidden() else self._warning.text()

    def _emit_changed(self, *_: object) -> None:
        self.changed.emit()


class HouseRulesDialog(Dialog):
    """Lets the person set all options. ``accepted`` carries those that differ from the printed rules.

    ``mixes_changed`` carries all mixes after one was kept or deleted. ``players``: how many play, 0 if unknown; some
    options have no effect for some numbers.
    """

    accepted = Signal(dict)
    mixes_changed = Signal(list)

    def __init__(
        self,
        window: QWidget,
        specs: Sequence[OptionSpec],
        chosen: Mapping[str, OptionValue],
        mixes: Sequence[Mix] = (),
        players: int = 0,
    ) -> None:
        super().__init__(window, tr("screens.new.house_rules"), width=820)
        self._printed = {spec.key: spec.default for spec in specs}
        self._players = players
        self.rows: dict[str, OptionRow] = {}
        self.mix_bar = MixBar(mixes, self._printed, chosen)
        self.mix_bar.taken.connect(self._take)
        self.mix_bar.keep_wanted.connect(self._keep)
        self.mix_bar.changed.connect(self.mixes_changed)
        self.body.addWidget(Label(tr("library.mix"), "heading"))
        self.body.addWidget(self.mix_bar)
        self.body.setSpacing(current_metrics().px(12))
        for name, options in grouped(specs):
            self._add_group(name, options, chosen)
        printed = Button(tr("screens.new.printed"), "ghost")
        printed.clicked.connect(self._reset)
        done = Button(tr("common.done"), "primary", key="Space")
        done.clicked.connect(self._accept)
        self.add_left(printed)
        self.add_action(done)
        self._validate()

    def chosen(self) -> dict[str, OptionValue]:
        """Return the options that differ from the printed rules."""
        return {key: row.value for key, row in self.rows.items() if row.value != self._printed[key]}

    @property
    def warnings(self) -> dict[str, str]:
        """The warnings that show, by option."""
        return {key: row.warning for key, row in self.rows.items() if row.warning}

    def _add_group(self, name: str, options: Sequence[OptionSpec], chosen: Mapping[str, OptionValue]) -> None:
        self.body.addSpacing(current_metrics().px(6))
        self.body.addWidget(Label(tr(f"library.group.{name}"), "title"))
        self.body.addWidget(Divider())
        for spec in options:
            row = OptionRow(spec, chosen.get(spec.key, spec.default))
            row.changed.connect(self._validate)
            self.rows[spec.key] = row
            self.body.addWidget(row)

    def _validate(self) -> None:
        """Warn of options without effect, hide those that the chosen goal doesn't use, and show which mix this is."""
        values = {key: row.value for key, row in self.rows.items()}
        specs = [row.spec for row in self.rows.values()]
        found = {clash.key: clash for clash in clashes(specs, values, self._printed)}
        unused = dormant(specs, values, self._printed)
        for key, row in self.rows.items():
            row.setVisible(key not in unused)
            without = key not in unused and is_idle(row.spec, values, self._players)
            alone = tr("library.idle", n=self._players) if without else ""
            row.warn(self._words(found[key]) if key in found else alone or own_cards_fault(key, row.value))
        self.mix_bar.show_options(self.chosen())

    def _words(self, clash: OptionClash) -> str:
        cause = self.rows[clash.cause]
        return tr("library.clash", cause=tr(f"screens.option.{clash.cause}"), value=value_name(cause.spec, cause.value))

    def _take(self, options: dict[str, OptionValue]) -> None:
        """Set the options of a mix; all others, and values that aren't offered, get their printed value."""
        for key, row in self.rows.items():
            wanted = options.get(key, self._printed[key])
            row.combo.set_value(wanted if wanted in row.spec.values else self._printed[key])
        self._validate()

    def _keep(self, name: str) -> None:
        self.mix_bar.keep(name, self.chosen())

    def _reset(self) -> None:
        self._take({})

    def _accept(self) -> None:
        self.accepted.emit(self.chosen())
        self.dismiss()


class MixBar(QWidget):
    """Named mixes of house rules: choose one, save the present options under a name, delete one.

    ``taken`` carries the options of the chosen mix, ``keep_wanted`` the name for the present options, ``changed`` all
    mixes. Only mixes whose options are all ``known`` are offered.
    """

    taken = Signal(dict)
    keep_wanted = Signal(str)
    changed = Signal(list)

    def __init__(self, mixes: Sequence[Mix], known: Collection[str], chosen: Mapping[str, OptionValue]) -> None:
        super().__init__()
        self._known = frozenset(known)
        self._mixes = self._fitting(mixes)
        gap = current_metrics().px(10)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(gap)
        self.choice = Combo(tr("library.mix"))
        self.choice.chosen.connect(self._take)
        self.forget_button = Button(tr("library.mix.forget"), "ghost", icon="trash")
        self.forget_button.clicked.connect(self._drop)
        self.name = Field(tr("library.mix.name"))
        self.name.setPlaceholderText(tr("library.mix.name"))
        self.name.setMaxLength(LONGEST_NAME)
        self.name.textChanged.connect(self._validate)
        self.keep_button = Button(tr("library.mix.keep"), "secondary", icon="save")
        self.keep_button.clicked.connect(self._ask_to_keep)
        self._said = Label("", "secondary")
        grid.addWidget(self.choice, 0, 0)
        grid.addWidget(self.forget_button, 0, 1)
        grid.addWidget(self.name, 1, 0)
        grid.addWidget(self.keep_button, 1, 1)
        grid.addWidget(self._said, 2, 0, 1, 2)
        grid.setColumnStretch(0, 1)
        self._said.hide()
        self.show_options(chosen)

    def show_options(self, options: Mapping[str, OptionValue]) -> None:
        """Select the mix with exactly these options, if there is one."""
        named = next((mix.name for mix in self._mixes if mix.options == dict(options)), "")
        choices: list[tuple[object, str]] = [("", tr("library.mix.none" if options else "screens.new.printed_short"))]
        self.choice.set_choices([*choices, *((mix.name, mix.name) for mix in self._mixes)])
        self.choice.set_value(named)
        self._validate()

    def keep(self, name: str, options: Mapping[str, OptionValue]) -> None:
        """Save options under a name."""
        _move_focus(self.keep_button, self.name)
        self._write(name, options)
        self.name.clear()
        self.show_options(options)

    def _write(self, name: str, options: Mapping[str, OptionValue] | None) -> None:
        """Save a mix, or delete it if ``options`` is None; say so if the file can't be written."""
        try:
            all_mixes = keep_mix(name, options) if options is not None else drop_mix(name)
        except OSError as fault:
            log.warning("mixes: %s", fault)
            self._said.setText(tr("library.mix.unwritten"))
            self._said.show()
            return
        self._said.hide()
        self._mixes = self._fitting(all_mixes)
        self.changed.emit(all_mixes)

    def _fitting(self, mixes: Sequence[Mix]) -> list[Mix]:
        return [mix for mix in mixes if self._known.issuperset(mix.options)]

    def _take(self, name: object) -> None:
        found = next((mix for mix in self._mixes if mix.name == name), None)
        self.taken.emit(dict(found.options) if found is not None else {})
        self._validate()

    def _drop(self) -> None:
        name = str(self.choice.value())
        options = next((mix.options for mix in self._mixes if mix.name == name), {})
        _move_focus(self.forget_button, self.choice)
        self._write(name, None)
        self.show_options(options)

    def _ask_to_keep(self) -> None:
        self.keep_wanted.emit(self.name.text().strip())

    def _validate(self, *_: object) -> None:
        self.forget_button.setEnabled(bool(self.choice.value()))
        self.keep_button.setEnabled(bool(self.name.text().strip()))


def _move_focus(button: QWidget, beside: QWidget) -> None:
    """Move the focus from a button that is about to be disabled to its neighbour, before Qt moves it elsewhere."""
    if button.hasFocus():
        beside.setFocus(Qt.FocusReason.OtherFocusReason)
