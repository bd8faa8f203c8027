"""Game states, choices and events as plain JSON, and back with strict types.

Every step, choice, event and slot of the program is known by the name of its class, found by walking the subclasses of
their bases. A name that isn't known is an error: nothing else of a file ever decides what is created.
"""

from __future__ import annotations

import hashlib
import types
import typing
from abc import ABCMeta
from collections.abc import Mapping
from functools import cache
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from risk_desktop.editions import registry
from risk_desktop.engine import reactions, sealed
from risk_desktop.engine.choices import Choice
from risk_desktop.engine.events import Event
from risk_desktop.engine.state import GameState, Slot
from risk_desktop.engine.step import Step

# Loading these brings all subclasses into being, so that they are found.
_LOADED = (registry, reactions, sealed)
_PACKAGES: tuple[str, ...] = (registry.__name__.partition(".")[0] + ".",)
_SLOT_TAG = "slot"
_HASH_BYTES = 8
_NOT_HASHED = "seed"
_T = TypeVar("_T")
_encoder = msgspec.json.Encoder(order="deterministic")


class CodecError(ValueError):
    """Data that is no state, choice or event: ``key`` and ``params`` are for ``tr``."""

    def __init__(self, key: str, **params: str | int) -> None:
        super().__init__(f"{key} {params}")
        self.key, self.params = key, params


_BASES: tuple[type, ...] = (Step, Choice, Event, Slot)
# Stand in type hints for a step, a choice and so on of any class, as msgspec would only take the base itself.
_ANY: dict[type, ABCMeta] = {base: ABCMeta(f"Any{base.__name__}", (), {}) for base in _BASES}
_BASE: dict[type, type] = {some: base for base, some in _ANY.items()}
for _base, _some in _ANY.items():
    _some.register(_base)
_NAMES = {base.__name__: base for base in _BASES}


def encode_state(state: GameState) -> bytes:
    """Return ``state`` as one canonical JSON object: equal states give equal bytes, in every process."""
    return _encoder.encode(_plain_state(state))


def decode_state(data: bytes | str | msgspec.Raw) -> GameState:
    """Return the state in ``data``; CodecError."""
    return _by_fields(GameState, _parsed(data), _state_hints())


def state_hash(state: GameState) -> str:
    """Return 16 hexadecimal digits that are the same wherever the state is; the dice to come don't count."""
    fields = _plain_state(state)
    del fields[_NOT_HASHED]
    return hashlib.blake2b(_encoder.encode(fields), digest_size=_HASH_BYTES).hexdigest()


def encode_choice(choice: Choice) -> bytes:
    """Return ``choice`` as a JSON object."""
    return _encoder.encode(choice)


def decode_choice(data: bytes | str | msgspec.Raw) -> Choice:
    """Return the choice in ``data``; CodecError."""
    return _tagged(Choice, _parsed(data))


def encode_event(event: Event) -> bytes:
    """Return ``event`` as a JSON object."""
    return _encoder.encode(event)


def decode_event(data: bytes | str | msgspec.Raw) -> Event:
    """Return the event in ``data``; CodecError."""
    return _tagged(Event, _parsed(data))


@cache
def known(base: Any) -> Mapping[str, type[Struct]]:
    """Return all classes of the program below ``base`` (Step, Choice, Event or Slot) by name.

    Raises TypeError if two of them share a name: a save could not tell them apart.
    """
    found: dict[str, type[Struct]] = {}
    waiting: list[Any] = [base]
    while waiting:
        for cls in waiting.pop().__subclasses__():
            waiting.append(cls)
            if not cls.__module__.startswith(_PACKAGES) or not issubclass(cls, Struct):
                continue
            other = found.setdefault(cls.__name__, cls)
            if other is not cls:
                raise TypeError(f"{other.__module__} and {cls.__module__} both define {cls.__name__}")
    return found


