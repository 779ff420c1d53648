import { loadPyodide } from './pyodide.mjs';

await loadPyodide();
postMessage('ready');
