import type { PyodideAPI, PyodideConfig } from 'pyodide';

/** Options of loadPyodide that its types leave out. */
interface SnapshotConfig extends PyodideConfig {
  readonly _makeSnapshot?: boolean;
  readonly _loadSnapshot?: Uint8Array;
}

interface PyodideModule {
  loadPyodide(config: SnapshotConfig): Promise<PyodideAPI>;
}

/** No package is ever loaded, so that no list of packages is fetched. */
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

const FILES = ['pyodide.asm.mjs', 'pyodide.asm.wasm', 'python_stdlib.zip'] as const;

/** Starts the downloads together; Pyodide would begin each only when it needs it. */
function startDownloads(base: string): typeof fetch {
  const original = globalThis.fetch.bind(globalThis);
  const early = new Map(FILES.slice(1).map(name => [base + name, original(base + name)]));
  for (const answer of early.values()) answer.catch(() => undefined);
  return (input, init) => {
    const url = String(input);
    const answer = early.get(url);
    early.delete(url);
    return answer ?? original(input, init);
  };
}

/** Loads Python from the files under `base`, from a snapshot where one is given. */
export async function loadPython(
  base: string,
  snapshot: Uint8Array | null,
  progress: (value: number) => void,
): Promise<PyodideAPI> {
  globalThis.fetch = startDownloads(base);
  const script: Promise<{ default: unknown }> = import(/* webpackIgnore: true */ `${base}pyodide.asm.mjs`);
  const loader = (await import(/* webpackIgnore: true */ `${base}pyodide.mjs`)) as PyodideModule;
  progress(0.1);
  const createPyodideModule = (await script).default as PyodideConfig['createPyodideModule'];
  progress(0.3);
  const pyodide = await loader.loadPyodide({
    indexURL: base,
    createPyodideModule,
    lockFileContents: NO_PACKAGES as unknown as PyodideConfig['lockFileContents'],
    packageBaseUrl: base,
    enableRunUntilComplete: false,
    stdin: () => null,
    stdout: () => undefined,
    stderr: () => undefined,
    ...(snapshot ? { _loadSnapshot: snapshot } : { _makeSnapshot: true }),
  } as SnapshotConfig);
  progress(0.9);
  return pyodide;
}

/** The memory of a Python that was loaded without a snapshot, for the next start. */
export const makeSnapshot = (pyodide: PyodideAPI): Uint8Array =>
  (pyodide as unknown as { makeMemorySnapshot(): Uint8Array }).makeMemorySnapshot();
