"""The present run: its names, its output, and the watch over its variables."""

import sys
from json import loads

import burrow_host
from burrow_limits import end_unless_answered
from burrow_output import Output
from burrow_next_line import NextLine
from burrow_steps import Watch, learner_frame

namespace = None
output = None
watch = None
recording = True
_last = None
next_line = NextLine()
_NOTHING = []


def begin(names, record):
    global namespace, output, watch, recording, _last
    namespace = names
    recording = record
    _last = None
    output = sys.stdout = sys.stderr = Output()
    watch = Watch(names, {"player", "PlayerError"}) if record else None


def before_command(frame):
    """Hands the output so far to the host; gives the variables that changed, and the line after the last command."""
    output.send()
    if not recording:
        return _NOTHING, None
    return watch.changes(frame), _line_before(frame)


def _line_before(frame):
    """The line after the last command: the same one, where a further command of it is given."""
    global _last
    line = next_line.take()
    last, _last = _last, None if frame is None else (id(frame), frame.f_lasti, frame.f_lineno)
    if last and _last and last[0] == _last[0] and last[1] < _last[1] and last[2] == _last[2]:
        return last[2]
    return line


def after_command(frame, failed):
    if recording and frame is not None:
        next_line.follow(frame, failed)


def at_end():
    """What before_command would give, when no command comes any more."""
    output.send()
    if not recording:
        return _NOTHING, None
    return watch.changes(None), next_line.take()


def ask(prompt):
    """What the learner types; None where nobody is there."""
    output.send()
    frame = learner_frame()
    line = frame.f_lineno if frame is not None else 0
    return end_unless_answered(loads(burrow_host.host.ask(prompt, line)))["value"]


def forget():
    global namespace, output, watch
    next_line.forget()
    namespace = output = watch = None
