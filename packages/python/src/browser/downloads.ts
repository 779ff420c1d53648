import { type Archive, withHole } from '../parts/library.ts';
import { LIBRARY } from '../parts/part-names.ts';

/** Everything that Python consists of, being downloaded. */
export interface Downloads {
  readonly base: string;
  /** Resolves when all parts have arrived; rejects when one does not arrive. */
  readonly complete: Promise<unknown>;
  readonly loader: Promise<unknown>;
  readonly script: Promise<unknown>;
  readonly wasm: Promise<WebAssembly.Module>;
  readonly library: Promise<Archive>;
  /** What Pyodide will fetch, by URL. */
  readonly answers: ReadonlyMap<string, Promise<Response>>;
}

/** A failure is reported by whoever awaits the promise. */
function quietly<Value>(promise: Promise<Value>): Promise<Value> {
  promise.catch(() => undefined);
  return promise;
}

async function fetchLibrary(url: string): Promise<Archive> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return withHole(new Uint8Array(await answer.arrayBuffer()));
}

/**
 * Starts all downloads and the compilation at once, while the snapshot is being read; Pyodide would start each only
 * when it needs it. Compiling from the response itself lets the browser cache the machine code.
 */
export function startDownloads(base: string): Downloads {
  const wasmUrl = `${base}pyodide.asm.wasm`;
  const libraryUrl = base + LIBRARY;
  const wasmAnswer = quietly(fetch(wasmUrl));
  const wasm = quietly(WebAssembly.compileStreaming(wasmAnswer));
  const library = quietly(fetchLibrary(libraryUrl));
  const script = quietly(import(/* webpackIgnore: true */ `${base}pyodide.asm.mjs`));
  const loader = quietly(import(/* webpackIgnore: true */ `${base}pyodide.mjs`));
  return {
    base,
    wasm,
    library,
    script,
    loader,
    complete: quietly(Promise.all([wasm, library, script, loader])),
    answers: new Map([
      [wasmUrl, wasmAnswer],
      [libraryUrl, quietly(library.then(({ bytes }) => new Response(bytes)))],
    ]),
  };
}
