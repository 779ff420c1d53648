"""Ends of a run that no program can go on after."""

import burrow_host


class RunLimit(KeyboardInterrupt):
    """Raised again at each further command or print, in case that the program catches it. Leaves a task at once."""

    def __init__(self, code):
        super().__init__(code)
        self.burrow_code = code


def end_run(code):
    """Tells the host, which ends the run this way whatever the program does next."""
    burrow_host.host.limit(code)
    raise RunLimit(code)


def end_unless_answered(answer):
    """Ends the run where the host's answer is that it has ended, or waits for the learner somewhere else."""
    if answer.get("limit"):
        end_run(answer["limit"])
    if answer.get("ended"):
        raise RunLimit("python/stopped")
    return answer
