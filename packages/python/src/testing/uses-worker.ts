import { parentPort, workerData } from 'node:worker_threads';
import { startPython } from '../node/python-memory.ts';

const { pyodide } = await startPython('use');
const { how, rows } = workerData as { how: 'uses' | 'reaches'; rows: unknown };
pyodide.globals.set('how', how);
pyodide.globals.set('asked', JSON.stringify(rows));
parentPort?.postMessage(
  pyodide.runPython(`
import json
from ast import parse
from burrow_uses import Reaches, Uses
make = Reaches if how == 'reaches' else lambda code, watched: Uses(parse(code), watched)
json.dumps([make(code, watched)(word) for word, code, watched in json.loads(asked)])
`),
);
