import { fieldLevel } from '@burrow/world/testing';
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
    engine.subscribe(look);
    engine.start();
    look();
  });
}

const run = (code: string): Promise<RunOutcome> => engine.run({ code, level: fieldLevel() });

/** Runs, presses Stop after some output, and gives the milliseconds from Stop to the end. */
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

/** Overwrites the stored snapshot with zeros. */
async function spoilSnapshot(): Promise<number> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('burrow-python');
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB'));
  });
  const store = database.transaction('snapshots', 'readwrite').objectStore('snapshots');
  return new Promise(resolve => {
    const keys = store.getAllKeys();
    keys.onsuccess = () => {
      keys.result.forEach(key => store.put(new Uint8Array(1_000_000), key));
      store.transaction.oncomplete = () => resolve(keys.result.length);
    };
  });
}

const page = { engine, ready, run, stopLatency, attack, spoilSnapshot };
export type TestPage = typeof page;
Object.assign(globalThis, { page });
