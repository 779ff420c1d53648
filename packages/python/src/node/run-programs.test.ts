import { describe, expect, jest, test } from '@jest/globals';
import type { Constant } from '@burrow/contracts';
import { goal, item } from '@burrow/world/testing';
import type { RunOutcome } from '../run.types.ts';
import { sharedRunner } from '../testing/shared-runner.ts';

jest.setTimeout(30_000);
const run = sharedRunner();

const printed = (outcome: RunOutcome): string => outcome.output.map(chunk => chunk.text).join('');

describe('a program that finishes', () => {
  test('records each command with its line and argument', async () => {
    const outcome = await run(
      'steps = 2\nplayer.move_forward(steps)\n\nplayer.collect("carrot")\nplayer.turn_left()',
    );
    expect(outcome).toMatchObject({ status: 'finished', error: null });
    expect(outcome.commands).toEqual([
      ['move_forward', 2, 2],
      ['collect', 'carrot', 4],
      ['turn_left', null, 5],
    ]);
  });

  test('says which variables changed before each command and at the end', async () => {
    const outcome = await run(
      'a = 1\nplayer.turn_left()\nplayer.turn_left()\na = "x"\nb = [1, (2,)]\nplayer.turn_left()\nb.append(a)',
    );
    expect(outcome.steps.map(step => step.changed)).toEqual([
      [{ name: 'a', value: '1', kind: 'int' }],
      [],
      [
        { name: 'a', value: "'x'", kind: 'str' },
        { name: 'b', value: '[1, (2,)]', kind: 'list' },
      ],
    ]);
    expect(outcome.changedAtEnd).toEqual([{ name: 'b', value: "[1, (2,), 'x']", kind: 'list' }]);
  });

  test('shows the variables of the function that calls the command, on its own line', async () => {
    const outcome = await run('def walk(n):\n    for i in range(n):\n        player.move_forward()\nwalk(2)');
    expect(
      outcome.steps.map(step => [step.line, step.changed.map(one => `${one.name}=${one.value}`)]),
    ).toEqual([
      [3, ['n=2', 'i=0']],
      [3, ['i=1']],
    ]);
  });

  test("never calls the learner's classes to show them", async () => {
    const outcome = await run(
      'class Box:\n    def __repr__(self): player.turn_left(); return "!"\nbox = Box()\nbig = 10 ** 5000\nlong = "x" * 999\nplayer.turn_right()',
    );
    expect(outcome.commands).toHaveLength(1);
    expect(outcome.steps[0]?.changed).toEqual([
      { name: 'box', value: '<Box>', kind: 'Box' },
      { name: 'big', value: 'a very long number', kind: 'int' },
      { name: 'long', value: `${`'${'x'.repeat(999)}`.slice(0, 79)}…`, kind: 'str' },
    ]);
  });

  test('reports what it printed and after how many commands', async () => {
    const outcome = await run('print("a", 1)\nplayer.turn_left()\nprint("b")\nprint("c", end="")');
    expect(outcome.output[0]).toEqual({ text: 'a 1\n', step: 0 });
    expect(outcome.output.slice(1).every(chunk => chunk.step === 1)).toBe(true);
    expect(printed(outcome)).toBe('a 1\nb\nc');
  });

  test('finds the constants, and reports them before and after', async () => {
    const constants: Constant[] = [
      { name: 'carrots', value: 17 },
      { name: 'price', value: { $float: 2 } },
      { name: 'pair', value: { $tuple: [1, 2] } },
    ];
    const outcome = await run('carrots += 1\nprint(type(price).__name__, type(pair).__name__)', {
      constants,
    });
    expect(printed(outcome)).toBe('float tuple\n');
    expect(outcome.constants).toEqual({ carrots: 17, price: { $float: 2 }, pair: { $tuple: [1, 2] } });
    expect(outcome.updatedConstants).toEqual({ carrots: 18, price: { $float: 2 }, pair: { $tuple: [1, 2] } });
  });

  test('reports the values that the goals check, with their types', async () => {
    const asked = [
      'steps',
      'price',
      'fresh',
      'type(steps).__name__',
      'missing',
      'uses("while")',
      'uses("steps")',
      'thing',
      'whole',
    ];
    const levelGoals = asked.map(variable => goal({ action: 'compare', variable, expectedData: 0 }));
    const outcome = await run('steps = 4\nprice = 2.5\nfresh = True\nthing = {1, 2}\nwhole = 4.0', {
      levelGoals,
    });
    expect(outcome.variables).toEqual({
      steps: 4,
      price: 2.5,
      fresh: true,
      'type(steps).__name__': 'int',
      'uses("while")': false,
      'uses("steps")': true,
      thing: { $other: 'set' },
      whole: { $float: 4 },
    });
  });

  test('gets the text of a sign from read()', async () => {
    const items = [item({ action: 'read', type: 'sign', position: [3, 5], text: 'sun"flower' })];
    const levelGoals = [goal({ action: 'read' })];
    expect(printed(await run('print(player.read())', { items, levelGoals }))).toBe('sun"flower\n');
  });

  test('may use names in other scripts', async () => {
    const outcome = await run('プレイヤー = player\nशब्द = "é"\nプレイヤー.turn_left()\nprint(शब्द)');
    expect(outcome).toMatchObject({ status: 'finished' });
    expect(printed(outcome)).toBe('é\n');
  });

  test('may catch an error and continue', async () => {
    const outcome = await run(
      'try:\n    player.move_forward(99)\nexcept PlayerError as error:\n    print(error.code)',
    );
    expect(outcome.status).toBe('finished');
    expect(printed(outcome)).toBe('world/move-wall\n');
  });

  test('sleeps without taking real time', async () => {
    const outcome = await run('import time\na = time.time()\ntime.sleep(3)\nprint(round(time.time() - a))');
    expect(printed(outcome)).toBe('3\n');
  });
});

describe('a program finds nothing of the previous one', () => {
  test('no names, modules, builtins or patches', async () => {
    const spoil = [
      'import builtins, math, sys, random',
      'secret = 1',
      'builtins.print = None',
      'builtins.secret = 2',
      'math.pi = 3',
      'type(player).turn_left = None',
      'sys.modules["mine"] = math',
      'sys.setrecursionlimit(60)',
      'sys.stdout = None',
      'import json',
      'json.dumps = None',
    ].join('\n');
    expect((await run(spoil)).error).toBeNull();
    const outcome = await run(
      'import sys, math\nplayer.turn_left()\nprint("secret" in globals(), hasattr(__builtins__, "secret"), math.pi, "mine" in sys.modules)',
    );
    expect(outcome.error).toBeNull();
    expect(printed(outcome)).toBe(`False False ${Math.PI} False\n`);
  });
});
