// node --import: notes in each thread which functions of Python's WebAssembly are entered and which files of the library
// are read, in the folder ENTERED_FOLDER.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { threadId } from 'node:worker_threads';
import { ENTERED, recordEntries } from '../build/wasm/record.ts';
import { FUNCTIONS, MODULES } from './noted-files.ts';
import { fileAt, noting } from './noting-reads.ts';

const EVERY_MS = 50;
/** Pyodide starts small modules too. */
const LARGE = 1_000_000;
const folder = process.env['ENTERED_FOLDER'] ?? '';
type Instantiate = (
  source: BufferSource,
  imports: WebAssembly.Imports,
) => Promise<WebAssembly.WebAssemblyInstantiatedSource>;
const instantiate = WebAssembly.instantiate.bind(WebAssembly) as Instantiate;

function keep({ exports }: WebAssembly.Instance, modules: ReadonlySet<string>): void {
  const entered = exports[ENTERED] as WebAssembly.Memory;
  const file = join(folder, `${process.pid}-${threadId}-${performance.now()}`);
  setInterval(() => {
    writeFileSync(file + FUNCTIONS, new Uint8Array(entered.buffer));
    writeFileSync(file + MODULES, [...modules].join('\n'));
  }, EVERY_MS).unref();
}

const recording: Instantiate = async (source, imports) => {
  if (!(source.byteLength > LARGE)) return instantiate(source, imports);
  const modules = new Set<string>();
  const wasm = recordEntries(new Uint8Array(source as ArrayBuffer)) as Uint8Array<ArrayBuffer>;
  const memory = (): WebAssembly.Memory => started.instance.exports['memory'] as WebAssembly.Memory;
  const started = await instantiate(wasm, noting(imports, memory, modules, fileAt));
  keep(started.instance, modules);
  return started;
};
WebAssembly.instantiate = recording as typeof WebAssembly.instantiate;
