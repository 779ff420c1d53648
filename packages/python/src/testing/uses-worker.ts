import { parentPort, workerData } from 'node:worker_threads';
import { startPython } from '../node/python-memory.ts';

const { pyodide } = await startPython('use');
pyodide.globals.set('asked', JSON.stringify(workerData));
parentPort?.postMessage(
  pyodide.runPython(`
import json
from burrow_uses import make_uses
json.dumps([make_uses(code, watched)(word) for word, code, watched in json.loads(asked)])
`),
);
