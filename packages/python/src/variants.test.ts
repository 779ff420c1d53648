import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import type { Variant } from '@burrow/contracts';
import { fieldLevel, goal, item } from '@burrow/world/testing';
import { createNodeRunner, type NodeRunner } from './node/index.ts';
import { runVariants } from './variants.ts';

jest.setTimeout(60_000);
let runner: NodeRunner;
beforeAll(async () => {
  runner = await createNodeRunner();
}, 60_000);
afterAll(() => runner.dispose());

/** A row of carrots that starts on the tile ahead. */
const row = (length: number) => ({
  constants: [{ name: 'row', value: length }],
  items: Array.from({ length }, (_one, index) =>
    item({ action: 'collect', type: 'carrot', position: [3 + index, 5] }),
  ),
  levelGoals: [
    goal({ action: 'collect', type: 'carrot', count: length }),
    goal({ action: 'compare', variable: 'uses("for")', expectedData: true }),
  ],
});
const variants: Variant[] = [row(2), row(6)];
const failing = async (code: string) =>
  (await runVariants(runner, { code, level: fieldLevel(row(4)) }, variants)).failure;

const loop = (times: string) =>
  `for bed in range(${times}):\n    player.collect("carrot")\n    player.move_forward(1)`;

test('a program that works in all settings passes, with what it did in each', async () => {
  const { failure, met } = await runVariants(
    runner,
    { code: loop('row'), level: fieldLevel(row(4)) },
    variants,
  );
  expect(failure).toBeNull();
  expect(met.map(({ commands }) => commands.length)).toEqual([4, 12]);
});

test('the first failing setting is reported with its line: an error', async () => {
  expect(await failing(loop('4'))).toMatchObject({
    variant: 0,
    level: row(2),
    outcome: { status: 'error', error: { code: 'world/collect-position' } },
    shortfalls: [],
    line: 2,
  });
});

test('or what is missing at the end', async () => {
  expect(await failing(loop('2'))).toMatchObject({
    variant: 1,
    outcome: { status: 'finished' },
    shortfalls: [{ goal: 0, error: { code: 'world/goal-open', params: { score: 2, count: 6 } } }],
    line: 3,
  });
});

test('answers and input come from the variant', async () => {
  const level = fieldLevel({
    items: [item({ action: 'question', type: 'listener', position: [3, 5] })],
    levelGoals: [goal({ action: 'question' }), goal({ action: 'assign', variable: 'who', data: 'Ada' })],
  });
  const code = 'who = input() if player.question("Do you know?") else "nobody"';
  const answered = { input: ['Ada'], answers: [true] };
  const { failure, met } = await runVariants(runner, { code, level }, [answered, { answers: [false] }]);
  expect(met).toHaveLength(1);
  expect(failure).toMatchObject({
    variant: 1,
    shortfalls: [{ goal: 1, error: { code: 'world/assign-mismatch', params: { found: '"nobody"' } } }],
  });
});
