import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { startPython } from '../python-memory.ts';

const MODULES = { 'burrow_uses.py': '../../py/', 'burrow_outline.py': './' } as const;

const { pyodide } = await startPython('use');
for (const [name, folder] of Object.entries(MODULES))
  pyodide.FS.writeFile(name, readFileSync(new URL(folder + name, import.meta.url), 'utf8'));
pyodide.globals.set('programs', JSON.stringify(workerData));
parentPort?.postMessage(
  pyodide.runPython(`
import json
from burrow_outline import outline
json.dumps([outline(one["code"], one.get("given", "")) for one in json.loads(programs)])
`),
);
