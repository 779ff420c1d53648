import type { PyodideAPI } from 'pyodide';
import type { RunHost } from './run-session.ts';

/** Our Python sources by file name without folder, e.g. `burrow_runtime.py`. */
export type PythonSources = Readonly<Record<string, string>>;

/** The Python side, ready for programs. */
export interface PythonRuntime {
  /** Takes and gives JSON; throws when Python died or an interrupt came late. */
  run(request: string): string;
  reset(): void;
}

interface RuntimeModule extends PythonRuntime {
  attach(host: RunHost): void;
}

const FOLDER = '/burrow';

/** Imports our sources into a Python that was started plainly. After this a snapshot may be made. */
export function importRuntime(pyodide: PyodideAPI, sources: PythonSources): void {
  pyodide.FS.mkdirTree(FOLDER);
  for (const [name, text] of Object.entries(sources)) pyodide.FS.writeFile(`${FOLDER}/${name}`, text);
  pyodide.runPython(`
import sys, warnings
sys.path.append("${FOLDER}")
import burrow_runtime
warnings.simplefilter("ignore")
del sys, warnings, burrow_runtime
`);
}

/** Joins the imported sources and the host. */
export function attachRuntime(pyodide: PyodideAPI, host: RunHost): PythonRuntime {
  const module = pyodide.pyimport('burrow_runtime') as unknown as RuntimeModule;
  const runtime: PythonRuntime = { run: module.run, reset: module.reset };
  module.attach(host);
  return runtime;
}
