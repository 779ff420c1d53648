import type { PlayerCommandName, RunSettings } from '@burrow/contracts';
import { describe, expect, test } from '@jest/globals';
import { mayHaveMade } from './program-commands.rules.ts';

const record = (names: readonly string[], more: object = {}): RunSettings => [
  { commands: names.map(name => [name as PlayerCommandName, null]), variables: {}, ...more },
];
const WALK = record(['move_forward', 'collect']);

describe('a record is refused', () => {
  test.each([
    ['an empty program', ''],
    ['a comment', '# nothing at all'],
    ['the calls in a comment', '# player.move_forward()\n# player.collect("carrot")'],
    ['one of two calls', 'player.move_forward(2)'],
    ['the calls in a text that nobody runs', 'plan = "player.move_forward(); player.collect()"'],
    ['the names without a player', 'move_forward = collect = 1\nprint(move_forward, collect)'],
    ['other calls', 'for _ in range(3):\n    player.turn_left()'],
    ['a longer name', 'player.move_forwards()\nplayer.collect_all()'],
  ])('of a program with %s', (_what, code) => {
    expect(mayHaveMade(code, WALK)).toBe(false);
  });

  test('of a line that the program does not have', () => {
    const code = 'player.move_forward(2)\nplayer.collect("carrot")';
    expect(mayHaveMade(code, record(['move_forward', 'collect'], { lines: [1, 2] }))).toBe(true);
    expect(mayHaveMade(code, record(['move_forward', 'collect'], { lines: [1, 3] }))).toBe(false);
    expect(mayHaveMade(`${code}\r\n`, record(['collect'], { lines: [3] }))).toBe(true);
    expect(mayHaveMade(code, record(['collect'], { lines: [0] }))).toBe(true);
  });

  test('of a hidden setting in which it did what it cannot do', () => {
    expect(mayHaveMade('player.move_forward()', [...record(['move_forward']), ...record(['push'])])).toBe(
      false,
    );
  });

  test('of values that an empty program has', () => {
    expect(mayHaveMade('# x', record([], { variables: { x: 1 } }))).toBe(false);
    expect(mayHaveMade('x = 1', record([], { variables: { x: 1 } }))).toBe(true);
  });
});

/** Ways to call that honest programs have, each of which gives both commands. */
const WAYS: readonly string[] = [
  'player.move_forward(2)\nplayer.collect("carrot")',
  'player . move_forward ( 2 ) ; player\\\n  .collect("carrot")',
  'p = player\np.move_forward()\np.collect("x")',
  'go, take = player.move_forward, player.collect\ngo()\ntake("x")',
  'for do in [player.move_forward, player.collect]:\n    do(1)',
  'for do in (lambda: player.move_forward(), lambda: player.collect("x")):\n    do()',
  'def twice(do):\n    do()\n    do()\n\ntwice(player.move_forward)\ntwice(lambda: player.collect("x"))',
  'plan = {"go": player.move_forward, "take": player.collect}\nfor name in plan:\n    plan[name](1)',
  'getattr(player, "move" + "_forward")()\ngetattr(player, "col" "lect")("x")',
  'for name in ["move_forward", "collect"]:\n    getattr(player, name)(1)',
  'exec("player.move_" + "forward()\\nplayer.coll" + "ect(1)")',
  'eval("player.move_forward" + "()") or eval("player.col" + "lect(1)")',
  'exec(compile("\\n" * 80 + "x", "level", "exec"))',
  'for name in dir(player):\n    print(name)',
  'vars(type(player))["move_forward"](player)',
  'type(player).move_forward(player)\ntype(player).collect(player, "x")',
  'player.__class__.__dict__["move_forward"](player)',
  'import operator\noperator.methodcaller("move_forward")(player)',
  'from operator import methodcaller as call\ncall("collect", 1)(player)',
  'import math, operator as o\no.attrgetter("collect")(player)(1)',
  'if True: import inspect\nprint(inspect.getmembers(player))',
  'from functools import partial\npartial(player.move_forward, 2)()\npartial(player.collect)("x")',
  'import asyncio\n\nasync def go():\n    player.move_forward()\n    player.collect("x")\n\nasyncio.run(go())',
  'class Robot:\n    def __init__(self, who):\n        self.who = who\n    def go(self):\n        self.who.move_forward()\n        self.who.collect("x")\n\nRobot(player).go()',
  'class Any:\n    def __getattr__(self, name):\n        return getattr(player, name)\n\nAny().walk()',
  'print(f"{player.move_forward()} {player.collect("x")}")',
  "print(f'{player.move_forward()!r:>3}', F'''\n{player\n.collect(1)}''')",
  'print(f"{plan["a"]} {player.move_forward()} {player.collect("x")}")',
  'match player:\n    case object(move_forward=go, collect=take):\n        go()\n        take("x")',
  '[player.move_forward() for _ in range(2)] and [player.collect(one) for one in "x"]',
  'player.ｍove_forward()\nplayer.ﬁnd = 1\nplayer.collect("x")',
  '$ ? not Python, who knows what it did',
  'text = "never closed\nplayer.turn_left()',
  'def walk():\n  yield player.move_forward()\n  yield from take()\ndef take():\n  yield player.collect(1)\nlist(walk())',
  'def tell(do):\n    def inner(*a):\n        return do(*a)\n    return inner\n\n@tell\ndef go(): player.move_forward(); player.collect("x")\ngo()',
  'sorted([3, 1], key=lambda _: player.move_forward() or player.collect("x") or 0)',
  'list(map(player.move_forward, [1, 2])) + list(filter(player.collect, ["x"]))',
  'try:\n    player.push()\nexcept Exception:\n    player.move_forward()\nfinally:\n    player.collect("x")',
  'with_player = (walk := player.move_forward)()\nplayer.collect("x")',
  'player.move_forward()\nif player.collect("x") is None and "#" == "#": pass',
];

test.each(WAYS)('a record of %j is never refused', code => {
  expect(mayHaveMade(code, WALK)).toBe(true);
});

test('neither is one of a level whose own Python has the player', () => {
  expect(mayHaveMade('walk()', WALK)).toBe(false);
  expect(mayHaveMade('walk()', WALK, 'def walk():\n    player.move_forward()')).toBe(true);
});
