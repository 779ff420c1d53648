"""What print() writes: batched to the host, and limited."""

from time import monotonic

import burrow_host
from burrow_limits import end_run

MAX_LINES = 5_000
MAX_CHARACTERS = 200_000
EAGER_WRITES = 20
INTERVAL = 0.05


class Output:
    encoding = "utf-8"
    errors = "strict"
    closed = False

    def __init__(self):
        self._parts = []
        self._lines = 0
        self._characters = 0
        self._sent = 0
        self._last = 0.0

    def write(self, text):
        if type(text) is not str:
            raise TypeError("write() argument must be str")
        room = max(0, MAX_CHARACTERS - self._characters)
        self._parts.append(text[:room])
        self._lines += text.count("\n")
        self._characters += len(text)
        if self._lines > MAX_LINES or self._characters > MAX_CHARACTERS:
            self.send()
            end_run("python/too-much-output")
        if text.endswith("\n") and (self._sent < EAGER_WRITES or monotonic() - self._last > INTERVAL):
            self.send()
        return len(text)

    def send(self):
        """Hands everything written so far to the host."""
        if not self._parts:
            return
        text = "".join(self._parts)
        self._parts.clear()
        self._sent += 1
        self._last = monotonic()
        burrow_host.host.write(text)

    def writelines(self, lines):
        for line in lines:
            self.write(line)

    def flush(self):
        self.send()

    def isatty(self):
        return False

    def writable(self):
        return True

    def readable(self):
        return False
