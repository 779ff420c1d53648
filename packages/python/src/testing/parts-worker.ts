import { loadPyodide, type PyodideConfig } from 'pyodide';
import { parentPort, workerData } from 'node:worker_threads';
import { inParts } from '../node/node-parts.ts';

const { programs, inTwo } = workerData as { readonly programs: readonly string[]; readonly inTwo: boolean };

let loads = 0;
const start = (glue: PyodideConfig = {}) => loadPyodide({ enableRunUntilComplete: false, ...glue });
const python = await (inTwo ? inParts(start, () => void (loads += 1)) : start());
const atStart = loads;
const values = programs.map(program => python.runPython(program) as string);
parentPort?.postMessage({ values, loads: [atStart, loads] });
