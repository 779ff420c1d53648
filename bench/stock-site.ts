import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { compress } from '../packages/python/build/compress.ts';

const SOURCE = path.join(import.meta.dirname, 'stock');
const PYODIDE = path.dirname(fileURLToPath(import.meta.resolve('pyodide')));
const PYTHON_FILES = [
  'pyodide.mjs',
  'pyodide.asm.mjs',
  'pyodide.asm.wasm',
  'python_stdlib.zip',
  'pyodide-lock.json',
];

async function put(from: string, folder: string, name: string): Promise<void> {
  await cp(path.join(from, name), path.join(folder, name));
  const packed = await compress(await readFile(path.join(from, name)));
  for (const [suffix, bytes] of Object.entries(packed))
    await writeFile(path.join(folder, name + suffix), bytes);
}

/**
 * Creates the bare page in a folder: a document, a module worker, and Pyodide as npm delivers it, compressed
 * like the platform's own files. Returns the WEB_MOUNTS with which the gateway serves it instead of
 * the platform: same headers, same caching.
 */
export async function layOutStockSite(folder: string): Promise<string> {
  const page = path.join(folder, 'page');
  const python = path.join(folder, 'python/stock');
  await mkdir(page, { recursive: true });
  await mkdir(python, { recursive: true });
  for (const name of ['index.html', 'page.js']) await put(SOURCE, page, name);
  await put(SOURCE, python, 'worker.js');
  for (const name of PYTHON_FILES) await put(PYODIDE, python, name);
  return `/=${page},/python/=${path.dirname(python)}`;
}
