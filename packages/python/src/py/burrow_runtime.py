"""Runs one program: fresh names, recorded commands, batched output, and an end with a code."""

import _signal
import ast
import re
import sys
import types
from inspect import CO_COROUTINE
from json import dumps, loads

import burrow_async
import burrow_baseline
import burrow_guards
import burrow_host
import burrow_player
import burrow_session
from burrow_errors import describe
from burrow_flow import is_value
from burrow_hints import NOT_CALLED, USAGE
from burrow_next_line import FILE_NAME
from burrow_steps import learner_frame
from burrow_trials import Recorder, Trials
from burrow_uses import Reaches, Uses
from burrow_values import decode, encode, type_name

#: The program has ended, and the answer about it is being made.
_answering = False
_player_code = burrow_player.__spec__.loader.get_code("burrow_player")


def _new_namespace(constants):
    exec(_player_code, burrow_player.__dict__)
    main = types.ModuleType("__main__")
    sys.modules["__main__"] = main
    names = main.__dict__
    names["__builtins__"] = sys.modules["builtins"]
    names["player"] = burrow_player.player
    names["PlayerError"] = burrow_player.PlayerError
    names["minutes"] = burrow_guards.minutes
    for constant in constants:
        names[constant["name"]] = decode(constant["value"])
    return names


class LevelDataError(Exception):
    burrow_code = "python/level-data"


def _add_level_data(data, names):
    """Runs the level's own Python apart from the learner's names, and hands over its public names."""
    own = {**names, "__name__": "level"}
    if "asyncio" in data:
        own["asyncio"] = burrow_async.loop().asyncio
    before = dict(own)
    try:
        exec(compile(data, "level data", "exec", dont_inherit=True), own)
    except Exception as error:
        raise LevelDataError(f"{type_name(error)}: {error}") from None
    for name, value in own.items():
        if not name.startswith("_") and before.get(name, own) is not value:
            names[name] = value


class _MarkUncalled(ast.NodeTransformer):
    """Reads an attribute that no command has from a command that stands alone, as in `player.turn_left`."""

    def visit_Expr(self, node):
        match node.value:
            case ast.Attribute(value=ast.Name(id="player"), attr=name) if name in USAGE:
                called = ast.Attribute(value=node.value, attr=NOT_CALLED, ctx=ast.Load())
                node.value = ast.copy_location(called, node.value)
        return node


_UNCALLED = re.compile(rf"\bplayer\s*\.\s*({'|'.join(USAGE)})\s*([#;]|$)", re.MULTILINE)


_UNREADABLE = re.compile("[\0\ud800-\udfff]")


def _refuse_unreadable(code):
    """Reports a character that no source can contain, such as half an emoji, with its line, like other invisible ones."""
    if found := _UNREADABLE.search(code):
        before = code[: found.start()]
        text = _UNREADABLE.sub("?", code[before.rfind("\n") + 1 :].split("\n")[0])
        place = (FILE_NAME, before.count("\n") + 1, len(before) - before.rfind("\n"), text)
        raise SyntaxError("invalid non-printable character", place)


def _compile(code):
    _refuse_unreadable(code)
    source = _MarkUncalled().visit(ast.parse(code, FILE_NAME)) if _UNCALLED.search(code) else code
    return compile(source, FILE_NAME, "exec", ast.PyCF_ALLOW_TOP_LEVEL_AWAIT, dont_inherit=True)


def _execute(compiled, names):
    if compiled.co_flags & CO_COROUTINE:
        burrow_async.run(eval(compiled, names))
    else:
        exec(compiled, names)
    burrow_async.raise_unseen()


def _values(asked, code):
    """The encoded value of each name or expression that exists among the learner's names."""
    found = {}
    names = burrow_session.namespace
    scope = dict(names)
    if any("uses(" in name for name in asked):
        scope["uses"] = Uses(ast.parse(code), asked)
    for name in asked:
        try:
            found[name] = encode(names[name] if name in names else eval(name, scope))
        except Exception:
            pass
    return found


def _interrupt(_signal_number, _frame):
    """An interrupt ends a program. They are repeated until the answer is there, which is not theirs to end."""
    if not _answering or learner_frame() is not None:
        raise KeyboardInterrupt


def run(request_text, host):
    """Runs a program with a host of its own. Raises nothing except a late interrupt."""
    burrow_host.attach(host)
    try:
        return _run(request_text)
    finally:
        burrow_host.attach(None)


def _run(request_text):
    """The request and the answer are JSON texts."""
    global _answering
    _answering = False
    request = loads(request_text)
    code, watched = request["code"], request["watched"]
    goals = [name for name in watched if not name.startswith("reaches(")]
    recorder = Recorder(burrow_host.host) if len(goals) < len(watched) else None
    burrow_host.attach(recorder or burrow_host.host)
    error, variables = None, {}
    names = _begin(request, request["record"])
    try:
        _add_level_data(request["data"], names)
        compiled = _compile(code)
        burrow_session.watch_lines(compiled)
        _execute(compiled, names)
        burrow_guards.tell_forgotten()
        variables = _values(goals, code)
        _answering = True
    except BaseException as raised:
        _answering = True
        error = describe(raised, code)
    changed, after_last, lines = burrow_session.at_end()
    constants = _values([constant["name"] for constant in request["constants"]], code)
    if error is None and recorder is not None:
        variables |= _ideas(request, recorder)
    answer = {
        "error": error,
        "variables": variables,
        "updatedConstants": constants,
        "changedAtEnd": loads(changed),
        "next": after_last,
        "lines": loads(lines),
    }
    return dumps(answer)


def _begin(request, record):
    """Begins a run with fresh names."""
    burrow_guards.begin_run(request["texts"], request["seed"])
    names = _new_namespace(request["constants"])
    burrow_async.forget_loops()
    burrow_session.begin(names, record, request["mostLines"])
    return names


def _ideas(request, recorder):
    """Of each idea False if it reaches nothing, or the cuts after which the program does the same: see burrow_trials."""
    code, watched = request["code"], request["watched"]
    reaches = Reaches(code, watched)
    goals = [name for name in watched if is_value(name)]

    def again(changed, helpers):
        names = _begin(request, False)
        _add_level_data(request["data"], names)
        names.update(helpers)
        _execute(compile(changed, FILE_NAME, "exec", ast.PyCF_ALLOW_TOP_LEVEL_AWAIT, dont_inherit=True), names)
        return _values(goals, code)

    trials = Trials(recorder, again, reaches, _values(goals, code))
    words = {name: name[9:-2] for name in watched if name.startswith("reaches(")}

    def told(word):
        try:
            return reaches(word) and trials.idle_cuts(word)
        except Exception:
            # What cannot be tried counts.
            return []

    return {name: told(word) for name, word in words.items()}


def reset():
    """Clears what the program left behind."""
    burrow_session.forget()
    burrow_baseline.restore()
    burrow_async.forget_loops()


def lock():
    """Closes the ways out. After this only learners' code runs."""
    _signal.signal(_signal.SIGINT, _interrupt)
    burrow_guards.hide_modules()
    burrow_guards.install()
    burrow_async.install()
    burrow_baseline.remember()
