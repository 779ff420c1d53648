import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { fieldLevel } from '@burrow/world/testing';
import type { WorkerLink } from '../engine/worker-link.ts';
import { openNodeWorker } from '../node/open-node-worker.ts';
import type { FromWorker, ToWorker } from '../protocol.ts';

jest.setTimeout(60_000);

let link: WorkerLink;
let waiting: ((message: FromWorker) => void) | null = null;

/** Posts a message and resolves to the first answer of that type. */
function ask<Type extends FromWorker['type']>(message: ToWorker & { type: Type }): Promise<FromWorker> {
  return new Promise(resolve => {
    waiting = answer => {
      if (answer.type === message.type) resolve(answer);
    };
    link.post(message);
  });
}

// As a browser starts that has never seen Python, and as the one that comes back.
describe.each([
  ['discard', 'plain'],
  ['use', 'snapshot'],
] as const)('%s', (snapshot, start) => {
  beforeAll(async () => {
    link = openNodeWorker({ message: message => waiting?.(message), failure: () => undefined });
    expect(await ask({ type: 'initialize', interrupt: null, answers: null, snapshot })).toEqual({
      type: 'initialize',
      status: 'ready',
      start,
    });
  }, 60_000);
  afterAll(() => link.terminate());

  test('main-execution, fetch-commands, fetch-constants, reset', async () => {
    const level = fieldLevel({ constants: [{ name: 'steps', value: 2 }] });
    const mode = { interactive: false, answers: [], seed: null };
    const request = { code: 'player.move_forward(steps)\nsteps = 3', level };
    expect(await ask({ type: 'main-execution', request, mode })).toEqual({
      type: 'main-execution',
      result: {
        error: null,
        limit: null,
        ask: null,
        variables: {},
        spoilt: false,
        lines: [],
        changedAtEnd: [{ name: 'steps', value: '3', kind: 'int' }],
      },
    });
    expect(await ask({ type: 'fetch-commands' })).toEqual({
      type: 'fetch-commands',
      commands: [['move_forward', 2, 1]],
    });
    expect(await ask({ type: 'fetch-constants' })).toEqual({
      type: 'fetch-constants',
      constants: { steps: 2 },
      updatedConstants: { steps: 3 },
    });
    expect(await ask({ type: 'reset' })).toEqual({ type: 'reset' });
    expect(await ask({ type: 'fetch-commands' })).toEqual({ type: 'fetch-commands', commands: [] });
  });
});
