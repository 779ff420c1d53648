"""What the learner calls. Run anew for each program, so that no program can change the next one's player."""

from json import dumps, loads

import burrow_host
from burrow_limits import end_unless_answered
from burrow_session import after_command, before_command
from burrow_steps import learner_frame
from burrow_values import encode


class PlayerError(Exception):
    """The farm refused a command. `code` and `params` say why."""

    code = None
    params = {}


def _command(name, argument=None):
    frame = learner_frame()
    line = frame.f_lineno if frame is not None else 0
    changed, after_last = before_command(frame, line)
    answer = loads(burrow_host.host.command(name, dumps(argument), line, changed, after_last))
    after_command(frame, line, "error" in answer)
    end_unless_answered(answer)
    if "error" in answer:
        error = PlayerError(answer["message"])
        error.code = answer["error"]["code"]
        error.params = answer["error"]["params"]
        raise error from None
    return answer["value"]


class Player:
    __slots__ = ()

    def move_forward(self, steps=1):
        _command("move_forward", {"$other": "NoneType"} if steps is None else encode(steps))

    def turn_left(self):
        _command("turn_left")

    def turn_right(self):
        _command("turn_right")

    def push(self):
        _command("push")

    def collect(self, subject):
        _command("collect", encode(subject))

    def speak(self, phrase):
        _command("speak", encode(phrase))

    def read(self):
        return _command("read")

    def write(self, message):
        _command("write", encode(message))

    def question(self, message):
        return _command("question", encode(message))

    def build(self, structure):
        _command("build", encode(structure))

    def water(self):
        _command("water")

    def place(self, thing):
        _command("place", encode(thing))

    def combine(self, product):
        _command("combine", encode(product))

    def plant(self, thing):
        _command("plant", encode(thing))

    def open(self):
        _command("open")

    def close(self):
        _command("close")

    def __repr__(self):
        return "player"


player = Player()
