"""Values by the names of this client and by those of the wire."""

import dataclasses
import enum
from typing import Any, Dict, Mapping, NamedTuple, Optional, Tuple


class WireMember(NamedTuple):
    """``kind``: class of an object or enum; None for values that are the same on the wire."""

    name: str
    kind: Optional[str] = None


class Parameter(NamedTuple):
    """``place``: path, query, body or variable."""

    wire: str
    place: str
    kind: Optional[str] = None


class Operation(NamedTuple):
    """``result``: data, json, bytes, lines or events. ``items``: list of a page; empty for a connection."""

    wire: str
    method: str
    path: str
    parameters: Mapping[str, Parameter]
    result: str
    kind: Optional[str]
    is_repeatable: bool
    items: Optional[str]
    document: Optional[str]


#: Classes of the generated models by name, filled by ``models``.
KINDS: Dict[str, type] = {}


def decode(value: Any, kind: Optional[str]) -> Any:
    """Value of the wire as a model; what a later version of the service added is left out or stays a text."""
    if value is None or kind is None:
        return value
    if isinstance(value, list):
        return [decode(item, kind) for item in value]
    cls = KINDS[kind]
    if issubclass(cls, enum.Enum):
        try:
            return cls(value)
        except ValueError:
            return value
    members: Mapping[str, WireMember] = cls.WIRE  # type: ignore[attr-defined]
    return cls(**{m.name: decode(value.get(wire), m.kind) for wire, m in members.items()})


def encode(value: Any) -> Any:
    """Model, or a value of JSON, by wire names; members that are None are left out."""
    if isinstance(value, enum.Enum):
        return value.value
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        members: Mapping[str, WireMember] = value.WIRE  # type: ignore[attr-defined]
        given = {wire: getattr(value, member.name) for wire, member in members.items()}
        return {wire: encode(one) for wire, one in given.items() if one is not None}
    if isinstance(value, (list, tuple)):
        return [encode(item) for item in value]
    return value


def to_input(value: Any, kind: Optional[str]) -> Any:
    """Input by wire names; dictionaries and texts may have the names of this client."""
    if isinstance(value, str) and not isinstance(value, enum.Enum):
        return _to_value(value, kind)
    if isinstance(value, (list, tuple)):
        return [to_input(item, kind) for item in value]
    if not isinstance(value, dict) or kind is None:
        return encode(value)
    members: Mapping[str, WireMember] = KINDS[kind].WIRE  # type: ignore[attr-defined]
    wires: Dict[str, Tuple[str, Optional[str]]] = {
        member.name: (wire, member.kind) for wire, member in members.items()
    }
    pairs = [(wires.get(name, (name, None)), one) for name, one in value.items()]
    return {wire: to_input(one, inner) for (wire, inner), one in pairs}


def _to_value(text: str, kind: Optional[str]) -> str:
    """``no`` of a GapAnswer is ``ei`` on the wire; wire values stay."""
    cls = KINDS.get(kind or "")
    if cls is None or not issubclass(cls, enum.Enum) or text in {one.value for one in cls}:
        return text
    known = cls.__members__.get(text.upper())
    return text if known is None else str(known.value)


def to_field(path: str, parameters: Mapping[str, Parameter]) -> str:
    """Dotted path of an error by the names of this client."""
    members: Mapping[str, WireMember] = {
        one.wire: WireMember(name, one.kind) for name, one in parameters.items()
    }
    names = []
    for wire in path.split("."):
        if wire.isdigit():
            names.append(wire)
            continue
        member = members.get(wire, WireMember(wire))
        names.append(member.name.rstrip("_"))
        kind = KINDS.get(member.kind or "")
        members = getattr(kind, "WIRE", {})
    return ".".join(names)
