import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parentPort } from 'node:worker_threads';
import { loadPyodide } from 'pyodide';
import { MEMORY_LIMIT } from '../limits.ts';
import type { FromWorker, ToWorker } from '../protocol.ts';
import { capMemory } from '../worker/cap-memory.ts';
import { importRuntime, lockRuntime, type PythonSources } from '../worker/runtime.ts';
import { createWorkerLoop } from '../worker/worker-loop.ts';

const FOLDER = fileURLToPath(new URL('../py/', import.meta.url));

function readSources(): PythonSources {
  const names = readdirSync(FOLDER).filter(name => name.endsWith('.py'));
  return Object.fromEntries(names.map(name => [name, readFileSync(FOLDER + name, 'utf8')]));
}

const port = parentPort;
if (!port) throw new Error('node-worker.ts runs as a worker thread');

capMemory(MEMORY_LIMIT);
const take = createWorkerLoop({
  post: (message: FromWorker) => port.postMessage(message),
  async start({ interrupt }) {
    const pyodide = await loadPyodide({ enableRunUntilComplete: false });
    importRuntime(pyodide, readSources());
    const runtime = lockRuntime(pyodide);
    if (interrupt) pyodide.setInterruptBuffer(new Uint8Array(interrupt));
    // Only our own programs run in Node.
    return { runtime, start: 'plain', isSpoilt: () => false };
  },
});
port.on('message', (message: ToWorker) => take(message));
