"""The JavaScript side of the present run."""

host = None


def attach(value):
    global host
    host = value
