import { describe, expect, jest, test } from '@jest/globals';
import { goal } from '@burrow/world/testing';
import type { RunOutcome } from '../run.types.ts';
import { sharedRunner } from '../testing/shared-runner.ts';

jest.setTimeout(60_000);
const run = sharedRunner();
const printed = (outcome: RunOutcome): string => outcome.output.map(chunk => chunk.text).join('');

const KITCHEN = [
  'async def bake(name):',
  '    await asyncio.sleep({"bread": 3, "soup": 5, "pie": 6, "tart": 2}.get(name, 1))',
  '    return name',
  '_busy = []',
  'async def small_oven(name):',
  '    if _busy: raise RuntimeError("the oven is full")',
  '    _busy.append(name)',
  '    loaf = await bake(name)',
  '    _busy.remove(name)',
  '    return loaf',
].join('\n');

const inKitchen = (code: string) => run(code, { data: KITCHEN });

describe('await', () => {
  test.each([
    ['outside of a function', 'loaf = await bake("bread")\nprint(loaf, minutes())', 'bread 3\n'],
    [
      'in asyncio.run',
      'import asyncio\nasync def main():\n    print(await bake("soup"), minutes())\nasyncio.run(main())',
      'soup 5\n',
    ],
    ['one after the other', 'await bake("bread")\nawait bake("soup")\nprint(minutes())', '8\n'],
    [
      'together, by gather',
      'import asyncio\nprint(await asyncio.gather(bake("bread"), bake("soup")), minutes())',
      "['bread', 'soup'] 5\n",
    ],
    [
      'begun first, by create_task',
      'import asyncio\nasync def main():\n    pie = asyncio.create_task(bake("pie"))\n    await asyncio.sleep(4)\n    print(minutes(), await pie, minutes())\nawait main()',
      '4 pie 6\n',
    ],
    [
      'in the order of their ends, by as_completed',
      'import asyncio\nfor ready in asyncio.as_completed([bake("pie"), bake("tart"), bake("bread")]):\n    print(await ready, end=" ")',
      'tart bread pie ',
    ],
    [
      'behind a lock',
      'import asyncio\noven = asyncio.Lock()\nasync def cook(name):\n    async with oven: return await small_oven(name)\nprint(await asyncio.gather(*map(cook, ["bread", "tart"])), minutes())',
      "['bread', 'tart'] 5\n",
    ],
    [
      'over an async generator',
      'import asyncio\nasync def belt():\n    for c in "ab":\n        await asyncio.sleep(2); yield c\nasync def main():\n    async for c in belt(): print(c, minutes())\nawait main()',
      'a 2\nb 4\n',
    ],
    [
      'with a time limit of its own',
      'import asyncio\ntry:\n    async with asyncio.timeout(2): await bake("pie")\nexcept TimeoutError: print("too slow", minutes())',
      'too slow 2\n',
    ],
    [
      'in a task group',
      'import asyncio\nasync with asyncio.TaskGroup() as group:\n    a = group.create_task(bake("tart")); b = group.create_task(bake("bread"))\nprint(a.result(), b.result(), minutes())',
      'tart bread 3\n',
    ],
    ['on parts of minutes', 'import asyncio\nawait asyncio.sleep(0.5)\nprint(minutes())', '0.5\n'],
  ])('waits %s', async (_name, code, text) => {
    const outcome = await inKitchen(code);
    expect([outcome.error, printed(outcome)]).toEqual([null, text]);
  });

  test('records commands inside coroutines, with their lines', async () => {
    const outcome = await inKitchen(
      'async def main():\n    player.turn_left()\n    await bake("pie")\n    player.turn_right()\nawait main()',
    );
    expect(outcome.commands).toEqual([
      ['turn_left', null, 2],
      ['turn_right', null, 4],
    ]);
  });

  test('an hour of waiting uses up none of the five seconds', async () => {
    const outcome = await run(
      'import asyncio\nfor i in range(60): await asyncio.sleep(60)\nprint(minutes())',
    );
    expect([outcome.status, printed(outcome)]).toEqual(['finished', '3600\n']);
  });

  test('the clock on the farm restarts in each run', async () => {
    await inKitchen('await bake("pie")');
    expect(printed(await inKitchen('print(minutes())'))).toBe('0\n');
  });

  test('goals can check the clock', async () => {
    const levelGoals = [goal({ action: 'compare', variable: 'minutes()', expectedData: 3 })];
    const outcome = await run('await bake("bread")', { data: KITCHEN, levelGoals });
    expect(outcome.variables).toEqual({ 'minutes()': 3 });
  });

  test.each([
    [
      'a refused command in a task',
      'async def main():\n    player.collect("log")\nawait main()',
      'world/collect-data',
      2,
    ],
    [
      'a coroutine that nobody awaits goes to a command',
      'player.speak(bake("pie"))',
      'world/speak-position',
      1,
    ],
    [
      'a full oven',
      'import asyncio\nawait asyncio.gather(small_oven("pie"), small_oven("tart"))',
      'python/other',
      2,
    ],
    [
      'something that never comes',
      'import asyncio\nawait asyncio.Event().wait()',
      'python/waits-for-ever',
      2,
    ],
    ['await in a plain function', 'def f():\n    await bake("pie")', 'python/syntax', 2],
    [
      'gather without await',
      'import asyncio\na, b = asyncio.gather(bake("pie"), bake("tart"))',
      'python/other',
      2,
    ],
  ])('%s ends in a code and a line', async (_name, code, errorCode, line) => {
    const { error } = await inKitchen(code);
    expect([error?.code, error?.line]).toEqual([errorCode, line]);
    expect((await run('import asyncio\nasyncio.run(asyncio.sleep(1))')).status).toBe('finished');
  });

  test.each([
    'async def main():\n    while True: pass\nawait main()',
    'import asyncio\nasync def main():\n    while True: await asyncio.sleep(1)\nasyncio.run(main())',
  ])('%j is ended after five seconds', async code => {
    expect((await run(code)).status).toBe('time-limit');
    expect((await inKitchen('await bake("pie")')).status).toBe('finished');
  });

  test('a limit ends all tasks at once', async () => {
    const { error } = await run(
      'import asyncio\nasync def shout():\n    while True: print("x" * 9999)\nawait asyncio.gather(shout(), shout())',
    );
    expect(error?.code).toBe('python/too-much-output');
  });
});

describe('the data of a level', () => {
  test('is available before the program begins, without its private names', async () => {
    const outcome = await run('print(next(belt), row, "_n" in globals(), "asyncio" in globals())', {
      constants: [{ name: 'row', value: 4 }],
      data: '_n = 1\nbelt = iter(range(row, 9))',
    });
    expect(printed(outcome)).toBe('4 4 False False\n');
  });

  test("its lines are not the learner's", async () => {
    const { error } = await run('x = 1\nweigh()', {
      data: 'def weigh():\n\n\n\n    raise RuntimeError("tired")',
    });
    expect(error).toMatchObject({ code: 'python/other', line: 2, message: 'RuntimeError: tired' });
    expect(error?.trace).not.toContain('level data');
  });

  test('a mistake in it is reported as such', async () => {
    const { error } = await run('x = 1', { data: 'y = 1 / 0' });
    expect(error).toMatchObject({ code: 'python/level-data', line: null });
  });
});
