import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { startPython } from '../python-memory.ts';

const NAME = 'burrow_dodges.py';

const { pyodide } = await startPython('use');
pyodide.FS.writeFile(NAME, readFileSync(new URL(NAME, import.meta.url), 'utf8'));
pyodide.globals.set('programs', JSON.stringify(workerData));
parentPort?.postMessage(
  pyodide.runPython(`
import json
from burrow_dodges import dodges
from burrow_values import decode

def decoded(values):
    return {name: decode(value) for name, value in values.items()}

json.dumps([
    dodges(
        one["code"],
        [(name, decode(argument)) for name, argument in one["commands"]],
        decoded(one["values"]),
        decoded(one["constants"]),
        one["words"],
    )
    for one in json.loads(programs)
])
`),
);
