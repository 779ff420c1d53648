import { expect, jest, test } from '@jest/globals';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { COUNTING, DEAD, IDEAS, type Row, WORDS } from './uses.fixture.ts';

jest.setTimeout(60_000);

/** What `uses(word)` or `reaches(word)` says of programs. With `watched`, goals read that, too. */
async function says(rows: readonly Row[], how: 'uses' | 'reaches' = 'uses'): Promise<boolean[]> {
  const asked = rows.map(([word, code, watched = []]) => [word, code, watched]);
  const workerData = { how, rows: asked };
  const worker = new Worker(new URL('../testing/uses-worker.ts', import.meta.url), { workerData });
  const [answer] = (await once(worker, 'message')) as [string];
  await worker.terminate();
  return JSON.parse(answer) as boolean[];
}

const told = (rows: readonly Row[], answers: readonly boolean[]): string[] =>
  rows.map(([word, code], index) => `${word} ${answers[index] ? 'counts' : 'is dead'} in: ${code}`);

test('a mention that reaches no command and no goal is no use', async () => {
  expect(told(DEAD, await says(DEAD))).toEqual(
    told(
      DEAD,
      DEAD.map(() => false),
    ),
  );
});

test('an idea counts where it reaches a command or a goal, and where it cannot be followed', async () => {
  expect(told(COUNTING, await says(COUNTING))).toEqual(
    told(
      COUNTING,
      COUNTING.map(() => true),
    ),
  );
});

test('an idea reaches a command, or what its word names', async () => {
  const rows = IDEAS.map(([word, code, watched]): Row => [word, code, watched]);
  const wanted = IDEAS.map(([, , , reaches]) => reaches);
  expect(told(rows, await says(rows, 'reaches'))).toEqual(told(rows, wanted));
});

test('a word stands for what Python calls so, and for nothing else', async () => {
  const rows = WORDS.flatMap(([word, ...codes]) => codes.map((code): Row => [word, code, ['x']]));
  expect(told(rows, await says(rows))).toEqual(
    told(
      rows,
      rows.map((_row, index) => index % 2 === 0),
    ),
  );
});

test('in a program that would take long to follow, each mention counts', async () => {
  const long = (word: string, lines: number): Row => [word, `zip()\n${'a = 1\n'.repeat(lines)}`];
  expect(await says([long('zip', 10), long('zip', 2_000)])).toEqual([false, true]);
});
