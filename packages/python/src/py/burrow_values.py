"""Values as the protocol's JSON, and as short texts. Never calls code of the learner's classes."""

from types import BuiltinFunctionType, FunctionType, MethodType, ModuleType

MAX_SHOWN = 80
MAX_TEXT = 2000
MAX_ITEMS = 1000
MAX_DEPTH = 8
SAFE_INT = 2**53

_name_of = type.__dict__["__name__"].__get__


def type_name(value):
    return _name_of(type(value))


def _other(value):
    return {"$other": type_name(value)}


def _encode_float(value):
    if value != value or value in (float("inf"), float("-inf")):
        return {"$other": "float"}
    return {"$float": value} if value.is_integer() else value


def _encode_dict(value, depth):
    usable = all(type(key) is str and len(key) <= 200 and not key.startswith("$") for key in value)
    if not usable or len(value) > MAX_ITEMS:
        return _other(value)
    return {key: encode(one, depth + 1) for key, one in value.items()}


def encode(value, depth=0):
    """The value as JSON data: see PyValue in the contracts. Anything else becomes {"$other": type name}."""
    kind = type(value)
    if value is None or kind is bool:
        return value
    if kind is int:
        return value if -SAFE_INT <= value <= SAFE_INT else _other(value)
    if kind is float:
        return _encode_float(value)
    if kind is str:
        return value[:MAX_TEXT]
    if depth >= MAX_DEPTH:
        return _other(value)
    if kind in (list, tuple):
        if len(value) > MAX_ITEMS:
            return _other(value)
        items = [encode(one, depth + 1) for one in value]
        return items if kind is list else {"$tuple": items}
    return _encode_dict(value, depth) if kind is dict else _other(value)


def decode(value):
    """The Python value of JSON data that `encode` or a level made."""
    if isinstance(value, list):
        return [decode(one) for one in value]
    if not isinstance(value, dict):
        return value
    if "$tuple" in value:
        return tuple(decode(one) for one in value["$tuple"])
    if "$float" in value:
        return float(value["$float"])
    return {key: decode(one) for key, one in value.items()}


def _show_items(items, depth, left, right):
    parts = []
    length = 0
    for one in items:
        if length > MAX_SHOWN:
            parts.append("…")
            break
        parts.append(_show(one, depth + 1))
        length += len(parts[-1]) + 2
    return left + ", ".join(parts) + right


def _show_pairs(value, depth):
    parts = []
    length = 0
    for key, one in value.items():
        if length > MAX_SHOWN:
            parts.append("…")
            break
        parts.append(f"{_show(key, depth + 1)}: {_show(one, depth + 1)}")
        length += len(parts[-1]) + 2
    return "{" + ", ".join(parts) + "}"


def _show_scalar(value, kind):
    if value is None or kind in (bool, float, complex, range):
        return repr(value)
    if kind is int:
        return repr(value) if value.bit_length() < 400 else "a very long number"
    if kind in (str, bytes):
        return repr(value[:MAX_SHOWN])
    return None


def _show(value, depth):
    kind = type(value)
    scalar = _show_scalar(value, kind)
    if scalar is not None:
        return scalar
    if depth > 3:
        return "…"
    if kind is list:
        return _show_items(value, depth, "[", "]")
    if kind is tuple:
        return _show_items(value, depth, "(", ",)" if len(value) == 1 else ")")
    if kind in (set, frozenset):
        return _show_items(value, depth, "{", "}") if value else "set()"
    return _show_pairs(value, depth) if kind is dict else f"<{_name_of(kind)}>"


def show(value):
    """The value as Python prints it in a list, 80 characters at most."""
    text = _show(value, 0)
    return text if len(text) <= MAX_SHOWN else text[: MAX_SHOWN - 1] + "…"


def show_flat(value):
    """`show` for a list, tuple or dictionary of plain values."""
    for one in (*value, *value.values()) if type(value) is dict else value:
        if type(one) is str and len(one) > MAX_SHOWN:
            return show(value)
    try:
        text = repr(value)
    except ValueError:
        return show(value)
    return text if len(text) <= MAX_SHOWN else text[: MAX_SHOWN - 1] + "…"


NOT_DATA = (ModuleType, FunctionType, BuiltinFunctionType, MethodType, type)
