"""Whether a program does the same without an idea: it is run again with the idea cut out, and the same has to come of it.

It protects the idea of a level, for the child who is to try it: a loop that goes round once, an `if` whose answer makes no
difference. No farm is needed: each command gets the answer that it got before, and at the first that is another one the
idea has made a difference. One gets round it by a mention that does change something, such as the order of commands.
What cannot be tried, or would take long, makes a difference.
"""

import ast
from functools import partial
from time import monotonic

import burrow_host
from burrow_cuts import TICK
from burrow_helpers import BLANKS, HELPERS, LOOKING, MOST_TICKS
from burrow_limits import RunLimit
from burrow_plainer import BLANK

#: How long a program that is tried and all trials may take.
_MOST_SECONDS = 3.0


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
        self._ticks, self._most = 0, MOST_TICKS
        # What is not even the same by itself, as with chance in it, cannot be tried.
        self._can_tell = self._is_same(reaches.cuts.uncut(), BLANKS[0][1], result)
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
            for more, blank in (BLANKS if _has_blank(tree) else BLANKS[:1])
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
            looking = {name: partial(helper, replay.end) for name, helper in LOOKING.items()}
            result = self._again(tree, {**HELPERS, **looking, BLANK: blank, TICK: tick})
            return replay.is_done() and all(result.get(goal) == value for goal, value in wanted.items())
        except BaseException:
            return False


def _has_blank(tree):
    return any(isinstance(node, ast.Name) and node.id == BLANK for node in ast.walk(tree))
