import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleWorker } from './bundle-worker.ts';
import { compress } from './compress.ts';
import { type Library, makeLibrary } from './library/make-library.ts';
import { GLUE, LOADER, makeParts, PYODIDE, type PythonFiles, readWasm } from './python-parts.ts';
import { libraryFiles } from '../src/node/node-library.ts';
import { GLUE_FILE, partsFiles } from '../src/node/node-parts.ts';
import { withHole } from '../src/parts/library.ts';
import { LATE_LIBRARY, LATE_PART, LIBRARY } from '../src/parts/part-names.ts';
import { makeMemory, memoryFile } from '../src/node/python-memory.ts';

const DIST = fileURLToPath(new URL('../dist/', import.meta.url));

const withoutSourceMap = (text: string): string => text.replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n');

async function collectFiles(parts: PythonFiles, library: Library): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>([[LIBRARY, library.first]]);
  files.set(LATE_LIBRARY, library.late);
  files.set('worker.js', await readFile(await bundleWorker()));
  files.set('pyodide.asm.wasm', parts.first);
  files.set(LATE_PART, parts.second);
  files.set(LOADER, Buffer.from(withoutSourceMap(await readFile(join(PYODIDE, LOADER), 'utf8'))));
  files.set(GLUE, Buffer.from(parts.glue));
  return files;
}

function hashOf(files: ReadonlyMap<string, Uint8Array>): string {
  const hash = createHash('sha256');
  for (const [name, data] of files) hash.update(name).update(data);
  return hash.digest('hex').slice(0, 12);
}

async function writeFiles(folder: string, files: ReadonlyMap<string, Uint8Array>): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [name, data] of files) {
    const packed = await compress(data);
    await writeFile(join(folder, name), data);
    for (const [suffix, bytes] of Object.entries(packed)) await writeFile(join(folder, name + suffix), bytes);
    process.stdout.write(`${name}: ${data.length} bytes, brotli ${packed['.br'].length}\n`);
  }
}

const parts = await makeParts();
const library = await makeLibrary();
process.stdout.write(`standard library: ${library.modules} modules\n`);
const files = await collectFiles(parts, library);
const hash = hashOf(files);
await rm(join(DIST, 'web'), { recursive: true, force: true });
await writeFiles(join(DIST, 'web', hash), files);
const assets = { base: `/python/${hash}/`, worker: 'worker.js', files: [...files.keys()] };
await writeFile(join(DIST, 'assets.json'), `${JSON.stringify(assets, null, 2)}\n`);

/** For Node: tests and the content's build start Python dozens of times. */
await rm(join(DIST, 'node'), { recursive: true, force: true });
await mkdir(join(DIST, 'node'));
const { first, second } = partsFiles(await readWasm());
await writeFile(first, parts.first);
await writeFile(second, parts.second);
await writeFile(libraryFiles.zip, withHole(library.first).bytes);
await writeFile(libraryFiles.late, library.late);
await writeFile(GLUE_FILE, parts.glue);
await writeFile(memoryFile(), await makeMemory());
