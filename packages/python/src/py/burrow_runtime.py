"""Runs one program: fresh names, recorded commands, batched output, and an end that has a code."""

import json
import sys
import types

import burrow_baseline
import burrow_guards
import burrow_host
import burrow_player
from burrow_errors import describe
from burrow_output import Output
from burrow_steps import FILE_NAME, Watch
from burrow_values import decode, encode

_player_code = burrow_player.__spec__.loader.get_code("burrow_player")
_output = None
_watch = None
_namespace = None


def before_command(frame):
    _output.send()
    return _watch.changes(frame)


def _new_namespace(constants):
    exec(_player_code, burrow_player.__dict__)
    main = types.ModuleType("__main__")
    sys.modules["__main__"] = main
    names = main.__dict__
    names["__builtins__"] = sys.modules["builtins"]
    names["player"] = burrow_player.player
    names["PlayerError"] = burrow_player.PlayerError
    for constant in constants:
        names[constant["name"]] = decode(constant["value"])
    return names


def _begin(request):
    global _output, _watch, _namespace
    burrow_guards.begin_run(request["texts"])
    _namespace = _new_namespace(request["constants"])
    _output = sys.stdout = sys.stderr = Output()
    _watch = Watch(_namespace, {"player", "PlayerError"})


def _values(names, code):
    """The encoded value of each name or expression that exists among the learner's names."""
    found = {}
    scope = dict(_namespace)
    if any("uses(" in name for name in names):
        from burrow_uses import make_uses

        scope["uses"] = make_uses(code)
    for name in names:
        try:
            found[name] = encode(_namespace[name] if name in _namespace else eval(name, scope))
        except Exception:
            pass
    return found


def run(request_text):
    """Runs a program; the request and the answer are JSON texts. Never raises but for a late interrupt."""
    request = json.loads(request_text)
    code = request["code"]
    _begin(request)
    error, variables = None, {}
    try:
        exec(compile(code, FILE_NAME, "exec", dont_inherit=True), _namespace)
        variables = _values(request["watched"], code)
    except BaseException as raised:
        error = describe(raised, code)
    _output.send()
    constants = _values([constant["name"] for constant in request["constants"]], code)
    answer = {"error": error, "variables": variables, "updatedConstants": constants, "changedAtEnd": _watch.changes(None)}
    return json.dumps(answer)


def reset():
    """Forgets the program."""
    global _watch, _namespace
    _watch = _namespace = None
    burrow_baseline.restore()


def attach(host):
    """Joins the JavaScript side and closes the other ways out. After this only learners' code runs."""
    burrow_host.attach(host)
    burrow_guards.hide_modules()
    burrow_guards.install()
    burrow_baseline.remember()
