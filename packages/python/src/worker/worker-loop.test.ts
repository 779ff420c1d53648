import { expect, test } from '@jest/globals';
import type { FromWorker } from '../protocol.ts';
import { createWorkerLoop } from './worker-loop.ts';

const ANSWER = JSON.stringify({
  error: null,
  variables: {},
  updatedConstants: {},
  changedAtEnd: [],
  lines: [],
  next: null,
});
const lateInterrupt = (): Error =>
  Object.assign(new Error('KeyboardInterrupt'), { type: 'KeyboardInterrupt' });

/** A loop whose Python forgets a program on the last of these tries; the others throw. */
async function loopThatResets(...faults: Error[]) {
  const told: FromWorker['type'][] = [];
  const take = createWorkerLoop({
    post: message => void told.push(message.type),
    start: () =>
      Promise.resolve({
        runtime: {
          run: () => ANSWER,
          reset: () => {
            const fault = told.includes('initialize') && faults.shift();
            if (fault) throw fault;
          },
        },
        start: 'plain',
        isSpoilt: () => false,
      }),
  });
  take({ type: 'initialize', interrupt: null, answers: null, snapshot: 'discard' });
  await new Promise(resolve => setTimeout(resolve));
  return { take, told };
}

test('an interrupt that arrives while a program is forgotten does no harm', async () => {
  const { take, told } = await loopThatResets(new Error('the warm-up is over'), lateInterrupt());
  take({ type: 'reset' });
  expect(told.at(-1)).toBe('reset');
});

test('a Python that cannot forget a program is not used again', async () => {
  const { take, told } = await loopThatResets(new Error('the warm-up is over'), new Error('broken'));
  expect(() => take({ type: 'reset' })).toThrow('broken');
  expect(told).not.toContain('reset');
});
