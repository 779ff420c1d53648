import { describe, expect, jest, test } from '@jest/globals';
import { sharedRunner } from '../testing/shared-runner.ts';

jest.setTimeout(60_000);

const MESSAGE = 'Execution time exceeded 5 seconds. Code stopped to prevent crashing.';
const SWALLOW =
  'player.turn_left()\nwhile True:\n    try:\n        while True: pass\n    except BaseException: pass';

describe('the time limit', () => {
  const run = sharedRunner();

  test.each([
    ['an endless loop, with its line', 'x = 1\nwhile True: pass', 2, 0],
    ['one that swallows every exception', SWALLOW, null, 1],
    ['a long calculation inside of C', 'player.turn_left()\nsum(range(10 ** 10))', null, 1],
    ['a caught interrupt', 'try:\n    while True: pass\nexcept KeyboardInterrupt: pass', null, 0],
    ['a long sleep, at once', 'import time\ntime.sleep(100)', 2, 0],
    ['many short sleeps', 'import time\nwhile True:\n    player.turn_left()\n    time.sleep(3)', 4, 2],
  ])('ends %s, and the next program runs', async (_name, code, line, commands) => {
    const outcome = await run(code);
    expect(outcome).toMatchObject({
      status: 'time-limit',
      error: { code: 'python/time-limit', line, message: MESSAGE },
    });
    expect(outcome.commands).toHaveLength(commands);
    expect(await run('player.turn_left()')).toMatchObject({ status: 'finished' });
  });

  test('a program that cannot be cleared keeps its outcome, and the next one runs', async () => {
    const outcome = await run('class A:\n    def __del__(self):\n        while True: pass\na = A()');
    expect(outcome.status).toBe('finished');
    expect(await run('player.turn_left()')).toMatchObject({ status: 'finished' });
  });
});

describe('without shared memory', () => {
  const run = sharedRunner({ sharedMemory: false });

  test('the time limit replaces the worker', async () => {
    const outcome = await run('print("hi")\nplayer.turn_left()\nwhile True: pass');
    expect(outcome).toMatchObject({ status: 'time-limit', output: [{ text: 'hi\n', step: 0 }] });
    expect(outcome.commands).toEqual([['turn_left', null, 2]]);
    expect(await run('player.turn_left()')).toMatchObject({ status: 'finished' });
  });
});
