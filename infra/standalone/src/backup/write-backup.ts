import type { ReleaseStore } from '@burrow/releases';
import { rm, readdir } from 'node:fs/promises';
import path from 'node:path';
import { services } from '../services.ts';
import { ArchiveWriter, DRAFT } from './archive/archive-writer.ts';
import { FORMAT, type Head, HEAD_FILE, partOfTable, QUEUE_PART, SEQUENCES_FILE } from './head.schema.ts';
import { Snapshot } from './snapshot/snapshot.ts';
import { filesOf } from './files-of.ts';

export interface BackupOf {
  readonly url: string;
  readonly file: string;
  /** Without one the backup is not sealed. */
  readonly passphrase?: string | undefined;
  /** Names and values; null if they are kept apart. */
  readonly secrets: Readonly<Record<string, string>> | null;
  readonly store: ReleaseStore | null;
}

export interface Written {
  readonly tables: number;
  readonly rows: number;
}

const json = (value: unknown): Buffer[] => [Buffer.from(JSON.stringify(value))];

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** Removes what backups left behind whose process was killed. */
async function removeDrafts(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const pid = Number(DRAFT.exec(name)?.[1] ?? 0);
    if (pid > 0 && !isAlive(pid)) await rm(path.join(folder, name), { force: true });
  }
}

async function headOf(snapshot: Snapshot, { secrets, store }: BackupOf): Promise<Head> {
  return {
    format: FORMAT,
    made_at: new Date().toISOString(),
    postgres: await snapshot.postgresVersion(),
    schemas: [...snapshot.migrations].map(([name, migrations]) => ({ name, migrations: [...migrations] })),
    tables: [...snapshot.tables],
    queues: [...(await snapshot.queues())],
    has_secrets: secrets !== null,
    has_store: store !== null,
  };
}

async function addRows(archive: ArchiveWriter, snapshot: Snapshot, { queues }: Head): Promise<number> {
  let all = 0;
  for (const table of snapshot.tables) {
    const { chunks, rows } = snapshot.rowsOf(table);
    await archive.add(partOfTable(table), chunks, rows);
    all += rows();
  }
  if (queues.length > 0) {
    const { chunks, rows } = snapshot.waitingJobs();
    await archive.add(QUEUE_PART, chunks, rows);
  }
  await archive.add(SEQUENCES_FILE, json(await snapshot.sequences()));
  return all;
}

async function addFiles(archive: ArchiveWriter, { secrets, store }: BackupOf): Promise<void> {
  for (const [name, value] of Object.entries(secrets ?? {}))
    await archive.add(`secrets/${name}`, [Buffer.from(value)]);
  if (store)
    for await (const { path: file, bytes } of filesOf(store)) await archive.add(`store/${file}`, [bytes]);
}

/**
 * Writes everything that services store, as it is at one moment, to a file, while they may be running. Of the queues it
 * takes the jobs that are not done.
 */
export async function writeBackup(backup: BackupOf): Promise<Written> {
  await removeDrafts(path.dirname(backup.file));
  await using snapshot = await Snapshot.open(
    backup.url,
    Object.values(services).map(({ schema }) => schema.schema),
  );
  const archive = new ArchiveWriter(backup.file, backup.passphrase);
  try {
    const head = await headOf(snapshot, backup);
    await archive.add(HEAD_FILE, json(head));
    const rows = await addRows(archive, snapshot, head);
    await addFiles(archive, backup);
    await archive.finish();
    return { tables: snapshot.tables.length, rows };
  } catch (error) {
    await archive.abandon();
    throw error;
  }
}
