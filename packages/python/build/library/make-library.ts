import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadPyodide } from 'pyodide';
import { PYODIDE } from '../python-parts.ts';
import { withMargin } from '../../src/parts/library.ts';
import record from './read-modules.json' with { type: 'json' };

const read = (path: string): Promise<string> => readFile(new URL(path, import.meta.url), 'utf8');

/** The cut-down standard library in two archives, which together are one zip. */
export interface Library {
  /** The zip without what lies between the modules of a start and its directory. */
  readonly first: Uint8Array;
  /** What lies there: all other modules. */
  readonly late: Uint8Array;
  /** How many modules there are. */
  readonly modules: number;
}

interface Packed {
  readonly modules: number;
  readonly from: number;
  readonly to: number;
}

/** The hash of the library that Pyodide comes with. */
export async function hashOfLibrary(): Promise<string> {
  return createHash('sha256')
    .update(await readFile(join(PYODIDE, 'python_stdlib.zip')))
    .digest('hex');
}

/**
 * Packs the standard library in two archives, by what programs were seen to read.
 *
 * @throws Error if the record is of another library
 */
export async function makeLibrary(): Promise<Library> {
  if ((await hashOfLibrary()) !== record.library)
    throw new Error(
      'build/library/read-modules.json is of another Pyodide: npm run profile -w packages/python',
    );
  const pyodide = await loadPyodide({ enableRunUntilComplete: false });
  pyodide.FS.mkdirTree('/burrow');
  pyodide.FS.writeFile('/burrow/burrow_modules.py', await read('../../src/py/burrow_modules.py'));
  for (const name of ['package_loader.py', 'sitecustomize.py', 'webloop.py'])
    pyodide.FS.writeFile(`/burrow/${name}`, await read(`./${name}`));
  pyodide.FS.writeFile('/burrow/first.json', JSON.stringify(record.modules));
  const { modules, from, to } = JSON.parse(
    pyodide.runPython(await read('./make-library.py')) as string,
  ) as Packed;
  const zip = withMargin(pyodide.FS.readFile('/tmp/stdlib.zip') as Uint8Array, to);
  return {
    first: Buffer.concat([zip.subarray(0, from), zip.subarray(to)]),
    late: zip.slice(from, to),
    modules,
  };
}
