import type { PyodideAPI } from 'pyodide';
import { MEMORY_LIMIT, SNAPSHOT_GRACE } from '../limits.ts';
import type { FromWorker, SnapshotMode, StartKind, ToWorker } from '../protocol.ts';
import { createLateFile } from '../parts/late-file.ts';
import { LATE_LIBRARY, LATE_PART } from '../parts/part-names.ts';
import { capMemory } from '../worker/cap-memory.ts';
import { importRuntime, lockRuntime } from '../worker/runtime.ts';
import { createWorkerLoop, SnapshotError } from '../worker/worker-loop.ts';
import { startDownloads } from './downloads.ts';
import { type LateFiles, loadPython, makeSnapshot } from './load-python.ts';
import { guardIntrinsics } from './intrinsics.ts';
import { lockDown } from './lock-down.ts';
import { pythonSources } from './python-sources.ts';
import { openSnapshotStore, type SnapshotStore } from './snapshot-store.ts';

const base = new URL('.', globalThis.location.href).href;
const downloads = startDownloads(base);
const post = globalThis.postMessage.bind(globalThis) as (message: FromWorker) => void;
const lateFile = (name: string) => createLateFile(base + name, state => post({ type: 'late-part', state }));
const late: LateFiles = { part: lateFile(LATE_PART), library: lateFile(LATE_LIBRARY) };

interface Loaded {
  readonly pyodide: PyodideAPI;
  readonly start: StartKind;
  /** To be stored for the next start. */
  readonly snapshot: Uint8Array | null;
}

async function loadPlain(keep: boolean, progress: (value: number) => void): Promise<Loaded> {
  const pyodide = await loadPython(downloads, late, null, progress);
  importRuntime(pyodide, pythonSources());
  return { pyodide, start: 'plain', snapshot: keep ? makeSnapshot(pyodide) : null };
}

/** A network failure is not the snapshot's fault, so the snapshot stays. */
async function loadFromSnapshot(
  snapshot: Uint8Array,
  progress: (value: number) => void,
): Promise<PyodideAPI> {
  const loading = loadPython(downloads, late, snapshot, progress);
  loading.catch(() => undefined);
  await downloads.complete;
  const { promise: hangs, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('The start from the snapshot hangs')), SNAPSHOT_GRACE);
  try {
    return await Promise.race([loading, hangs]);
  } catch (error) {
    throw new SnapshotError(String(error));
  } finally {
    clearTimeout(timer);
  }
}

async function load(
  mode: SnapshotMode,
  store: SnapshotStore | null,
  progress: (value: number) => void,
): Promise<Loaded> {
  if (mode === 'discard') {
    await store?.write('broken').catch(() => undefined);
    return loadPlain(false, progress);
  }
  const stored = (await store?.read().catch(() => null)) ?? null;
  if (stored === null) return loadPlain(store !== null, progress);
  if (stored === 'broken') return loadPlain(false, progress);
  return { pyodide: await loadFromSnapshot(stored, progress), start: 'snapshot', snapshot: null };
}

interface Begun extends Loaded {
  readonly store: SnapshotStore | null;
}

async function begin(mode: SnapshotMode, progress: (value: number) => void): Promise<Begun> {
  const store = await openSnapshotStore(globalThis.indexedDB, base);
  return { store, ...(await load(mode, store, progress)) };
}

capMemory(MEMORY_LIMIT);

/** A page that starts this script under the name `early` has no message for it yet, so it begins on its own. */
let tellProgress: (value: number) => void = () => undefined;
const { name } = globalThis as unknown as { readonly name: string };
const early = name === 'early' ? begin('use', value => tellProgress(value)) : null;
early?.catch(() => undefined);

const take = createWorkerLoop({
  post,
  async start(message, progress) {
    tellProgress = progress;
    const begun = message.snapshot === 'use' ? early : null;
    const { store, pyodide, start, snapshot } = await (begun ?? begin(message.snapshot, progress));
    const runtime = lockRuntime(pyodide);
    if (message.interrupt) pyodide.setInterruptBuffer(new Uint8Array(message.interrupt));
    lockDown(globalThis);
    late.library.prefetch();
    late.part.prefetch();
    if (snapshot) store?.write(snapshot).catch(() => undefined);
    return { runtime, start, isSpoilt: guardIntrinsics(globalThis, [pyodide]) };
  },
});
globalThis.addEventListener('message', (event: MessageEvent<ToWorker>) => take(event.data));
