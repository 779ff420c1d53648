"""The current run: its names, its output, and the tracking of its variables."""

import sys
from json import loads

import burrow_host
from burrow_limits import end_unless_answered
from burrow_lines import Lines
from burrow_output import Output
from burrow_next_line import NextLine
from burrow_steps import NOTHING, Watch, learner_frame

namespace = None
output = None
watch = None
recording = True
next_line = NextLine()
lines = Lines()
_OURS = {"player", "PlayerError"}


def begin(names, record, most_lines):
    global namespace, output, watch, recording
    namespace = names
    recording = record
    output = sys.stdout = sys.stderr = Output()
    watch = Watch(names, _OURS) if record else None
    lines.begin(most_lines if record else 0)


def watch_lines(code):
    lines.listen_to(code, namespace, _OURS)


def before_command(frame, line):
    """Hands the output so far to the host; returns the changed variables as JSON, and the line after the last command."""
    output.send()
    if not recording:
        return NOTHING, None
    lines.drop()
    return watch.changes(frame), next_line.before(frame, line)


def after_command(frame, line, failed):
    if recording and frame is not None:
        next_line.follow(frame, line, failed)


def at_end():
    """What before_command would return, once no more commands come, and the lines if none came."""
    output.send()
    rows = lines.end()
    if not recording:
        return NOTHING, None, rows
    return watch.changes(None), next_line.take(), rows


def ask(prompt):
    """What the learner types; None where nobody is there."""
    output.send()
    frame = learner_frame()
    line = frame.f_lineno if frame is not None else 0
    return end_unless_answered(loads(burrow_host.host.ask(prompt, line)))["value"]


def forget():
    global namespace, output, watch
    next_line.forget()
    lines.end()
    namespace = output = watch = None
