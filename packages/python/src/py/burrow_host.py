"""The JavaScript side: set by `attach` after each start, since a memory snapshot cannot hold it."""

host = None


def attach(value):
    global host
    host = value
