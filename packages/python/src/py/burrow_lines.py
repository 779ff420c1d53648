"""The lines of a program that calls no command, in the order in which they ran, with what each changed."""

import sys

from burrow_steps import Watch

_TOOL = 3


def _with_inner(code):
    """The code of a program, and that of all its functions, classes and generators."""
    yield code
    for constant in code.co_consts:
        if type(constant) is type(code):
            yield from _with_inner(constant)


class Lines:
    """Listens until the first command or the limit: a program that has commands is stepped through by these."""

    def __init__(self):
        self._codes = ()
        self._rows = []
        #: The line that is running.
        self._line = None
        self._limit = 0
        self._watch = None
        monitoring = sys.monitoring
        monitoring.use_tool_id(_TOOL, "burrow lines")
        monitoring.register_callback(_TOOL, monitoring.events.LINE, self._begun)

    def begin(self, limit):
        self._limit = limit

    def listen_to(self, code, names, ignored):
        """From here on, names that are there already are not told as changes."""
        if self._limit:
            self._watch = Watch(names, ignored)
            self._codes = tuple(_with_inner(code))
            self._listen(sys.monitoring.events.LINE)

    def drop(self):
        """A command was called."""
        if self._limit:
            self._limit = 0
            self._stop()
            self._rows = []

    def end(self):
        """The rows as JSON: a line, and what it changed, see `Watch.changes`."""
        if self._line is not None:
            self._add(None)
        self._stop()
        rows, self._rows = self._rows, []
        return f"[{','.join(rows)}]"

    def _stop(self):
        self._listen(0)
        self._codes = ()
        self._line = self._watch = None

    def _add(self, frame):
        self._rows.append(f"[{self._line},{self._watch.changes(frame)}]")

    def _listen(self, events):
        try:
            for code in self._codes:
                sys.monitoring.set_local_events(_TOOL, code, events)
        except ValueError:
            """The program has removed the monitoring tool: the record lacks some lines."""

    def _begun(self, _code, line):
        if self._watch is None:
            return
        if self._line is not None:
            self._add(sys._getframe(1))
        self._line = line
        if len(self._rows) == self._limit:
            self._stop()
