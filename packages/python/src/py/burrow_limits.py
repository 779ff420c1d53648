"""Ends of a run that no program can go on after."""

import burrow_host


class RunLimit(BaseException):
    """Raised again at each further command or print, in case that the program catches it."""

    def __init__(self, code):
        super().__init__(code)
        self.burrow_code = code


def end_run(code):
    """Tells the host, which ends the run this way whatever the program does next."""
    burrow_host.host.limit(code)
    raise RunLimit(code)
