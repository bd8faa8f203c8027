"""Which words may stand at a place of the file of own cards, for whoever wrote another one."""

from __future__ import annotations

from msgspec import inspect

from risk_desktop.maps.problems import Where


def possible_words(struct: type, data: object, where: Where) -> list[str]:
    """Return the words that ``struct`` knows at ``where`` in ``data``: values, kinds of effects, or else names of fields."""
    kind: inspect.Type | None = inspect.type_info(struct)
    for step in where:
        kind = _chosen(kind, data, step)
        if isinstance(kind, inspect.UnionType):
            return sorted(str(one.tag) for one in kind.types if isinstance(one, inspect.StructType))
        if isinstance(kind, inspect.StructType):
            kind = next((field.type for field in kind.fields if field.encode_name == step), None)
        else:
            kind = getattr(kind, "item_type", None)
        try:
            data = data[step]  # type: ignore[index]
        except (LookupError, TypeError):
            data = None
    if isinstance(kind, inspect.LiteralType):
        return [str(value) for value in kind.values if value != ""]
    kind = _chosen(kind, data, "")
    if isinstance(kind, inspect.StructType):
        return [*filter(None, [kind.tag_field]), *(field.encode_name for field in kind.fields)]
    return []


def _chosen(kind: inspect.Type | None, data: object, step: object) -> inspect.Type | None:
    """Return the one of several structs that the data name, unless the step is their name itself."""
    if not isinstance(kind, inspect.UnionType) or not isinstance(data, dict):
        return kind
    structs = [one for one in kind.types if isinstance(one, inspect.StructType)]
    if any(one.tag_field == step for one in structs):
        return kind
    return next((one for one in structs if one.tag == data.get(one.tag_field)), None)
