"""Exceptions as codes, lines and traces that show only the learner's own code."""

import burrow_hints
import burrow_syntax
from burrow_next_line import FILE_NAME
from burrow_places import of_index
from burrow_values import show, type_name

MAX_MESSAGE = 500
MAX_FRAMES = 8
MAX_PART = 200

_CODES = (
    (TabError, "python/tabs"),
    (IndentationError, "python/indentation"),
    (SyntaxError, "python/syntax"),
    (ImportError, "python/import"),
    (NameError, "python/name"),
    (ZeroDivisionError, "python/zero-division"),
    (RecursionError, "python/recursion"),
    (MemoryError, "python/memory"),
    (IndexError, "python/index"),
    (KeyError, "python/key"),
    (AttributeError, "python/attribute"),
    (TypeError, "python/type"),
    (ValueError, "python/value"),
    (SystemExit, "python/exit"),
)


#: Functions that find details of an error, using the learner's code too.
_HINTS_BY_CODE = ((SyntaxError, burrow_syntax.of_syntax), (IndexError, of_index))

#: Functions that find details of an error.
_HINTS = (
    (ImportError, burrow_hints.of_import),
    (NameError, burrow_hints.of_name),
    (AttributeError, burrow_hints.of_attribute),
    (TypeError, burrow_hints.of_type),
    (ValueError, lambda _error, message: burrow_hints.first_that_fits(burrow_hints.VALUE, message)),
    (KeyError, burrow_hints.of_key),
    (Exception, burrow_hints.of_other),
)


def _code_of(error):
    own = getattr(error, "burrow_code", None) or getattr(error, "code", None)
    if type(own) is str and "/" in own:
        return own
    if isinstance(error, AttributeError) and error.name == burrow_hints.NOT_CALLED:
        return "python/no-call"
    return next((code for kind, code in _CODES if isinstance(error, kind)), "python/other")


def _message_of(error):
    if isinstance(error, SyntaxError):
        return str(error.msg)
    if isinstance(error, SystemExit) and error.code is None:
        return ""
    try:
        return str(error)[:MAX_MESSAGE]
    except BaseException:
        return ""


def _hint_of(error, message, code):
    by_code = next((of for kind, of in _HINTS_BY_CODE if isinstance(error, kind)), None)
    hint = next((of for kind, of in _HINTS if isinstance(error, kind)), None)
    try:
        return (by_code(error, message, code) if by_code else hint and hint(error, message)) or {}
    except Exception:
        return {}


def _params_of(error, message, last, code):
    own = getattr(error, "params", None)
    if type(own) is dict and own:
        return own
    params = {"detail": message, "error": last[:MAX_PART]}
    if isinstance(error, KeyError) and error.args:
        params["key"] = show(error.args[0])
    elif isinstance(error, (NameError, AttributeError, ImportError)) and type(error.name) is str:
        params["name"] = error.name
    if getattr(error, "burrow_code", None) is None:
        params.update(_hint_of(error, message, code))
    return {key: value[:MAX_PART] if key != "detail" and type(value) is str else value for key, value in params.items()}


def _first_line(code):
    """The first line inside of a function."""
    return min((line for _start, _end, line in code.co_lines() if line and line > code.co_firstlineno), default=None)


def _frames_of(error):
    frames = []
    step, inner = error.__traceback__, None
    while step is not None:
        code = step.tb_frame.f_code
        if code.co_filename == FILE_NAME:
            frames.append((step.tb_lineno, code.co_name))
            inner = code
        step = step.tb_next
    # A function for which there was no room did nothing yet: a recursion ends at the line that calls it.
    if isinstance(error, RecursionError) and len(frames) > 1 and frames[-1][0] == _first_line(inner):
        if frames[-2][0] != frames[-1][0]:
            frames.pop()
    return frames


def _frame_text(frame, lines):
    number, name = frame
    source = lines[number - 1].strip() if number and number <= len(lines) else ""
    text = f'  File "{FILE_NAME}", line {number}, in {name}'
    return f"{text}\n    {source}" if source else text


def _trace_of(frames, lines, last):
    if not frames:
        return last
    texts = [_frame_text(frame, lines) for frame in frames]
    if len(texts) > MAX_FRAMES:
        half = MAX_FRAMES // 2
        texts[half:-half] = [f"  … {len(texts) - 2 * half} more …"]
    return "\n".join(["Traceback (most recent call last):", *texts, last])


def _syntax_trace(error, lines, last):
    number = error.lineno or 1
    text = lines[number - 1] if number <= len(lines) else ""
    stripped = text.lstrip()
    column = max(0, (error.offset or 1) - 1 - (len(text) - len(stripped)))
    return f'  File "{FILE_NAME}", line {number}\n    {stripped}\n    {" " * column}^\n{last}'


def _innermost(error):
    """Returns the first of several errors raised together, as by a group of tasks."""
    while isinstance(error, BaseExceptionGroup):
        error = error.exceptions[0]
    return error


def describe(error, code):
    """The error for the protocol: code, params, line, last line of the trace, and trace."""
    lines = code.splitlines()
    error = _innermost(error)
    message = _message_of(error)
    last = f"{type_name(error)}: {message}" if message else type_name(error)
    frames = _frames_of(error)
    in_learners_source = isinstance(error, SyntaxError) and error.filename == FILE_NAME
    if in_learners_source:
        line, trace = error.lineno, _syntax_trace(error, lines, last)
    else:
        line, trace = (frames[-1][0] if frames else getattr(error, "burrow_line", None)), _trace_of(frames, lines, last)
    return {
        "code": _code_of(error),
        "params": _params_of(error, message, last, code),
        "line": line,
        "message": last,
        "trace": trace,
    }
