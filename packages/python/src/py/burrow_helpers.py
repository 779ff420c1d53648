"""What programs without an idea call, see burrow_trials: blanks in place of values, and what looks at values as they run."""

import sys
from collections.abc import Awaitable, Iterable, Sized
from itertools import islice

from burrow_cuts import FIRST_CALL, FIRST_YIELD, GIVEN, ONCE
from burrow_plainer import BLIND, EMPTY, FEW, FEW_GIVEN, LAST_YIELD, SAME_GIVEN, SHALLOW, STAYS, TURNED, ZERO

#: How often loops go round and functions are called in a program that is tried.
MOST_TICKS = 5_000


class _Blank(str):
    """What stands for a value that is cut out: whatever is done with it is a blank again."""

    __slots__ = ()

    def __bool__(self):
        return str(self) == "\1"

    async def _waited(self):
        return self

    def __await__(self):
        return self._waited().__await__()

    def _ignore(self, *_given, **_named):
        return self

    def __setattr__(self, name, value):
        pass

    __call__ = __getattr__ = __getitem__ = __setitem__ = __delitem__ = _ignore
    __add__ = __radd__ = __sub__ = __rsub__ = __mul__ = __rmul__ = __truediv__ = __rtruediv__ = _ignore
    __floordiv__ = __rfloordiv__ = __mod__ = __rmod__ = __pow__ = __rpow__ = __neg__ = __iadd__ = _ignore
    __lt__ = __le__ = __gt__ = __ge__ = _ignore


#: Blanks that are false and true.
BLANKS = (("", _Blank("\0")), (" true", _Blank("\1")))


def _once(values):
    return islice(values, 1)


def _blind(values, nothing, place):
    for value in values:
        yield nothing if place is None else (*value[:place], nothing, *value[place + 1 :])


def _first_call(function):
    called = []

    def only_first(*given, **named):
        called.append(1)
        return function(*given, **named) if len(called) == 1 else None

    return only_first


def _first_yield(source):
    """The first value of a generator function, or of what gives values in turn to `async for`."""
    if hasattr(source, "__aiter__"):
        return _first_of(source)

    def first(*given, **named):
        values = source(*given, **named)
        return _first_of(values) if hasattr(values, "__aiter__") else islice(values, 1)

    return first


async def _first_of(values):
    async for one in values:
        yield one
        return


def _turned(values):
    """Rows with their values the other way round."""
    for value in values:
        yield tuple(reversed(value))


def _last_yield(source):
    """A generator function of which only the last value is one."""

    def last(*given, **named):
        values = list(islice(source(*given, **named), MOST_TICKS))
        return iter([BLANKS[0][1]] * (len(values) - 1) + values[-1:])

    return last


def _as_given(value, given):
    """What a call was given, where it cannot have changed."""
    return given if isinstance(given, (bool, int, float, str)) else value


HELPERS = {
    ONCE: _once,
    BLIND: _blind,
    FIRST_CALL: _first_call,
    FIRST_YIELD: _first_yield,
    GIVEN: _as_given,
    TURNED: _turned,
    LAST_YIELD: _last_yield,
    ZERO: 0,
    EMPTY: "",
}


def _sizes(values):
    """How many things are in values that are gone through; of what gives them in turn, nobody knows."""
    rows = [value for value in values if isinstance(value, Iterable) and not isinstance(value, (str, bytes, Awaitable))]
    return [len(value) if isinstance(value, Sized) else 2 for value in rows]


def _few(end, value):
    """What has at most one thing in it."""
    if not isinstance(value, Sized) or len(value) > 1:
        end()
    return value


def _few_given(end, function):
    """A call that goes through at most one thing, of an object or in its brackets."""

    def only(*given, **named):
        sizes = _sizes((getattr(function, "__self__", None), *given))
        if max(sizes, default=len(given)) > 1:
            end()
        return function(*given, **named)

    return only


def _stays(end, function):
    """A function that is called while the one runs that it stands in."""
    around = sys._getframe(1)

    def inside(*given, **named):
        frame = sys._getframe(1)
        while frame and frame is not around:
            frame = frame.f_back
        if not frame:
            end()
        return function(*given, **named)

    return inside


def _shallow(end, function):
    """A function that calls itself once, or in turn."""
    depth = 0

    def counted(*given, **named):
        nonlocal depth
        depth += 1
        if depth > 2:
            end()
        try:
            return function(*given, **named)
        finally:
            depth -= 1

    return counted


def _same_given(_end, function):
    """A function that gets each time what it got first."""
    first = []

    def again(*given, **named):
        first.append((given, named))
        return function(*first[0][0], **first[0][1])

    return again


#: What looks at values while a program runs, and can end it as one that differs.
LOOKING = {FEW: _few, FEW_GIVEN: _few_given, STAYS: _stays, SHALLOW: _shallow, SAME_GIVEN: _same_given}
