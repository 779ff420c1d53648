import type { ReleaseStore } from '@burrow/releases';
import {
  isRestoreUnfinished,
  migrateTo,
  migrationNames,
  openDatabase,
  StartError,
} from '@burrow/service-kit';
import type pg from 'pg';
import { partsIn, wholeOf } from '../backup/archive/parts-in.ts';
import { demandNoOther, keepSecrets } from '../backup/keep-secrets.ts';
import {
  ANALYZE,
  BEGIN,
  COMMIT,
  dropSchema,
  MARK,
  OWN_SCHEMAS,
  UNMARK,
} from '../backup/snapshot/tables.queries.ts';
import { services } from '../services.ts';
import { misfitOf } from './fits-program.rules.ts';
import { loadRows } from './load-rows.ts';
import type { WholeBackup } from './read-whole.ts';

export interface RestoreInto {
  readonly url: string;
  /** Where the secrets go. */
  readonly folder: string;
  readonly store: ReleaseStore | null;
}

const QUEUE_SCHEMA = 'jobs';
const CONNECTIONS = 3;

const schemasOf = Object.values(services).map(({ schema }) => schema);

/** @throws StartError if this program, database or folder cannot take the backup; nothing was changed then */
export async function demandFit(client: pg.Client, backup: WholeBackup, into: RestoreInto): Promise<void> {
  const known = new Map(schemasOf.map(schema => [schema.schema, migrationNames(schema)]));
  const misfit = misfitOf(backup.head, known);
  if (misfit) throw new StartError(`${misfit} Nothing was changed.`);
  await demandNoOther(into.folder, backup.secrets);
  if (await isRestoreUnfinished(client)) return;
  const { store } = into;
  if (store && backup.head.has_store && (await store.list('')).length > 0)
    throw new StartError(
      `The store ${store.address} is not empty, and the backup has one in it. Nothing was changed.`,
    );
  const { rows } = await client.query<{ name: string }>(OWN_SCHEMAS);
  if (rows.length === 0) return;
  throw new StartError(
    `A backup goes into an empty database, and this one has tables in ${rows.map(({ name }) => name).join(', ')}. Choose another DATA_DIR or DATABASE_URL. Nothing was changed.`,
  );
}

/** Says in the database that a restore began, and removes what an earlier one left. */
async function begin(client: pg.Client): Promise<void> {
  if (await isRestoreUnfinished(client))
    for (const name of [...schemasOf.map(({ schema }) => schema), QUEUE_SCHEMA])
      await client.query(dropSchema(name));
  await client.query(MARK);
}

/** The tables as they were: those of services by their migrations, those of the queues by the library that owns them. */
async function makeTables(url: string, { head }: WholeBackup): Promise<void> {
  for (const { name, migrations } of head.schemas) {
    const schema = schemasOf.find(each => each.schema === name);
    if (schema) await migrateTo(url, schema, migrations);
  }
  const database = openDatabase(url, CONNECTIONS);
  try {
    for (const queue of head.queues) await database.jobs.open(queue);
  } finally {
    await database.close();
  }
}

async function keepStore(backup: WholeBackup, { store }: RestoreInto): Promise<void> {
  if (!store || !backup.head.has_store) return;
  for await (const part of partsIn(backup.file, backup.passphrase)) {
    if (!part.name.startsWith('store/')) continue;
    const path = part.name.slice('store/'.length);
    const bytes = await wholeOf(part);
    if ((await store.create(path, bytes)) || (await store.read(path))?.equals(bytes)) continue;
    throw new StartError(
      `${path} in ${store.address} is another one than in the backup. Choose an empty store.`,
    );
  }
}

/**
 * Restores a backup. If it is interrupted, the platform says so at its next start, and it can be run again.
 * @returns the number of rows
 */
export async function restoreBackup(
  client: pg.Client,
  backup: WholeBackup,
  into: RestoreInto,
): Promise<number> {
  // First: a platform that is started on what an interrupted restore left makes secrets of its own where there are none.
  await keepSecrets(into.folder, backup.secrets);
  await begin(client);
  await makeTables(into.url, backup);
  await keepStore(backup, into);
  await client.query(BEGIN);
  const rows = await loadRows(client, backup);
  await client.query(UNMARK);
  await client.query(COMMIT);
  await client.query(ANALYZE);
  return rows;
}
