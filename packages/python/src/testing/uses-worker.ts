import { parentPort, workerData } from 'node:worker_threads';
import { startPython } from '../node/python-memory.ts';

const { pyodide } = await startPython('use');
const { how, rows } = workerData as { how: 'uses' | 'reaches'; rows: unknown };
pyodide.globals.set('how', how);
pyodide.globals.set('asked', JSON.stringify(rows));
parentPort?.postMessage(
  pyodide.runPython(`
import json
from burrow_uses import make_reaches, make_uses
make = make_reaches if how == 'reaches' else make_uses
json.dumps([make(code, watched)(word) for word, code, watched in json.loads(asked)])
`),
);
