// node --import: notes in each thread which functions of Python's WebAssembly are entered, in the folder ENTERED_FOLDER.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { threadId } from 'node:worker_threads';
import { ENTERED, recordEntries } from '../build/wasm/record.ts';

const EVERY_MS = 50;
/** Pyodide starts small modules too. */
const LARGE = 1_000_000;

const folder = process.env['ENTERED_FOLDER'] ?? '';
type Instantiate = (
  source: BufferSource,
  imports: WebAssembly.Imports,
) => Promise<WebAssembly.WebAssemblyInstantiatedSource>;
const instantiate = WebAssembly.instantiate.bind(WebAssembly) as Instantiate;

function keep(instance: WebAssembly.Instance): void {
  const entered = instance.exports[ENTERED] as WebAssembly.Memory;
  const file = join(folder, `${process.pid}-${threadId}-${performance.now()}`);
  setInterval(() => writeFileSync(file, new Uint8Array(entered.buffer)), EVERY_MS).unref();
}

const recording: Instantiate = async (source, imports) => {
  const isPython = source.byteLength > LARGE;
  const started = await instantiate(
    isPython ? (recordEntries(new Uint8Array(source as ArrayBuffer)) as Uint8Array<ArrayBuffer>) : source,
    imports,
  );
  if (isPython) keep(started.instance);
  return started;
};
WebAssembly.instantiate = recording as typeof WebAssembly.instantiate;
