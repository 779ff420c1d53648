"""The current run: its names, its output, and the tracking of its variables."""

import sys
from json import loads

import burrow_host
from burrow_limits import end_unless_answered
from burrow_output import Output
from burrow_next_line import NextLine
from burrow_steps import NOTHING, Watch, learner_frame

namespace = None
output = None
watch = None
recording = True
next_line = NextLine()


def begin(names, record):
    global namespace, output, watch, recording
    namespace = names
    recording = record
    output = sys.stdout = sys.stderr = Output()
    watch = Watch(names, {"player", "PlayerError"}) if record else None


def before_command(frame, line):
    """Hands the output so far to the host; returns the changed variables as JSON, and the line after the last command."""
    output.send()
    if not recording:
        return NOTHING, None
    return watch.changes(frame), next_line.before(frame, line)


def after_command(frame, line, failed):
    if recording and frame is not None:
        next_line.follow(frame, line, failed)


def at_end():
    """What before_command would return, once no more commands come."""
    output.send()
    if not recording:
        return NOTHING, None
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
