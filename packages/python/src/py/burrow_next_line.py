"""Which line of the learner's code comes after a command."""

import sys
from opcode import EXTENDED_ARG, hasjump, opmap

FILE_NAME = "your code"

_RETURNS = object()
_UNKNOWN = object()
_TOOL = 4
_MAX_FRAMES = 50
_RETURN = opmap["RETURN_VALUE"]
#: Backward jumps, with the bytes that follow them before the next instruction.
_BACKWARD = {opmap["JUMP_BACKWARD"]: 4, opmap["JUMP_BACKWARD_NO_INTERRUPT"]: 2}
_LEAVING = {opmap[name] for name in ("YIELD_VALUE", "SEND", "RAISE_VARARGS", "RERAISE")} | set(hasjump)

#: What is known about a place in the code: by the id of the code, which is kept alive, since its hash is slow.
_known = {}


def _line_at(code, offset):
    return next((line for start, end, line in code.co_lines() if start <= offset < end), None)


def _walk(code, offset):
    """Where the code leads from this call without branching: to a line, out of the function, or unknown."""
    line = _line_at(code, offset)
    other = [(start, at) for start, _end, at in code.co_lines() if start > offset and at not in (None, line)]
    bytecode = code.co_code
    target, after = min(other, default=(len(bytecode), _UNKNOWN))
    argument = 0
    for place in range(offset + 2, target, 2):
        kind = bytecode[place]
        argument = (argument << 8) | bytecode[place + 1]
        if kind == _RETURN:
            return _RETURNS
        if kind in _BACKWARD:
            return _line_at(code, place + _BACKWARD[kind] - 2 * argument) or _UNKNOWN
        if kind in _LEAVING:
            return _UNKNOWN
        if kind != EXTENDED_ARG:
            argument = 0
    return after


def _places_of(code):
    key = id(code)
    if key not in _known:
        _known[key] = (code, {})
    return _known[key][1]


def _after(code, places, offset):
    if offset not in places:
        places[offset] = _walk(code, offset)
    return places[offset]


def _foreseen(frame):
    """The line to which this frame's callers lead without branching; None at the end of the program."""
    for _depth in range(_MAX_FRAMES):
        while frame is not None and frame.f_code.co_filename != FILE_NAME:
            frame = frame.f_back
        if frame is None:
            return None
        code = frame.f_code
        found = _after(code, _places_of(code), frame.f_lasti)
        if found is not _RETURNS:
            return found
        frame = frame.f_back
    return _UNKNOWN


class NextLine:
    """The line is read from the code if that is certain. Otherwise it is watched for: the first that begins in a
    function that was under way."""

    def __init__(self):
        self._line = None
        self._codes = ()
        #: The last command's frame, its place in the code, and its line.
        self._last = (None, 0, 0)
        #: The code of the last command, and what is known about its places.
        self._code = self._places = None
        monitoring = sys.monitoring
        monitoring.use_tool_id(_TOOL, "burrow")
        monitoring.register_callback(_TOOL, monitoring.events.LINE, self._begun)

    def before(self, frame, line):
        """The line after the last command: the same line if it calls another command."""
        after = self._line
        if self._codes:
            self.take()
        self._line = None
        before, at, its_line = self._last
        if line == its_line and before == id(frame) and at < frame.f_lasti:
            return line
        return after

    def follow(self, frame, line, failed):
        """After a command of this frame. A refusal may lead to a handler, which the code does not show."""
        code, at = frame.f_code, frame.f_lasti
        self._last = (id(frame), at, line)
        if code is not self._code:
            self._code, self._places = code, _places_of(code)
        after = _UNKNOWN if failed else _after(code, self._places, at)
        if after is _RETURNS:
            after = _foreseen(frame.f_back)
        self._line = None if after is _UNKNOWN else after
        if after is _UNKNOWN:
            self._watch_from(frame)

    def take(self):
        """Returns the line if one came or will come, and stops watching."""
        if self._codes:
            self._listen(0)
            self._codes = ()
        line, self._line = self._line, None
        return line

    def forget(self):
        self.take()
        self._last = (None, 0, 0)
        self._code = self._places = None
        _known.clear()

    def _watch_from(self, frame):
        codes = []
        for _depth in range(_MAX_FRAMES):
            if frame is None:
                break
            code = frame.f_code
            if code.co_filename == FILE_NAME and code not in codes:
                codes.append(code)
            frame = frame.f_back
        self._codes = codes
        self._listen(sys.monitoring.events.LINE)

    def _listen(self, events):
        try:
            for code in self._codes:
                sys.monitoring.set_local_events(_TOOL, code, events)
        except ValueError:
            """The program has removed the monitoring tool: the record lacks some lines."""

    def _begun(self, _code, line):
        self._line = line
        self._listen(0)
        self._codes = ()
