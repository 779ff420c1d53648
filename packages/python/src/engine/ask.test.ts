import { describe, expect, jest, test } from '@jest/globals';
import type { WorldLevel } from '@burrow/contracts';
import { judge, loadWorld, replay } from '@burrow/world';
import { fieldLevel, goal, item } from '@burrow/world/testing';
import type { Answer, Ask } from '../ask.types.ts';
import { createNodeRunner } from '../node/node-runner.ts';
import type { RunListeners, RunOutcome, RunStep } from '../run.types.ts';
import { sharedRunner } from '../testing/shared-runner.ts';

jest.setTimeout(60_000);

const level: Partial<WorldLevel> = {
  items: [
    item({ action: 'question', type: 'listener', position: [3, 5] }),
    item({ action: 'read', type: 'sign', text: 'pie', position: [2, 4] }),
    item({ action: 'write', type: 'board', position: [2, 6] }),
  ],
  levelGoals: [
    goal({ action: 'question', count: 2 }),
    goal({ action: 'read' }),
    goal({ action: 'write', data: 'False Ada' }),
  ],
};

const PROGRAM = [
  'import random',
  'print("begin", random.random())',
  'a = player.question("Is it dry?")',
  'b = player.question("Really?")',
  'player.turn_left()',
  'word = player.read()',
  'name = input("Who? ")',
  'player.turn_right(); player.turn_right()',
  'player.write(f"{b} {name}")',
  'print(a, b, word, name)',
].join('\n');

const REPLIES: Answer[] = [true, false, null, 'Ada', null];

function listen(replies: readonly Answer[] = REPLIES) {
  const asks: Ask[] = [];
  const texts: string[] = [];
  const steps: RunStep[] = [];
  const on: RunListeners = {
    ask: ask => Promise.resolve(replies[asks.push(ask) - 1] ?? null),
    output: chunk => void texts.push(chunk.text),
    steps: (more, from) => void steps.splice(from, steps.length, ...more),
  };
  return { asks, texts, steps, on };
}

const printed = (outcome: RunOutcome): string => outcome.output.map(({ text }) => text).join('');

describe.each([
  ['with shared memory', true],
  ['without it, by running again', false],
])('%s', (_name, sharedMemory) => {
  const run = sharedRunner({ sharedMemory });

  test('the program waits for each answer and continues with it', async () => {
    const { asks, texts, steps, on } = listen();
    const outcome = await run(PROGRAM, level, {}, on);
    expect(outcome.error).toBeNull();
    expect(asks).toEqual([
      { kind: 'question', message: 'Is it dry?', after: 0, line: 3 },
      { kind: 'question', message: 'Really?', after: 1, line: 4 },
      { kind: 'read', text: 'pie', after: 4, line: 6 },
      { kind: 'input', prompt: 'Who? ', after: 4, line: 7 },
      { kind: 'write', text: 'False Ada', after: 7, line: 9 },
    ]);
    expect(outcome.answers).toEqual(REPLIES);
    expect(printed(outcome)).toMatch(/^begin 0\.\d+(e-\d+)?\nWho\? Ada\nTrue False pie Ada\n$/);
    expect(texts.join('')).toBe(printed(outcome));
    expect(steps).toEqual(outcome.steps);
  });

  test('its record replays to the same end', async () => {
    const outcome = await run(PROGRAM, level, {}, listen().on);
    const world = loadWorld(fieldLevel(level));
    const { final, steps } = replay(world, outcome.commands);
    expect(judge(world, final, outcome.variables).complete).toBe(true);
    expect(steps.slice(0, 2).map(({ value }) => value)).toEqual([true, false]);
  });

  test('waiting does not count against the five seconds', async () => {
    const outcome = await run(
      'import time\ntime.sleep(3)\nname = input()\ntime.sleep(1)',
      level,
      {},
      {
        ask: () => new Promise(resolve => setTimeout(() => resolve('Ada'), 2_500)),
      },
    );
    expect(outcome.status).toBe('finished');
  });

  test('Stop ends a program that waits, and the next one runs', async () => {
    const runner = await createNodeRunner({ sharedMemory });
    const outcome = await runner.run(
      { code: 'player.turn_left()\nname = input("Who?")\nplayer.turn_left()', level: fieldLevel(level) },
      {
        ask: () => {
          setTimeout(() => runner.stop(), 20);
          return new Promise(() => undefined);
        },
      },
    );
    expect(outcome).toMatchObject({ status: 'stopped', error: { code: 'python/stopped' } });
    expect(outcome.commands).toHaveLength(1);
    const next = await runner.run({ code: 'player.turn_left()', level: fieldLevel() });
    runner.dispose();
    expect(next.status).toBe('finished');
  });

  test('a rejected answer stops the run', async () => {
    const outcome = await run('input("Who?")', level, {}, { ask: () => Promise.reject(new Error('gone')) });
    expect(outcome.status).toBe('stopped');
  });

  test('a refused question is not asked', async () => {
    const { asks, on } = listen();
    const outcome = await run('player.turn_left()\nplayer.question("Dry?")', { ...level, items: [] }, {}, on);
    expect(outcome.error).toMatchObject({ code: 'world/question-position', line: 2 });
    expect(asks).toEqual([]);
  });

  test('a program that catches everything still asks only once', async () => {
    const { asks, on } = listen(['Ada']);
    const code = 'try:\n    name = input("Who?")\nexcept BaseException:\n    name = "none"\nprint(name)';
    expect(printed(await run(code, level, {}, on))).toBe('Who?Ada\nAda\n');
    expect(asks).toHaveLength(1);
  });

  test('input in a loop asks every time', async () => {
    const { asks, on } = listen(['oats', 'corn', '']);
    const code = 'bag = []\nwhile food := input("Food? "):\n    bag.append(food)\nprint(bag)';
    expect(printed(await run(code, level, {}, on))).toMatch(/\['oats', 'corn'\]\n$/);
    expect(asks.map(({ line }) => line)).toEqual([2, 2, 2]);
  });

  test('input waits inside coroutines too', async () => {
    const outcome = await run(
      'async def main():\n    print(input("Who? "))\nawait main()',
      level,
      {},
      listen(['Ada']).on,
    );
    expect(printed(outcome)).toBe('Who? Ada\nAda\n');
  });

  test('a very long text is cut', async () => {
    const outcome = await run('print(len(input()))', level, {}, listen(['\u0001'.repeat(9_000)]).on);
    expect(printed(outcome)).toMatch(/\n2000\n$/);
  });
});

describe('with nobody there', () => {
  const run = sharedRunner();

  test("the level's answers and input are used, and no pop-up waits", async () => {
    const outcome = await run(PROGRAM, { ...level, answers: [true, false], input: ['Ada'] });
    expect(printed(outcome)).toMatch(/\nWho\? Ada\nTrue False pie Ada\n$/);
    expect(outcome.answers).toEqual([]);
  });

  test('input that the level does not provide is refused', async () => {
    const outcome = await run('a = input()\nb = input()', { input: ['x'] });
    expect(outcome.error).toMatchObject({ code: 'python/no-input', line: 2 });
  });
});
