import { describe, expect, jest, test } from '@jest/globals';
import { fieldLevel } from '@burrow/world/testing';
import { createNodeRunner } from './node-runner.ts';
import { sharedRunner } from '../testing/shared-runner.ts';
import type { RunOutcome, RunStep } from '../run.types.ts';

jest.setTimeout(60_000);
const run = sharedRunner();

const lines = ({ steps }: RunOutcome) => steps.map(({ line, next }) => [line, next]);

describe('the line that comes next', () => {
  test.each([
    [
      'the next line',
      'player.turn_left()\n\nplayer.turn_right()\nx = 1',
      [
        [1, 3],
        [3, 4],
      ],
    ],
    ['none at the end', 'player.turn_left()', [[1, null]]],
    [
      'the same line',
      'player.turn_left(); player.turn_right()',
      [
        [1, 1],
        [1, null],
      ],
    ],
    [
      'a loop',
      'for i in range(2):\n    player.turn_left()\nx = 1',
      [
        [2, 1],
        [2, 1],
      ],
    ],
    ['a branch', 'player.turn_left()\nif False:\n    x = 1\nelse:\n    x = 2', [[1, 2]]],
    ['back in the caller', 'def go():\n    player.turn_left()\ngo()\nx = 1', [[2, 4]]],
    [
      'on in a generator',
      'def way():\n    player.turn_left()\n    yield 1\nfor one in way():\n    x = 1',
      [[2, 3]],
    ],
    ['in a handler', 'try:\n    player.move_forward(99)\nexcept PlayerError:\n    x = 1', [[2, 3]]],
    [
      'none after an error',
      'player.turn_left()\nplayer.move_forward(99)',
      [
        [1, 2],
        [2, null],
      ],
    ],
    ['in a coroutine', 'async def main():\n    player.turn_left()\n    x = 1\nawait main()', [[2, 3]]],
  ] as [string, string, [number, number | null][]][])('is %s', async (_name, code, expected) => {
    expect(lines(await run(code))).toEqual(expected);
  });

  test('is right again after a program that tampered with the tools for it', async () => {
    await run('import sys\nsys.monitoring.free_tool_id(4)\nplayer.turn_left()\nx = 1');
    expect((await run('player.turn_left()\nx = 1')).status).toBe('finished');
  });
});

describe('the record', () => {
  test('of an error stops at the step before it', async () => {
    const refused = await run('player.turn_left()\nplayer.turn_left()\nplayer.collect("log")');
    expect([refused.steps.length, refused.errorStep, refused.error?.line]).toEqual([3, 1, 3]);
    const own = await run('player.turn_left()\ncarrot');
    expect([own.steps.length, own.errorStep]).toEqual([1, 0]);
    expect((await run('x')).errorStep).toBe(-1);
    expect((await run('x = 1')).errorStep).toBeNull();
  });

  test('can be left out; commands and lines stay', async () => {
    const runner = await createNodeRunner();
    const code = 'x = 1\nplayer.turn_left()\ny = 2';
    const outcome = await runner.run({ code, level: fieldLevel(), record: false });
    runner.dispose();
    expect(outcome.steps).toEqual([{ name: 'turn_left', argument: null, line: 2, next: null, changed: [] }]);
    expect(outcome.changedAtEnd).toEqual([]);
  });

  test('streams while the program runs', async () => {
    const heard: RunStep[] = [];
    const outcome = await run(
      'for i in range(30):\n    player.turn_left()',
      {},
      {},
      {
        steps: (steps, from) => void heard.splice(from, heard.length, ...steps),
      },
    );
    expect(heard).toEqual(outcome.steps);
  });
});
