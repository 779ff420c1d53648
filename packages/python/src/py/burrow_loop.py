"""An event loop on virtual time: waiting takes no time, and the order is the same in every run."""

import asyncio
from asyncio import Runner, base_events, events, runners

import burrow_guards
from burrow_next_line import FILE_NAME


class WaitsForEver(RuntimeError):
    burrow_code = "python/waits-for-ever"
    burrow_line = None


WaitsForEver.__name__ = "RuntimeError"


def _line_of_first_task(loop):
    """Where the program itself waits: the task that was created first."""
    tasks = sorted(asyncio.all_tasks(loop), key=lambda task: (len(task.get_name()), task.get_name()))
    frames = [frame for task in tasks for frame in task.get_stack()]
    return next((frame.f_lineno for frame in frames if frame.f_code.co_filename == FILE_NAME), None)


_unseen = []


def raise_unseen():
    """Raises the first task error that was never retrieved."""
    if _unseen:
        raise _unseen[0]


class _Waiting:
    """Replaces the selector with which other loops ask the system what happened: here only time passes."""

    def __init__(self, loop):
        self._loop = loop

    def select(self, timeout):
        if timeout is None:
            text = burrow_guards.text_of("python/waits-for-ever", "Everything waits, and nothing will happen.")
            error = WaitsForEver(text)
            error.burrow_line = _line_of_first_task(self._loop)
            raise error
        burrow_guards.pass_time(timeout)
        return ()


class VirtualLoop(base_events.BaseEventLoop):
    def __init__(self):
        super().__init__()
        self._selector = _Waiting(self)

    def time(self):
        return burrow_guards.virtual_time()

    def default_exception_handler(self, context):
        """A task failed and its error was never retrieved: the run ends with it, instead of a line in a log."""
        error = context.get("exception")
        if error is not None:
            _unseen.append(error)

    def _process_events(self, event_list):
        """Nothing arrives from outside."""

    def _write_to_self(self):
        """Nothing sleeps, so nothing needs waking."""


class _Policy(events._BaseDefaultEventLoopPolicy):
    _loop_factory = VirtualLoop


def run(main, *, debug=None, loop_factory=None):
    if events._get_running_loop() is not None:
        raise RuntimeError("asyncio.run() cannot be called from a running event loop")
    with Runner(debug=debug, loop_factory=loop_factory or VirtualLoop) as runner:
        return runner.run(main)


def install():
    asyncio.run = runners.run = run
    events._set_event_loop_policy(_Policy())
    forget_loops()


def forget_loops():
    """Leaves no running or current loop behind."""
    _unseen.clear()
    events._set_running_loop(None)
    events._get_event_loop_policy().set_event_loop(None)
