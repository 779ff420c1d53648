import { takeEarlyWorker } from '@burrow/client';
import { createPythonEngine, type PythonEngine } from '@burrow/python';
import assets from '@burrow/python/assets.json' with { type: 'json' };

let engine: PythonEngine | null = null;

/** Returns the quizzes' Python, created when a program is first to be written. It outlives a question. */
export function getEngine(): PythonEngine {
  engine ??= createPythonEngine({ assets, standby: false, takeWorker: takeEarlyWorker });
  return engine;
}

/** Resolves once Python is ready, to false if it did not start. */
export function whenReady(python: PythonEngine): Promise<boolean> {
  return new Promise(resolve => {
    let leave = (): void => {};
    const look = (): void => {
      if (python.state !== 'ready' && python.state !== 'failed') return;
      leave();
      resolve(python.state === 'ready');
    };
    leave = python.subscribe(look);
    look();
  });
}
