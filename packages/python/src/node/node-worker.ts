import { parentPort } from 'node:worker_threads';
import { MEMORY_LIMIT } from '../limits.ts';
import type { FromWorker, ToWorker } from '../protocol.ts';
import { capMemory } from '../worker/cap-memory.ts';
import { lockRuntime } from '../worker/runtime.ts';
import { createWorkerLoop } from '../worker/worker-loop.ts';
import { startPython } from './python-memory.ts';

const port = parentPort;
if (!port) throw new Error('node-worker.ts runs as a worker thread');

capMemory(MEMORY_LIMIT);
const take = createWorkerLoop({
  post: (message: FromWorker) => port.postMessage(message),
  async start({ interrupt, snapshot }) {
    const { pyodide, start } = await startPython(snapshot);
    const runtime = lockRuntime(pyodide);
    if (interrupt) pyodide.setInterruptBuffer(new Uint8Array(interrupt));
    // Only our own programs run in Node.
    return { runtime, start, isSpoilt: () => false };
  },
});
port.on('message', (message: ToWorker) => take(message));
