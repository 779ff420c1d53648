import type { PyodideAPI } from 'pyodide';
import { commandsModule } from './commands-module.ts';
import type { RunHost } from './program-run.ts';

/** Our Python sources by file name without folder, e.g. `burrow_runtime.py`. */
export type PythonSources = Readonly<Record<string, string>>;

/** The Python side, ready for programs. */
export interface PythonRuntime {
  /** Takes and returns JSON; throws if Python died or an interrupt came late. The host belongs to this run only. */
  run(request: string, host: RunHost): string;
  reset(): void;
}

interface RuntimeModule extends PythonRuntime {
  lock(): void;
}

const FOLDER = '/burrow';

/** Imports our sources into a Python that was started without a snapshot. After this, a snapshot can be taken. */
export function importRuntime(pyodide: PyodideAPI, sources: PythonSources): void {
  pyodide.FS.mkdirTree(FOLDER);
  const all = { ...sources, 'burrow_commands.py': commandsModule() };
  for (const [name, text] of Object.entries(all)) pyodide.FS.writeFile(`${FOLDER}/${name}`, text);
  pyodide.runPython(`
import sys, warnings
sys.path.append("${FOLDER}")
import burrow_runtime
warnings.simplefilter("ignore")
del sys, warnings, burrow_runtime
`);
}

/** The imported sources, with the ways out of Python closed. */
export function lockRuntime(pyodide: PyodideAPI): PythonRuntime {
  const module = pyodide.pyimport('burrow_runtime') as unknown as RuntimeModule;
  const runtime: PythonRuntime = { run: module.run, reset: module.reset };
  module.lock();
  return runtime;
}
