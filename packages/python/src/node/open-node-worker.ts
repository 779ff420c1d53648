import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import type { OpenWorker } from '../engine/worker-link.ts';

// V8 loses count of its code when it collects that of many interpreters and stops the process: nodejs/node#64500.
setFlagsFromString('--no-wasm-code-gc');

/** Python in a worker thread of Node. */
export const openNodeWorker: OpenWorker = listener => {
  const worker = new Worker(new URL('./node-worker.ts', import.meta.url), { stdout: true, stderr: true });
  worker.on('message', message => listener.message(message));
  worker.on('error', error => listener.failure(error instanceof Error ? error.message : String(error)));
  return {
    post: message => worker.postMessage(message),
    terminate: () => void worker.terminate(),
  };
};
