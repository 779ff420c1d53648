"""The JavaScript side of the current run."""

host = None


def attach(value):
    global host
    host = value
