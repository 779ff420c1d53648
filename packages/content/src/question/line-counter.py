
import sys as _sys

_TOOL = 3
_lines = []


def _begun(code, line):
    if code.co_filename != "your code":
        return _sys.monitoring.DISABLE
    _lines.append(line)


if _sys.monitoring.get_tool(_TOOL) is None:
    _sys.monitoring.use_tool_id(_TOOL, "lines")
_sys.monitoring.register_callback(_TOOL, _sys.monitoring.events.LINE, _begun)
_sys.monitoring.set_events(_TOOL, _sys.monitoring.events.LINE)


def lines_that_ran():
    _sys.monitoring.set_events(_TOOL, 0)
    return ",".join(str(line) for line in _lines)
