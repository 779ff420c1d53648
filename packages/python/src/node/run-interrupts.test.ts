import { beforeAll, expect, jest, test } from '@jest/globals';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

jest.setTimeout(60_000);

interface Answer {
  readonly error: { readonly code: string; readonly line: number | null; readonly message: string } | null;
  readonly lines: readonly unknown[];
}

/** So many names that an interrupt is noticed while they are compared. */
const NAMES = Array.from({ length: 90 }, (_, at) => `a${at} = ${at}`).join('\n');
const ENDLESS = 'while True:\n    n = 1';

const PROGRAMS = {
  ended: `${NAMES}\nprint("no new line", end="")`,
  interrupted: `${NAMES}\nprint("a line")\nprint("no new line", end="")\n${ENDLESS}`,
  odd: 'class Odd(Exception):\n    def __str__(self):\n        print("a line")\n        while True: pass\nraise Odd()',
  next: `print("a line")\n${ENDLESS}`,
};

/** What Python answers about each of them, one after the other, interrupted at each text that it has written. */
let answers: Readonly<Record<keyof typeof PROGRAMS, Answer>>;

beforeAll(async () => {
  const worker = new Worker(new URL('../testing/interrupted-worker.ts', import.meta.url), {
    workerData: PROGRAMS,
  });
  [answers] = (await once(worker, 'message')) as [typeof answers];
  await worker.terminate();
});

test('an interrupt while the answer is made takes nothing of it', () => {
  expect(answers.ended).toMatchObject({ error: null, lines: { length: 91 } });
  expect(answers.interrupted).toMatchObject({ error: { message: 'KeyboardInterrupt' } });
  expect(answers.interrupted.lines.length).toBeGreaterThan(90);
});

test('an interrupt ends what the answer asks of the program itself', () => {
  expect(answers.odd.error).toMatchObject({ code: 'python/other', line: 5 });
});

test('the next program can be interrupted again', () => {
  expect(answers.next.error).toMatchObject({ message: 'KeyboardInterrupt' });
});
