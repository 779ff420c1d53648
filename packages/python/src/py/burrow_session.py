"""The present run: its names, its output, and the watch over its variables."""

import sys

from burrow_output import Output
from burrow_steps import Watch

namespace = None
output = None
watch = None


def begin(names):
    global namespace, output, watch
    namespace = names
    output = sys.stdout = sys.stderr = Output()
    watch = Watch(names, {"player", "PlayerError"})


def before_command(frame):
    """Hands the output so far to the host, and gives the variables that changed."""
    output.send()
    return watch.changes(frame)


def forget():
    global namespace, output, watch
    namespace = output = watch = None
