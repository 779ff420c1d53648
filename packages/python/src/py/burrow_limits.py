"""Exceptions that end a run whatever the program does."""

import burrow_host


class RunLimit(KeyboardInterrupt):
    """Raised again at each further command or print, in case the program catches it. Leaves a task at once."""

    def __init__(self, code):
        super().__init__(code)
        self.burrow_code = code


def end_run(code):
    """Notifies the host, which ends the run this way whatever the program does next."""
    burrow_host.host.limit(code)
    raise RunLimit(code)


def end_unless_answered(answer):
    """Ends the run if the host answers that it is over, or that it waits for the learner elsewhere."""
    if answer.get("limit"):
        end_run(answer["limit"])
    if answer.get("ended"):
        raise RunLimit("python/stopped")
    return answer
