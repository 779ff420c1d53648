import { expect, test } from '@jest/globals';
import type { PyValue } from '@burrow/contracts';
import { fieldLevel, goal } from '@burrow/world/testing';
import { readCode } from '@burrow/python-syntax';
import { follow } from './follow.ts';

const valueOf = (code: string): PyValue | undefined => {
  const level = fieldLevel({ levelGoals: [goal({ action: 'compare', variable: 'x' })] });
  return follow(level, readCode(code))?.variables['x'];
};

test.each<[string, PyValue]>([
  ['x = 7 // 2 + 7 % 4 - -1', 7],
  ['x = 1 / 2', 0.5],
  ['x = 4 / 2', { $float: 2 }],
  ['x = f"{1 + 1} {str(1)!r} {2.5:.2f}"', "2 '1' 2.50"],
  ['x = [n * 2 for n in range(5) if n % 2]', [2, 6]],
  ['d = {"a": 1}\nd["b"] = 2\nx = sum(d.values())', 3],
  ['def f(a, b=2):\n    return a + b\nx = f(1) + f(1, b=5)', 9],
  ['def f():\n    def g():\n        return n\n    n = 4\n    return g\nx = f()()', 4],
  ['d = {"a": None}\nx = [d["a"]]', [null]],
  ['x = 0\nwhile True:\n    x += 1\n    if x == 2: continue\n    if x > 3: break', 4],
  ['a, (b, c) = 1, [2, 3]\nx = (a, b, c)', { $tuple: [1, 2, 3] }],
  ['x = "a, b".split(", ")[-1] * 2', 'bb'],
  ['x = None or "" or (1 < 2 < 3)', true],
  ['x = type(2.0).__name__', 'float'],
  ['a = iter([1, 2, 3])\nnext(a)\nfor n in a:\n    break\nx = [n, next(a), next(a, 9)]', [2, 3, 9]],
  [
    'async def f(n):\n    await asyncio.sleep(n)\n    return n\na = f(2)\nx = await a + await f(1) + minutes()',
    6,
  ],
])('%j', (code, value) => {
  expect(valueOf(code)).toEqual(value);
});

test.each<[string, string, number]>([
  ['a = 1\nb = a + "1"', 'python/type', 2],
  ['def f():\n    return c\n\nf()', 'python/name', 2],
  ['def f():\n    y = y + 1\ny = 1\nf()', 'python/name', 2],
  ['[1][1]', 'python/index', 1],
  ['{"a": 1}["b"]', 'python/key', 1],
  ['int("a")', 'python/value', 1],
  ['1 % 0', 'python/zero-division', 1],
  ['def f():\n    f()\nf()', 'python/recursion', 2],
  ['while True: pass', 'python/time-limit', 1],
  ['while True:\n    player.turn_left()', 'world/too-many-commands', 2],
  ['player.turn_left', 'python/no-call', 1],
  ['next(iter([]))', 'python/other', 1],
  ['async def f():\n    pass\na = f()\nawait a\nawait a', 'python/other', 5],
  ['def f():\n    await g()\nf()', 'python/syntax', 2],
  ['player.fly()', 'python/attribute', 1],
  ['player.move_forward(99)', 'world/move-wall', 1],
  ['x = (', 'python/syntax', 1],
])('%j ends with %s', (code, error, line) => {
  expect(follow(fieldLevel(), readCode(code))?.error).toMatchObject({ code: error, line });
});

test.each<[string, string, boolean | undefined]>([
  ['uses("+=")', 'n = 1\nn += 1\nplayer.move_forward(n)', true],
  ['uses("+=")', 'n = 1\nn += 1', undefined],
  ['uses("+=")', 'n = 1\nn = n + 1', false],
  ['uses("f-string")', 'n = 1\nplayer.move_forward(int(f"{n}"))\nprint("{n}")', true],
  [
    'uses("f-string")',
    'n = 1\nplayer.move_forward(int(f"{n}"))\nplayer.move_forward(len("To {n}") - 5)',
    false,
  ],
  ['uses("f-string")', 'n = 1\nplayer.write(f"{n}")\nplayer.speak("To {n}".format(n=n))', undefined],
  ['uses("f-string")', 'n = 1\nword = "{n}"\nplayer.write(f"{n}")', undefined],
  ['uses("default")', 'def f(a, b=1):\n    player.move_forward(b)\nf(1)', true],
  ['uses("default")', 'def f(a, b):\n    pass\nf(1, b=2)', false],
])('%s of %j is %s', (variable, code, value) => {
  const level = fieldLevel({ levelGoals: [goal({ action: 'compare', variable, expectedData: true })] });
  expect(follow(level, readCode(code))?.variables[variable]).toBe(value);
});

test('a goal that calls the learner’s function is followed', () => {
  const level = fieldLevel({ levelGoals: [goal({ action: 'compare', variable: 'f(3)' })] });
  expect(follow(level, readCode('def f(n):\n    return n + 1'))?.variables['f(3)']).toBe(4);
});

test('an error in the level’s own code is on the learner’s line', () => {
  const level = fieldLevel({ data: '\n\ndef half(n):\n    return n / 2' });
  expect(follow(level, readCode('a = 1\nhalf("2")'))?.error).toMatchObject({ code: 'python/type', line: 2 });
});

test('what is not followed is not reported', () => {
  for (const code of [
    'class A:\n    pass',
    'x = input("?")',
    'def f():\n    yield 1\nx = f()',
    'def f():\n    for n in []:\n        yield n\nf()',
    'def f():\n    pass\nx = f.__closure__',
    'x = type(n for n in [1]).__name__',
    'a, *x = [1]',
    'x = map(int, "12")',
    'x = [1]\nfor i in range(60):\n    x = x + x',
    'x = 1\nfor i in range(60):\n    x = [x, x]\nprint(str(x))',
  ]) {
    expect(follow(fieldLevel(), readCode(code))).toBeNull();
  }
});
