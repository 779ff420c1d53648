import type { PyodideAPI, PyodideConfig } from 'pyodide';
import type { LateFile } from '../parts/late-file.ts';
import { fillHole, readLate } from '../parts/library.ts';
import { startInParts } from '../parts/start-in-parts.ts';
import type { Downloads } from './downloads.ts';

/** Options of loadPyodide that its types omit. */
interface SnapshotConfig extends PyodideConfig {
  readonly _makeSnapshot?: boolean;
  readonly _loadSnapshot?: Uint8Array;
}

interface PyodideModule {
  loadPyodide(config: SnapshotConfig): Promise<PyodideAPI>;
}

/** What Python starts without. */
export interface LateFiles {
  readonly part: LateFile;
  readonly library: LateFile;
}

/** No package is ever loaded, so no list of packages is fetched. */
const NO_PACKAGES = {
  info: {
    abi_version: '2026_0',
    arch: 'wasm32',
    platform: 'emscripten',
    version: '314.0.7',
    python: '3.14.2',
  },
  packages: {},
};

/**
 * Hands Pyodide the downloads that are already under way, so that it does not start them again. The promise rejects when a
 * part does not arrive or start; Pyodide would only log that and then wait forever.
 */
function handOver(downloads: Downloads, part: LateFile): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>();
  downloads.complete.catch(reject);
  const originalFetch = globalThis.fetch.bind(globalThis);
  globalThis.fetch = (input, init) => downloads.answers.get(String(input)) ?? originalFetch(input, init);
  WebAssembly.instantiateStreaming = async (_source, imports) => {
    const module = await downloads.wasm;
    const starting = startInParts(module, imports ?? {}, () =>
      part.take(bytes => new WebAssembly.Module(bytes)),
    );
    const instance = await starting.catch((error: unknown) => {
      reject(error);
      throw error;
    });
    return { module, instance };
  };
  return promise;
}

/** Starts Python from the downloads, and from a snapshot if one is given. */
export async function loadPython(
  downloads: Downloads,
  late: LateFiles,
  snapshot: Uint8Array | null,
  progress: (value: number) => void,
): Promise<PyodideAPI> {
  const { base } = downloads;
  const loader = (await downloads.loader) as PyodideModule;
  progress(0.1);
  const script = (await downloads.script) as { default: PyodideConfig['createPyodideModule'] };
  progress(0.3);
  downloads.wasm.then(
    () => progress(0.6),
    () => undefined,
  );
  const failure = handOver(downloads, late.part);
  const loading = loader.loadPyodide({
    indexURL: base,
    createPyodideModule: script.default,
    lockFileContents: NO_PACKAGES as unknown as PyodideConfig['lockFileContents'],
    packageBaseUrl: base,
    enableRunUntilComplete: false,
    fsInit: async (FS, { sitePackages }) => {
      const { hole } = await downloads.library;
      readLate(FS, sitePackages, hole, () => late.library.take(bytes => fillHole(hole, bytes)));
    },
    stdin: () => null,
    stdout: () => undefined,
    stderr: () => undefined,
    ...(snapshot ? { _loadSnapshot: snapshot } : { _makeSnapshot: true }),
  } as SnapshotConfig);
  const pyodide = await Promise.race([loading, failure]);
  progress(0.9);
  return pyodide;
}

/** Returns the memory of a Python that was loaded without a snapshot, for the next start. */
export const makeSnapshot = (pyodide: PyodideAPI): Uint8Array =>
  (pyodide as unknown as { makeMemorySnapshot(): Uint8Array }).makeMemorySnapshot();
