"""Details of a mistake: `context` selects the text, and the rest fills its placeholders."""

import builtins
import re

import burrow_session
from burrow_commands import EXAMPLES, MEANT
from burrow_modules import LESSON_MODULES
from burrow_nearest import nearest
from burrow_values import show, type_name

#: Each command as it is written.
USAGE = {name: f"player.{name}({example})" for name, example in EXAMPLES.items()}


def nearest_command(said):
    """Returns the command that was most likely meant, or None if none is similar."""
    plain = said.lower()
    return MEANT.get(plain) or nearest(said, USAGE) or MEANT.get(nearest(plain, MEANT))


#: The attribute that is read from a command that is named but not called.
NOT_CALLED = "()"

_PLAIN_KINDS = (str, list, dict, tuple, set, int, float)


def _known_names(error):
    names = {*vars(builtins), *burrow_session.namespace}
    step = error.__traceback__
    while step is not None and step.tb_next is not None:
        step = step.tb_next
    if step is not None:
        names.update(step.tb_frame.f_locals)
    return sorted(name for name in names if type(name) is str and not name.startswith("_"))


def _with_near(context, said, candidates, **more):
    near = nearest(said, candidates)
    return {"context": context, "near": near, **more} if near else None


def of_name(error, message):
    unbound = re.search(r"variable '(\w+)'", message)
    if unbound:
        return {"context": "unbound", "name": unbound[1]}
    name = error.name if type(error.name) is str else ""
    if name in USAGE:
        return {"context": "command", "usage": USAGE[name]}
    if name in LESSON_MODULES:
        return {"context": "import"}
    near = _with_near("near", name, _known_names(error))
    command = None if near else nearest_command(name)
    return {"context": "command", "usage": USAGE[command]} if command else near


def _is_player(value):
    return type_name(value) == "Player" and type(value).__module__ == "burrow_player"


def of_attribute(error, message):
    found = re.search(r"attribute '(\w+)'", message)
    name = error.name if type(error.name) is str else found[1] if found else ""
    about = {"name": name, "kind": type_name(error.obj)}
    if name == NOT_CALLED:
        return {"usage": USAGE.get(getattr(error.obj, "__name__", ""), "")}
    if "'Player' object attribute" in message:
        return {**about, "context": "fixed"}
    if _is_player(error.obj):
        if "no __dict__" in message:
            return {**about, "context": "fixed"}
        near = nearest_command(name)
        return {**about, "context": "command-near", "near": near} if near else {**about, "context": "command"}
    if name in USAGE and error.obj is burrow_session.namespace.get("player", error):
        return {**about, "context": "player", "value": show(error.obj)}
    if error.obj is None:
        return {**about, "context": "none"}
    if type(error.obj) in _PLAIN_KINDS:
        return _with_near("near", name, [one for one in dir(error.obj) if one[0] != "_"], **about) or about
    return about


_TYPE = (
    (r"(?P<name>\w+)\(\) got an unexpected keyword argument '(?P<word>\w+)'", "keyword"),
    (r"cannot unpack non-iterable (?P<kind>\w+) object", "unpack"),
    (r"(?P<name>\w+)\(\) (missing|takes|got (an unexpected|multiple))", "arguments"),
    (r"'(?P<kind>\w+)' object is not callable", "call"),
    (r"can only concatenate str \(not \"(?P<kind>int|float)\"\)", "text-number"),
    (r"operand type\(s\) for \+=?: '(int|float)' and 'str'", "text-number"),
    (r"NoneType", "none"),
    (r"coroutine", "await"),
    (r"'(?P<sign>[<>=]+)' not supported between instances of '(?P<left>\w+)' and '(?P<right>\w+)'", "compare"),
    (r"operand type\(s\) for (?P<sign>\S+): '(?P<left>\w+)' and '(?P<right>\w+)'", "operands"),
    (r"can only concatenate (?P<left>\w+) \(not \"(?P<right>\w+)\"\)", "together"),
    (r"'(?P<kind>\w+)' object is not (iterable|an iterator)", "loop"),
    (r"'(?P<kind>\w+)' object (is not subscriptable|does not support item)", "places"),
    (r"interpreted as an integer|indices must be integers", "whole"),
    (r"unhashable type: '(?P<kind>\w+)'", "key"),
)
VALUE = (
    (r"unpack \(expected (at least )?(?P<need>\d+), got (?P<have>\d+)\)", "unpack"),
    (r"(invalid literal for int\(\) with base 10|convert string to float): (?P<text>.*)", "number"),
    (r"Exceeds the limit|too large|range error|cannot fit", "large"),
    (r"not in list|not in tuple|not found", "missing"),
)
_OTHER = ((r"(too large|range error|cannot fit)", "large"),)

def first_that_fits(table, message):
    for pattern, context in table:
        found = re.search(pattern, message)
        if found:
            return {"context": context, **{key: value for key, value in found.groupdict().items() if value is not None}}
    return None


def of_type(_error, message):
    hint = first_that_fits(_TYPE, message)
    if hint and hint["context"] in ("arguments", "keyword") and f"Player.{hint['name']}()" in message:
        return {**hint, "context": "command", "usage": USAGE.get(hint["name"], "")}
    if hint and hint.get("kind") == "method" and hint["context"] == "places":
        return {"context": "round"}
    return hint


def of_key(error, _message):
    said = error.args[0] if error.args else None
    if type(said) is not str:
        return None
    values = list((burrow_session.namespace or {}).values())
    step = error.__traceback__
    while step is not None and step.tb_next is not None:
        step = step.tb_next
    if step is not None:
        values += step.tb_frame.f_locals.values()
    keys = {key for value in values if type(value) is dict for key in value if type(key) is str}
    near = nearest(said, sorted(keys))
    return {"context": "near", "near": show(near)} if near else None


def of_import(error, message):
    part = re.search(r"cannot import name '(\w+)' from '(\w+)'", message)
    if part:
        return {"context": "part", "part": part[1], "name": part[2]}
    return {"context": "player"} if error.name == "player" else None


def of_other(error, message):
    if isinstance(error, AssertionError):
        return {"context": "assert"}
    if isinstance(error, (StopIteration, StopAsyncIteration)):
        return {"context": "next"}
    return first_that_fits(_OTHER, message) if isinstance(error, OverflowError) else None
