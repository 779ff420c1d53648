import { afterEach, expect, jest, test } from '@jest/globals';
import { fieldLevel } from '@burrow/world/testing';
import { openNodeWorker } from '../node/open-node-worker.ts';
import type { SnapshotMode, StartKind } from '../protocol.ts';
import { createEngine, type EngineState, type PythonEngine } from './engine.ts';
import type { OpenWorker } from './worker-link.ts';

jest.setTimeout(60_000);

let engine: PythonEngine | null = null;
afterEach(() => engine?.dispose());

function create(openWorker: OpenWorker = openNodeWorker): PythonEngine {
  engine = createEngine({ openWorker, sharedMemory: true, standby: false });
  return engine;
}

function reached(target: PythonEngine, state: EngineState): Promise<void> {
  return new Promise(resolve => {
    const look = (): void => void (target.state === state && resolve());
    target.subscribe(look);
    look();
  });
}

const request = (code: string) => ({ code, level: fieldLevel() });

test('goes from starting to ready, running and back, and refuses what comes too early', async () => {
  const python = create();
  expect([python.state, python.progress]).toEqual(['starting', 0]);
  python.start();
  python.start();
  expect((await python.run(request('1'))).error).toMatchObject({
    code: 'python/not-initialized',
    message: 'Pyodide worker is not initialized.',
  });
  await reached(python, 'ready');
  expect([python.progress, python.startKind]).toEqual([1, 'snapshot']);
  const first = python.run(request('player.turn_left()'));
  expect(python.state).toBe('running');
  expect((await python.run(request('1'))).error).toMatchObject({
    code: 'python/busy',
    message: 'Worker is busy resetting. Please wait a moment and try again.',
  });
  expect((await first).status).toBe('finished');
  expect(python.state).toBe('ready');
});

test('Stop ends a program, streams what was printed, and keeps the worker', async () => {
  const python = create();
  python.start();
  await reached(python, 'ready');
  const chunks: string[] = [];
  const outcome = await python.run(request('print("hi")\nwhile True: pass'), {
    output(chunk) {
      chunks.push(chunk.text);
      python.stop();
    },
  });
  expect(chunks).toEqual(['hi\n']);
  expect(outcome).toMatchObject({ status: 'stopped', error: { code: 'python/stopped', line: 2 } });
  expect(python.state).toBe('ready');
  expect((await python.run(request('player.turn_left()'))).status).toBe('finished');
});

test('Stop replaces a worker that does not respond', async () => {
  const python = create();
  python.start();
  await reached(python, 'ready');
  const stopped = await python.run(request('print(1)\nsum(range(10 ** 10))'), {
    // Not immediately: between the two lines Python would still respond.
    output: () => void setTimeout(() => python.stop(), 500),
  });
  expect(stopped.status).toBe('stopped');
  expect(python.state).toBe('resetting');
  expect((await python.run(request('1'))).error?.code).toBe('python/busy');
  await reached(python, 'ready');
  expect((await python.run(request('player.turn_left()'))).status).toBe('finished');
});

/** Workers that fail to start, and how the engine asked for them. */
function failingWorkers(start: StartKind): { openWorker: OpenWorker; modes: SnapshotMode[] } {
  const modes: SnapshotMode[] = [];
  const openWorker: OpenWorker = listener => ({
    post(message) {
      if (message.type !== 'initialize') return;
      modes.push(message.snapshot);
      const failed = message.snapshot === 'discard' ? 'plain' : start;
      queueMicrotask(() =>
        listener.message({ type: 'initialize', status: 'failed', start: failed, reason: 'no network' }),
      );
    },
    terminate: () => undefined,
  });
  return { openWorker, modes };
}

test('gives up a snapshot from which Python does not start', async () => {
  const { openWorker, modes } = failingWorkers('snapshot');
  const python = create(openWorker);
  python.start();
  await reached(python, 'failed');
  expect(modes).toEqual(['use', 'discard']);
});

test('a plain start that fails leaves the snapshots alone, and can be retried', async () => {
  const { openWorker, modes } = failingWorkers('plain');
  const python = create(openWorker);
  python.start();
  await reached(python, 'failed');
  expect(python.failure).toBe('no network');
  expect((await python.run(request('1'))).error?.code).toBe('python/not-initialized');
  python.start();
  expect(modes).toEqual(['use', 'use']);
});

test('a worker that dies ends its run as crashed', async () => {
  const python = create(listener => {
    const link = openNodeWorker(listener);
    return {
      ...link,
      post(message) {
        if (message.type === 'main-execution') listener.failure('gone');
        else link.post(message);
      },
    };
  });
  python.start();
  await reached(python, 'ready');
  expect((await python.run(request('1'))).error?.code).toBe('python/crashed');
  await reached(python, 'ready');
});

test('Stop at any moment leaves a Python that works', async () => {
  const python = create();
  python.start();
  await reached(python, 'ready');
  const programs = [
    'while True: pass',
    'while True: player.turn_left()',
    'for i in range(4000): print(i)',
    '1',
  ];
  for (let round = 0; round < 60; round++) {
    const running = python.run(request(programs[round % programs.length] ?? ''));
    await new Promise(resolve => setTimeout(resolve, (round * 7) % 23));
    python.stop();
    await running;
    await reached(python, 'ready');
    const next = await python.run(request('player.turn_left()\nprint(1)'));
    expect([next.status, next.output]).toEqual(['finished', [{ text: '1\n', step: 1 }]]);
  }
});
