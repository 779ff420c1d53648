import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { deserialize, serialize } from 'node:v8';
import { loadPyodide, version, type PyodideAPI } from 'pyodide';
import { type PackedSnapshot, packSnapshot, unpackSnapshot } from '../browser/pack-snapshot.ts';
import type { SnapshotMode, StartKind } from '../protocol.ts';
import { commandsModule } from '../worker/commands-module.ts';
import { importRuntime, type PythonSources } from '../worker/runtime.ts';
import { SnapshotError } from '../worker/worker-loop.ts';
import { libraryFiles, withLibrary } from './node-library.ts';
import { GLUE_FILE, inParts } from './node-parts.ts';

const FOLDER = fileURLToPath(new URL('../py/', import.meta.url));

/** The part of Pyodide that its types leave out. */
type Snapshots = { makeMemorySnapshot(): Uint8Array };
type Options = Parameters<typeof loadPyodide>[0];

function readSources(): PythonSources {
  const names = readdirSync(FOLDER).filter(name => name.endsWith('.py'));
  return Object.fromEntries(names.map(name => [name, readFileSync(FOLDER + name, 'utf8')]));
}

/** Where the build keeps the memory of a started Python; named by all that is in it, so that no other one is taken. */
export function memoryFile(): string {
  const content = JSON.stringify([version, readSources(), commandsModule()]);
  const hash = createHash('sha256').update(content);
  for (const file of [libraryFiles.zip, GLUE_FILE]) hash.update(existsSync(file) ? readFileSync(file) : '');
  const name = hash.digest('hex').slice(0, 12);
  return fileURLToPath(new URL(`../../dist/node/${name}.memory`, import.meta.url));
}

async function startPlain(more: object = {}): Promise<PyodideAPI> {
  const pyodide = await inParts(glue =>
    loadPyodide({ enableRunUntilComplete: false, ...glue, ...withLibrary(), ...more }),
  );
  importRuntime(pyodide, readSources());
  return pyodide;
}

async function startFrom(file: string): Promise<PyodideAPI> {
  try {
    const snapshot = unpackSnapshot(deserialize(readFileSync(file)) as PackedSnapshot);
    const options = { enableRunUntilComplete: false, ...withLibrary(), _loadSnapshot: snapshot } as Options;
    return await inParts(glue => loadPyodide({ ...options, ...glue }));
  } catch (error) {
    throw new SnapshotError(String(error));
  }
}

/**
 * Starts Python with our sources imported: from its memory if the build made one of these sources, as a browser does the
 * second time and in a sixth of the time; otherwise plainly.
 */
export async function startPython(mode: SnapshotMode): Promise<{ pyodide: PyodideAPI; start: StartKind }> {
  const file = memoryFile();
  if (mode === 'discard' || !existsSync(file)) return { pyodide: await startPlain(), start: 'plain' };
  return { pyodide: await startFrom(file), start: 'snapshot' };
}

/** The memory of a Python that has just started. */
export async function makeMemory(): Promise<Uint8Array> {
  const pyodide = await startPlain({ _makeSnapshot: true });
  return serialize(packSnapshot((pyodide as unknown as Snapshots).makeMemorySnapshot()));
}
