import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type TrimmedGlue, trimGlue } from './glue/trim-glue.ts';
import { readModule, readSections } from './wasm/module.ts';
import profile from './wasm/entered-functions.json' with { type: 'json' };
import { fromRuns } from './wasm/runs.ts';
import { type Split, splitWasm } from './wasm/split.ts';

/** Pyodide's files, as npm has them. */
export const PYODIDE = dirname(fileURLToPath(import.meta.resolve('pyodide')));

export const readWasm = (): Promise<Uint8Array> => readFile(join(PYODIDE, 'pyodide.asm.wasm'));

const readScript = (name: string): Promise<string> => readFile(join(PYODIDE, name), 'utf8');

export const LOADER = 'pyodide.mjs';
export const GLUE = 'pyodide.asm.mjs';

/** Pyodide's glue without what only dynamic libraries need. */
export async function makeGlue(): Promise<TrimmedGlue> {
  const { imports } = readModule(readSections(await readWasm()));
  const imported = new Set(imports.map(({ name }) => name));
  return trimGlue(await readScript(GLUE), await readScript(LOADER), imported);
}

export const hashOfWasm = (wasm: Uint8Array): string => createHash('sha256').update(wasm).digest('hex');

export interface PythonFiles extends Split {
  readonly glue: string;
}

/**
 * Python's WebAssembly in two parts, by what programs were seen to enter, and its glue. What only dynamic libraries need is
 * missing in both: an export stays if the glue mentions it, or if the WebAssembly looks itself up (`GOT`).
 *
 * @throws Error if the record is of another WebAssembly, or the glue is written in another way
 */
export async function makeParts(): Promise<PythonFiles> {
  const wasm = await readWasm();
  if (hashOfWasm(wasm) !== profile.wasm)
    throw new Error(
      'build/wasm/entered-functions.json is of another Pyodide: npm run profile -w packages/python',
    );
  const { code, texts } = await makeGlue();
  const { imports } = readModule(readSections(wasm));
  const lookedUp = new Set(imports.filter(one => one.module.startsWith('GOT.')).map(({ name }) => name));
  const isAsked = (name: string): boolean => texts.has(name) || lookedUp.has(name);
  return { ...splitWasm(wasm, new Set(fromRuns(profile.functions)), isAsked), glue: code };
}
