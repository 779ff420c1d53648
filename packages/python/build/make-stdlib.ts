import { readFile } from 'node:fs/promises';
import { loadPyodide } from 'pyodide';

const read = (path: string): Promise<string> => readFile(new URL(path, import.meta.url), 'utf8');

/** Returns the cut-down standard library as a zip, with the number of its modules. */
export async function makeStdlib(): Promise<{ zip: Uint8Array; modules: number }> {
  const pyodide = await loadPyodide({ enableRunUntilComplete: false });
  pyodide.FS.mkdirTree('/burrow');
  pyodide.FS.writeFile('/burrow/burrow_modules.py', await read('../src/py/burrow_modules.py'));
  const modules = pyodide.runPython(await read('./make-stdlib.py')) as number;
  return { zip: pyodide.FS.readFile('/tmp/stdlib.zip') as Uint8Array, modules };
}
