"""Where in the learner's code a command stands, and which variables changed since the one before."""

import sys
from itertools import chain
from operator import is_

from burrow_next_line import FILE_NAME
from burrow_values import NOT_DATA, show, show_flat, type_name

MAX_NAMES = 200
MAX_COMPARED = 40
SMALL = 2**53
_PLAIN = frozenset({int, float, bool, str, type(None)})
_CONTAINERS = frozenset({list, tuple, dict, set, frozenset})
_NEW = object()


def learner_frame():
    """The innermost frame of the learner's own code, or None."""
    frame = sys._getframe(1)
    while frame is not None and frame.f_code.co_filename != FILE_NAME:
        frame = frame.f_back
    return frame


def _parts(value, kind):
    """Everything of a small list, tuple or dictionary that holds nothing which could change by itself."""
    if len(value) > MAX_COMPARED or kind in (set, frozenset):
        return None
    parts = (*value, *value.values()) if kind is dict else tuple(value)
    return parts if _PLAIN.issuperset(map(type, parts)) else None


def _is_same(value, parts):
    """Whether a list or dictionary still consists of these; None stands for parts that nobody knows."""
    if parts is None:
        return False
    if type(value) is dict:
        return 2 * len(value) == len(parts) and all(map(is_, chain(value, value.values()), parts))
    return len(value) == len(parts) and all(map(is_, value, parts))


class _Scope:
    """The names of one function, or of the program, as they were last."""

    __slots__ = ("values", "texts", "containers", "hidden")

    def __init__(self, hidden):
        self.values = []
        #: What was shown of each name.
        self.texts = {}
        #: By name: what may change while it stays the same object, and its parts.
        self.containers = {}
        #: Names that are never shown.
        self.hidden = set(hidden)

    def look_at(self, name, value, found):
        """Notes how a name stands, where it is data."""
        if type(name) is not str or name.startswith(("__", ".")):
            self.hidden.add(name)
            return
        text, parts = _describe(value)
        if type(value) in _CONTAINERS:
            self.containers[name] = (value, parts)
        else:
            self.containers.pop(name, None)
        if text is not None and self.texts.get(name) != text:
            self.texts[name] = text
            found += (name, text, type_name(value))

    def compare(self, names, found):
        values, last = list(names.values()), self.values
        if len(values) != len(last) or not all(map(is_, values, last)):
            self.values = values
            self._look_at_changed(names, values, last, found)
        if self.containers:
            self._look_at_containers(found)

    def _look_at_changed(self, names, values, last, found):
        if len(last) < len(values):
            last = last + [_NEW] * (len(values) - len(last))
        hidden, texts = self.hidden, self.texts
        for name, value, old in zip(list(names)[:MAX_NAMES], values, last):
            if value is old or name in hidden:
                continue
            # The usual cases, without calls of our own.
            kind = type(value)
            is_small = -SMALL < value < SMALL if kind is int else kind is str and len(value) < MAX_COMPARED
            if is_small and name in texts and name not in self.containers:
                text = repr(value)
                if texts[name] != text:
                    texts[name] = text
                    found += (name, text, kind.__name__)
            else:
                self.look_at(name, value, found)

    def _look_at_containers(self, found):
        for name, (value, parts) in self.containers.items():
            if not _is_same(value, parts):
                self.look_at(name, value, found)


class Watch:
    def __init__(self, namespace, ignored):
        self._namespace = namespace
        self._scopes = {"": _Scope(ignored)}
        self.changes(None)

    def changes(self, frame):
        """The variables that are new or differ from the last call: name, value as text, and kind, in one row."""
        found = []
        self._scopes[""].compare(self._namespace, found)
        if frame is not None and frame.f_code.co_nlocals and frame.f_code.co_name != "<module>":
            scope = self._scopes.get(frame.f_code.co_name)
            if scope is None:
                scope = self._scopes[frame.f_code.co_name] = _Scope(())
            scope.compare(frame.f_locals, found)
        return found


def _describe(value):
    """What is shown, None for functions, classes and modules; and the parts where they can be compared."""
    kind = type(value)
    if kind in _PLAIN:
        return show(value), None
    if kind in _CONTAINERS:
        parts = _parts(value, kind)
        return (show(value) if parts is None else show_flat(value, parts)), parts
    return (None if issubclass(kind, NOT_DATA) else show(value)), None