def _plain_state(state: GameState) -> dict[str, Any]:
    """Return the fields of ``state``; slots carry the name of their class, as steps do by themselves."""
    fields = {name: getattr(state, name) for name in GameState.__struct_fields__}
    fields["slots"] = {
        name: {_SLOT_TAG: type(slot).__name__, **msgspec.to_builtins(slot, str_keys=True)}
        for name, slot in state.slots.items()
    }
    return fields


def _parsed(data: bytes | str | msgspec.Raw) -> Any:
    """Return JSON as plain lists and dicts."""
    try:
        return msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as fault:
        raise CodecError("storage.codec.not_json", fault=_short(fault)) from None


def _tagged(base: type[_T], data: Any) -> _T:
    """Return the object of the class that ``data`` names, which must be one below ``base``."""
    field = _SLOT_TAG if base is Slot else str(base.__struct_config__.tag_field)  # type: ignore[attr-defined]
    name = data.get(field) if isinstance(data, dict) else None
    classes: Mapping[str, Any] = known(typing.cast(Any, base))
    cls = classes.get(name) if isinstance(name, str) else None
    if cls is None:
        raise CodecError("storage.codec.unknown", kind=field, name=_short(name))
    hints = _rewritten_hints(cls)
    return typing.cast(_T, _by_fields(cls, data, hints))


def _by_fields(cls: type[_T], data: Any, hints: Mapping[str, Any] | None) -> _T:
    """Return a ``cls`` whose fields are converted one by one, as some of them hold objects of any class."""
    if hints is None:
        return typing.cast(_T, _convert(data, cls))
    if not isinstance(data, dict):
        raise CodecError("storage.codec.invalid", kind=cls.__name__, fault=_short(type(data).__name__))
    try:
        return cls(**{name: _convert(data[name], hint) for name, hint in hints.items() if name in data})
    except TypeError as fault:
        raise CodecError("storage.codec.invalid", kind=cls.__name__, fault=_short(fault)) from None


def _convert(data: Any, hint: Any) -> Any:
    """Return ``data`` as ``hint`` wants it, without bending any type."""
    try:
        return msgspec.convert(data, hint, strict=True, str_keys=True, dec_hook=_hook)
    except (msgspec.ValidationError, RecursionError) as fault:
        if isinstance(fault.__cause__, CodecError):
            raise fault.__cause__ from None
        kind = getattr(hint, "__name__", str(hint))
        raise CodecError("storage.codec.invalid", kind=kind, fault=_short(fault)) from None


def _hook(some: type, data: Any) -> Any:
    """Create what AnyStep and its like stand for; called by msgspec."""
    return _tagged(_BASE[some], data)


@cache
def _state_hints() -> Mapping[str, Any]:
    return {**(_rewritten_hints(GameState) or {}), "slots": types.GenericAlias(dict, (str, _ANY[Slot]))}


@cache
def _rewritten_hints(cls: Any) -> Mapping[str, Any] | None:
    """Return the type of each field, AnyStep instead of Step and so on; None if nothing had to be replaced."""
    hints = typing.get_type_hints(cls, localns=dict(_NAMES))
    hints = {name: hints[name] for name in cls.__struct_fields__}
    changed = {name: _rewritten(hint) for name, hint in hints.items()}
    return None if changed == hints else changed


def _rewritten(hint: Any) -> Any:
    """Return ``hint`` with the bases replaced, at any depth."""
    if isinstance(hint, type) and hint in _ANY:
        return _ANY[hint]
    inner = typing.get_args(hint)
    if not inner:
        return hint
    parts = tuple(_rewritten(part) for part in inner)
    if parts == inner:
        return hint
    origin = typing.get_origin(hint)
    if origin in (types.UnionType, typing.Union):
        return typing.Union[parts]  # noqa: UP007
    return types.GenericAlias(origin, parts)


def _short(value: object) -> str:
    """Return ``value`` as a text that fits into a message."""
    text = str(value)[:120]
    return text if text.isprintable() else "".join(letter if letter.isprintable() else "?" for letter in text)
