import { describe, expect, jest, test } from '@jest/globals';
import { sharedRunner } from '../testing/shared-runner.ts';

jest.setTimeout(60_000);
const run = sharedRunner();

/** Code, error code, line. */
const CASES: [string, string, number | null][] = [
  ['player.move_forward(99)', 'world/move-wall', 1],
  ['player.move_forward(None)', 'world/move-steps', 1],
  ['player.move_forward(4.0)', 'world/move-steps', 1],
  ['\nplayer.collect("log")', 'world/collect-data', 2],
  ['for i in range(10001):\n    player.turn_left()', 'world/too-many-commands', 2],
  ['x = 1\nprint("a', 'python/syntax', 2],
  ['if True:\nprint(1)', 'python/indentation', 2],
  ['if True:\n\tx = 1\n        y = 2', 'python/tabs', 3],
  ['carrots', 'python/name', 1],
  ['"5" + 5', 'python/type', 1],
  ['int("five")', 'python/value', 1],
  ['[][0]', 'python/index', 1],
  ['{}["a"]', 'python/key', 1],
  ['player.jump()', 'python/attribute', 1],
  ['player.collect()', 'python/type', 1],
  ['1 / 0', 'python/zero-division', 1],
  ['def f(n):\n    return f(n + 1)\nf(0)', 'python/recursion', 2],
  ['import sys\nsys.setrecursionlimit(10 ** 9)\ndef f(n):\n    return f(n + 1)\nf(0)', 'python/recursion', 4],
  ['class A:\n    def __getattr__(self, n): return getattr(self, n)\nA().x', 'python/recursion', 2],
  ['x = []\nfor i in range(100000): x = [x]\nprint(x)', 'python/recursion', null],
  ['x = [0] * (2 * 10 ** 9 // 8)', 'python/memory', 1],
  ['x = bytearray(2 * 10 ** 9)', 'python/memory', 1],
  ['x = []\nwhile True: x.append([0] * 10000000)', 'python/memory', 2],
  ['import js', 'python/import', 1],
  ['import pyodide_js', 'python/import', 1],
  ['import pyodide', 'python/import', 1],
  ['from pyodide.code import run_js', 'python/import', 1],
  ['__import__("js")', 'python/import', 1],
  ['import importlib', 'python/import', 1],
  ['__import__("importlib").import_module("pyodide.code")', 'python/import', 1],
  ['import sys\nsys.meta_path.clear()\n__import__("js")', 'python/import', 3],
  ['import sys\nsys.modules["js"]', 'python/key', 2],
  ['import tkinter', 'python/import', 1],
  ['open("/etc/passwd")', 'python/no-files', 1],
  ['import io\nio.open("/x", "w")', 'python/no-files', 2],
  ['name = input("?")', 'python/no-input', 1],
  ['for i in range(10 ** 6): print(i)', 'python/too-much-output', 1],
  ['print("x" * 300000)', 'python/too-much-output', 1],
  ['while True:\n    try: print("x" * 9999)\n    except BaseException as e:\n        if "limit" in type(e).__name__.lower(): break', 'python/too-much-output', null],
  ['exit()', 'python/exit', 1],
  ['import sys\nsys.exit(3)', 'python/exit', 2],
  ['raise PlayerError("mine")', 'python/other', 1],
]; // prettier-ignore

describe('a program that fails ends with a code and a line, and the next one runs', () => {
  test.each(CASES)('%j: %s', async (code, errorCode, line) => {
    const outcome = await run(code);
    expect([outcome.status, outcome.error?.code, outcome.error?.line]).toEqual(['error', errorCode, line]);
    expect((await run('player.turn_left()')).status).toBe('finished');
  });
});

describe('the error', () => {
  test("has a trace of the learner's frames only", async () => {
    const { error } = await run(
      'def walk():\n    player.move_forward(99)\n\nwalk()',
      {},
      {
        'world/move-wall': 'After {{moved}} steps something is in the way.',
      },
    );
    expect(error).toEqual({
      code: 'world/move-wall',
      params: { steps: 99, moved: 9, ahead: '', column: 12, row: 5, context: 'edge' },
      line: 2,
      message: 'PlayerError: After 9 steps something is in the way.',
      trace: [
        'Traceback (most recent call last):',
        '  File "your code", line 4, in <module>',
        '    walk()',
        '  File "your code", line 2, in walk',
        '    player.move_forward(99)',
        'PlayerError: After 9 steps something is in the way.',
      ].join('\n'),
    });
  });

  test('cuts a long trace', async () => {
    const { error } = await run('def f(n):\n    return f(n + 1)\nf(0)');
    expect(error?.trace).toMatch(/… \d+ more …/);
    expect(error?.trace.split('\n').length).toBeLessThan(25);
  });

  test('points at the place of a syntax error', async () => {
    const { error } = await run('if True:\n    print("a"');
    expect(error?.trace).toBe(
      '  File "your code", line 2\n    print("a"\n         ^\nSyntaxError: \'(\' was never closed',
    );
  });

  test('carries the params of its text', async () => {
    expect((await run('carrots')).error?.params).toEqual({
      detail: "name 'carrots' is not defined",
      error: "NameError: name 'carrots' is not defined",
      name: 'carrots',
    });
    expect((await run('{}[1]')).error?.params).toEqual({ detail: '1', error: 'KeyError: 1', key: '1' });
  });

  test('keeps what was done before it', async () => {
    const outcome = await run('print("hi")\nplayer.turn_left()\nplayer.move_forward(99)');
    expect(outcome.commands.map(([name]) => name)).toEqual(['turn_left', 'move_forward']);
    expect(outcome.output).toEqual([{ text: 'hi\n', step: 0 }]);
    expect(outcome.variables).toEqual({});
  });
});
