import { describe, expect, jest, test } from '@jest/globals';
import { MAX_LINE_STEPS } from '../limits.ts';
import type { RunOutcome } from '../run.types.ts';
import { sharedRunner } from '../testing/shared-runner.ts';

jest.setTimeout(60_000);
const run = sharedRunner();

/** Each line that ran, with what it changed. */
const linesOf = ({ lines }: RunOutcome) =>
  lines.map(({ line, changed }) =>
    [line, ...changed.map(({ name, value }) => `${name} = ${value}`)].join(' '),
  );

describe('a program that calls no command is recorded line by line', () => {
  test.each([
    ['values', 'a = 2\nb = a + 3\nprint(b)', ['1 a = 2', '2 b = 5', '3']],
    [
      'a loop',
      'n = 0\nfor i in range(2):\n    n += 2',
      ['1 n = 0', '2 i = 0', '3 n = 2', '2 i = 1', '3 n = 4', '2'],
    ],
    ['a branch', 'if 2 > 3:\n    a = 1\nelse:\n    a = 2', ['1', '4 a = 2']],
    [
      'a function',
      'def twice(x):\n    y = x * 2\n    return y\na = twice(4)',
      ['1', '4 x = 4', '2 y = 8', '3 a = 8'],
    ],
    ['a list that grows', 'eggs = []\neggs.append(3)', ['1 eggs = []', '2 eggs = [3]']],
    ['waiting', 'import asyncio\nawait asyncio.sleep(1)\na = 1', ['1', '2', '3 a = 1']],
  ])('%s', async (_what, code, expected) => {
    expect(linesOf(await run(code))).toEqual(expected);
  });

  test('up to the line that fails', async () => {
    const outcome = await run('a = 1\nb = a + c\nd = 2');
    expect(linesOf(outcome)).toEqual(['1 a = 1', '2']);
    expect(outcome.error?.line).toBe(2);
  });

  test('up to a limit, where a program that never ends is of use too', async () => {
    const outcome = await run('n = 0\nwhile True:\n    n += 1');
    expect(outcome.status).toBe('time-limit');
    expect(outcome.lines).toHaveLength(MAX_LINE_STEPS);
    expect(linesOf(outcome).slice(0, 3)).toEqual(['1 n = 0', '2', '3 n = 1']);
  });

  test('without what the level does before it, and without what variables contain of ours', async () => {
    const outcome = await run('a = crop', { data: 'crop = "pea"\nfor i in range(3):\n    j = i' });
    expect(linesOf(outcome)).toEqual(["1 a = 'pea'"]);
  });
});

test('a program that calls a command is recorded by its commands alone, whenever the first comes', async () => {
  expect((await run('a = 1\nplayer.turn_left()\nb = 2')).lines).toEqual([]);
  const late = await run(`for i in range(${MAX_LINE_STEPS}):\n    a = i\nplayer.turn_left()`);
  expect(late.lines).toEqual([]);
  expect(late.steps[0]?.changed).toContainEqual({ name: 'a', value: '299', kind: 'int' });
});

test('a recursion ends at the line that calls, though the record listens to the line that would be next', async () => {
  const code = 'import sys\nsys.setrecursionlimit(60)\ndef go(n):\n    m = n + 1\n    return go(m)\ngo(0)';
  expect((await run(code)).error).toMatchObject({ code: 'python/recursion', line: 5 });
});

test('the lines of one program are not told of the next', async () => {
  await run('def go():\n    return 1\ngo()');
  expect(linesOf(await run('a = 1'))).toEqual(['1 a = 1']);
});

test('a step knows how long the program slept before it', async () => {
  const code =
    'import time\nplayer.turn_left()\ntime.sleep(1)\ntime.sleep(0.5)\nplayer.turn_left()\nplayer.turn_left()';
  expect((await run(code)).steps.map(({ wait }) => wait)).toEqual([undefined, 1.5, undefined]);
});
