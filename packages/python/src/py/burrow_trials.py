"""Whether a program does the same without an idea: it is run again with the idea cut out, and the same has to come of it.

It protects the idea of a level, for the child who is to try it: a loop that goes round once, an `if` whose answer makes no
difference. No farm is needed: each command gets the answer that it got before, and at the first that is another one the
idea has made a difference. One gets round it by a mention that does change something, such as the order of commands.
What cannot be tried, or would take long, makes a difference.
"""

import ast
from itertools import islice
from time import monotonic

import burrow_host
from burrow_cuts import BLANK, BLIND, FIRST_CALL, FIRST_YIELD, GIVEN, ONCE, TICK
from burrow_limits import RunLimit

#: How often loops go round and functions are called in a program that is tried, and how long it and all trials may take.
_MOST_TICKS, _MOST_SECONDS = 5_000, 3.0


class Recorder:
    """A host that notes what it was asked and what it answered."""

    def __init__(self, host):
        self._host, self.log, self._began, self._waited = host, [], monotonic(), 0.0

    def command(self, name, argument, *rest):
        return self._noted(name, argument, self._host.command, *rest)

    def ask(self, prompt, line):
        return self._noted("ask", prompt, self._host.ask, line)

    def _noted(self, name, argument, ask, *rest):
        began = monotonic()
        answer = ask(*([argument] if name == "ask" else [name, argument]), *rest)
        self._waited += monotonic() - began
        self.log.append((name, argument, answer))
        return answer

    def seconds(self):
        """How long the program took, without the time in which somebody read or answered."""
        return monotonic() - self._began - self._waited

    def write(self, text):
        self._host.write(text)

    def sleep(self, seconds):
        return self._host.sleep(seconds)

    def limit(self, code):
        self._host.limit(code)


class _Replay:
    """A host that answers as before, for as long as it is asked the same."""

    def __init__(self, log):
        self._log, self._place, self.differs = log, 0, False

    def command(self, name, argument, *_rest):
        if self._place < len(self._log):
            known, given, answer = self._log[self._place]
            if (known, given) == (name, argument):
                self._place += 1
                return answer
        self.end()

    def ask(self, prompt, _line):
        return self.command("ask", prompt)

    def write(self, text):
        pass

    def sleep(self, seconds):
        return False

    def limit(self, code):
        self.differs = True

    def end(self):
        self.differs = True
        raise RunLimit("python/stopped")

    def is_done(self):
        return not self.differs and self._place == len(self._log)


class Trials:
    """`again(tree, helpers)` runs a program with fresh names, and returns what goals read of it."""

    def __init__(self, recorder, again, reaches, result):
        self._log, self._again, self._reaches, self._result = recorder.log, again, reaches, result
        self._until = monotonic() + _MOST_SECONDS - recorder.seconds()
        self._ticks, self._most = 0, _MOST_TICKS
        # What is not even the same by itself, as with chance in it, cannot be tried.
        self._can_tell = self._is_same(reaches.cuts.uncut(), _BLANKS[0][1], result)
        # A cut that goes on for longer is no idle one, and might fill the memory.
        self._most = 2 * self._ticks + 5

    def idle_cuts(self, word):
        """The names of all cuts of a word after which the program does the same."""
        # A goal that asks an object runs its class's own methods by itself.
        asks = word == "property" or word.startswith("__")
        wanted = {goal: value for goal, value in self._result.items() if not asks or goal.isidentifier()}
        return [
            f"{name} {index}{more}"
            for index, found in enumerate(self._reaches.ways(word) if self._can_tell else ())
            for name, tree in self._reaches.cuts.all_of(found)
            for more, blank in (_BLANKS if _has_blank(tree) else _BLANKS[:1])
            if self._is_same(tree, blank, wanted)
        ]

    def _is_same(self, tree, blank, wanted):
        if monotonic() > self._until:
            return False
        self._ticks = 0
        replay = _Replay(self._log)

        def tick():
            self._ticks += 1
            if self._ticks > self._most or monotonic() > self._until:
                replay.end()

        burrow_host.attach(replay)
        try:
            result = self._again(tree, {**_HELPERS, BLANK: blank, TICK: tick})
            return replay.is_done() and all(result.get(goal) == value for goal, value in wanted.items())
        except BaseException:
            return False


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
_BLANKS = (("", _Blank("\0")), (" true", _Blank("\1")))


def _has_blank(tree):
    return any(isinstance(node, ast.Name) and node.id == BLANK for node in ast.walk(tree))


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


def _as_given(value, given):
    """What a call was given, where it cannot have changed."""
    return given if isinstance(given, (bool, int, float, str)) else value


_HELPERS = {
    ONCE: _once,
    BLIND: _blind,
    FIRST_CALL: _first_call,
    FIRST_YIELD: _first_yield,
    GIVEN: _as_given,
}
