"""Where in the learner's code a command stands, and which variables changed since the one before.

Written for Python in WebAssembly, where a call of anything that is written in C costs more than a dozen of
Python's own instructions: loops compare with `is`, and texts are built with f-strings."""

import sys
from itertools import islice
from json.encoder import encode_basestring_ascii as quote

from burrow_next_line import FILE_NAME
from burrow_values import NOT_DATA, show, show_flat, type_name

MAX_NAMES = 200
MAX_COMPARED = 40
SMALL = 2**53
_PLAIN = frozenset({int, float, bool, str, type(None)})
_CONTAINERS = frozenset({list, tuple, dict, set, frozenset})
#: The marker for no changes.
NOTHING = "[]"


def learner_frame():
    """The innermost frame of the learner's own code, or None."""
    frame = sys._getframe(1)
    while frame is not None and frame.f_code.co_filename != FILE_NAME:
        frame = frame.f_back
    return frame


def _parts(value, kind):
    """Returns all parts of a small list, tuple or dictionary whose parts are immutable."""
    if len(value) > MAX_COMPARED or kind in (set, frozenset):
        return None
    if kind is dict:
        return tuple(value.items()) if _are_plain(value) and _are_plain(value.values()) else None
    return tuple(value) if _are_plain(value) else None


def _are_plain(values):
    return _PLAIN.issuperset(map(type, values))


def _is_same_dict(value, parts):
    """Whether a dictionary still consists of these pairs."""
    if len(value) != len(parts):
        return False
    at = 0
    for key, one in value.items():
        known, before = parts[at]
        if key is not known or one is not before:
            return False
        at += 1
    return True


class _Scope:
    """The last known names of one function, or of the program."""

    __slots__ = ("values", "texts", "quoted", "containers", "hidden")

    def __init__(self, hidden):
        self.values = {}
        #: What was shown for each name.
        self.texts = {}
        #: The names as JSON.
        self.quoted = {}
        #: By name: objects that may change while staying the same object, with their parts.
        self.containers = {}
        #: Names that are never shown.
        self.hidden = set(hidden)

    def look_at(self, name, value):
        """Records the value of a name; returns what is new about it, if it is data."""
        if type(name) is not str or name.startswith(("__", ".")):
            self.hidden.add(name)
            return ""
        text, parts = _describe(value)
        if type(value) in _CONTAINERS:
            self.containers[name] = (value, parts)
        else:
            self.containers.pop(name, None)
        if text is None or self.texts.get(name) == text:
            return ""
        self.texts[name] = text
        self.quoted[name] = quote(name)
        return f",{self.quoted[name]},{quote(text)},{quote(type_name(value))}"

    def changes(self, names):
        """The names whose values differ from the last call."""
        values, row = self.values, ""
        pairs = names.items()
        for name, value in pairs if len(names) <= MAX_NAMES else islice(pairs, MAX_NAMES):
            try:
                if values[name] is value:
                    continue
            except KeyError:
                """The name is new."""
            values[name] = value
            row += self._change_of(name, value)
        if self.containers:
            row += self._changes_inside()
        return row

    def _change_of(self, name, value):
        # The usual cases, without calls of our own.
        if name in self.texts and name not in self.containers:
            kind = type(value)
            if kind is int and -SMALL < value < SMALL:
                text = f"{value}"
                if self.texts[name] == text:
                    return ""
                self.texts[name] = text
                return f',{self.quoted[name]},"{text}","int"'
            if kind is str and len(value) < MAX_COMPARED:
                text = f"{value!r}"
                if self.texts[name] == text:
                    return ""
                self.texts[name] = text
                return f',{self.quoted[name]},{quote(text)},"str"'
        return "" if name in self.hidden else self.look_at(name, value)

    def _changes_inside(self):
        changed, row = (), ""
        for name, (value, parts) in self.containers.items():
            # None stands for unknown parts.
            if parts is None:
                changed = (*changed, name)
            elif type(value) is dict:
                if not _is_same_dict(value, parts):
                    changed = (*changed, name)
            elif len(value) != len(parts):
                changed = (*changed, name)
            else:
                at = 0
                for one in value:
                    if one is not parts[at]:
                        changed = (*changed, name)
                        break
                    at += 1
        for name in changed:
            row += self.look_at(name, self.containers[name][0])
        return row


class Watch:
    def __init__(self, namespace, ignored):
        self._namespace = namespace
        self._globals = _Scope(ignored)
        self._scopes = {}
        self.changes(None)

    def changes(self, frame):
        """The variables that are new or differ from the last call, as JSON: name, text and kind, in one row."""
        row = self._globals.changes(self._namespace)
        if frame is not None:
            code = frame.f_code
            if code.co_nlocals and code.co_name != "<module>":
                row += self._scope(code.co_name).changes(frame.f_locals)
        return f"[{row[1:]}]" if row else NOTHING

    def _scope(self, function):
        if function not in self._scopes:
            self._scopes[function] = _Scope(())
        return self._scopes[function]


def _describe(value):
    """What is shown, None for functions, classes and modules; and the parts where they can be compared."""
    kind = type(value)
    if kind in _PLAIN:
        return show(value), None
    if kind in _CONTAINERS:
        parts = _parts(value, kind)
        return (show(value) if parts is None else show_flat(value)), parts
    return (None if issubclass(kind, NOT_DATA) else show(value)), None
