import { fieldLevel, goal } from '@burrow/world/testing';
import assets from '@burrow/python/assets.json' with { type: 'json' };
import { createPythonEngine, type PythonEngine, type RunOutcome } from '../src/index.ts';

const engine: PythonEngine = createPythonEngine({
  assets,
  standby: new URLSearchParams(location.search).has('standby'),
});

/** Resolves with the milliseconds until the engine can run. */
function ready(): Promise<number> {
  const begin = performance.now();
  return new Promise((resolve, reject) => {
    const look = (): void => {
      if (engine.state === 'ready') resolve(performance.now() - begin);
      if (engine.state === 'failed') reject(new Error(engine.failure ?? 'failed'));
    };
    engine.start();
    engine.subscribe(look);
    look();
  });
}

const run = (code: string): Promise<RunOutcome> => engine.run({ code, level: fieldLevel() });

/** Runs in a level that is about an idea: a program that ends well is tried without it. */
const runTrying = (code: string, idea: string): Promise<RunOutcome> =>
  engine.run({ code, level: fieldLevel(), ideas: [idea] });

/** Runs in a level that requires a construct. */
const runAsked = (code: string, construct: string): Promise<RunOutcome> => {
  const asked = goal({ action: 'compare', variable: `uses("${construct}")`, expectedData: true });
  return engine.run({ code, level: fieldLevel({ levelGoals: [asked] }) });
};

/** Runs with a slow typist who answers Ada; returns what was printed. */
async function runAnswering(code: string): Promise<string> {
  const outcome = await engine.run(
    { code, level: fieldLevel() },
    { ask: () => new Promise(resolve => setTimeout(() => resolve('Ada'), 200)) },
  );
  return outcome.error?.message ?? outcome.output.map(({ text }) => text).join('');
}

/** Runs, presses Stop after some output, and returns the milliseconds from Stop to the end. */
async function stopLatency(code: string): Promise<{ ms: number; outcome: RunOutcome }> {
  let pressed = 0;
  const outcome = await engine.run(
    { code, level: fieldLevel() },
    {
      output: () => {
        pressed = performance.now();
        engine.stop();
      },
    },
  );
  return { ms: performance.now() - pressed, outcome };
}

function attack(script: string): Promise<void> {
  return new Promise(resolve => {
    const worker = new Worker(new URL(script, location.href), { type: 'module' });
    worker.onmessage = () => resolve();
  });
}

function settled<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB'));
  });
}

const pause = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 100));

/** Waits until the worker has stored something. */
async function snapshotStored(): Promise<IDBDatabase> {
  while (!(await indexedDB.databases()).some(one => one.name === 'burrow-python')) await pause();
  const database = await settled(indexedDB.open('burrow-python'));
  while ((await settled(database.transaction('snapshots').objectStore('snapshots').count())) === 0)
    await pause();
  return database;
}

/** Overwrites the stored snapshot with zeros. */
async function spoilSnapshot(): Promise<void> {
  const database = await snapshotStored();
  const store = database.transaction('snapshots', 'readwrite').objectStore('snapshots');
  const zeros = { length: 1_000_000, runs: new Uint32Array(), data: new Uint8Array() };
  for (const key of await settled(store.getAllKeys())) await settled(store.put(zeros, key));
  database.close();
}

/** Closes what it opened. */
const waitForSnapshot = async (): Promise<void> => (await snapshotStored()).close();

const page = {
  engine,
  ready,
  run,
  runTrying,
  runAsked,
  runAnswering,
  stopLatency,
  attack,
  spoilSnapshot,
  waitForSnapshot,
};
export type TestPage = typeof page;
Object.assign(globalThis, { page });
