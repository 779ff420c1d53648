import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import profile from './wasm/entered-functions.json' with { type: 'json' };
import { fromRuns } from './wasm/runs.ts';
import { type Split, splitWasm } from './wasm/split.ts';

/** Pyodide's files, as npm has them. */
export const PYODIDE = dirname(fileURLToPath(import.meta.resolve('pyodide')));

export const readWasm = (): Promise<Uint8Array> => readFile(join(PYODIDE, 'pyodide.asm.wasm'));

export const hashOfWasm = (wasm: Uint8Array): string => createHash('sha256').update(wasm).digest('hex');

/**
 * Python's WebAssembly in two parts, by what programs were seen to enter.
 *
 * @throws Error if the record is of another WebAssembly
 */
export async function makeParts(): Promise<Split> {
  const wasm = await readWasm();
  if (hashOfWasm(wasm) !== profile.wasm)
    throw new Error(
      'build/wasm/entered-functions.json is of another Pyodide: npm run profile -w packages/python',
    );
  return splitWasm(wasm, new Set(fromRuns(profile.functions)));
}
