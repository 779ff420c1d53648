import { StartError } from '@burrow/service-kit';
import { createHash } from 'node:crypto';
import pg from 'pg';
import { from } from 'pg-copy-streams';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Part, partsIn, wholeOf } from '../backup/archive/parts-in.ts';
import {
  partOfTable,
  QUEUE_PART,
  SEQUENCES_FILE,
  SequencesSchema,
  type Table,
} from '../backup/head.schema.ts';
import {
  addKey,
  COPY_INTO_WAITING,
  copyIntoTable,
  countOf,
  dropKey,
  emptyTables,
  FOREIGN_KEYS,
  type ForeignKey,
  nameOf,
  QUEUE_WAITING,
  SESSION,
  SET_SEQUENCE,
  TABLES,
  triggersOf,
  WAITING_TABLE,
} from '../backup/snapshot/tables.queries.ts';
import type { WholeBackup } from './read-whole.ts';

/** Every table must be as it was: the same columns, by name. */
async function demandSameTables(client: pg.Client, { head }: WholeBackup): Promise<void> {
  const { rows } = await client.query<Table>(TABLES, [head.schemas.map(({ name }) => name)]);
  const shapes = (tables: readonly Table[]): string[] =>
    tables.map(table => `${partOfTable(table)} (${table.columns.toSorted().join()})`).toSorted();
  const [there, wanted] = [shapes(rows), shapes(head.tables)];
  const odd = wanted.find(each => !there.includes(each)) ?? there.find(each => !wanted.includes(each));
  if (odd !== undefined)
    throw new StartError(`The backup does not fit the tables that its migrations make: ${odd}.`);
}

async function copyIn(
  { name, chunks }: Part,
  client: pg.Client,
  target: string,
  sha256: string | undefined,
): Promise<void> {
  const hash = createHash('sha256');
  const hashed = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  await pipeline(chunks, hashed, client.query(from(target)));
  if (hash.digest('hex') !== sha256) throw new StartError(`${name} changed while it was read.`);
}

async function loadParts(client: pg.Client, backup: WholeBackup): Promise<void> {
  const { file, passphrase, head, sums } = backup;
  const targets = new Map(head.tables.map(table => [partOfTable(table), copyIntoTable(table)]));
  targets.set(QUEUE_PART, COPY_INTO_WAITING);
  for await (const part of partsIn(file, passphrase)) {
    const target = targets.get(part.name);
    if (target) await copyIn(part, client, target, sums.find(({ name }) => name === part.name)?.sha256);
    if (part.name !== SEQUENCES_FILE) continue;
    for (const sequence of SequencesSchema.parse(JSON.parse((await wholeOf(part)).toString('utf8'))))
      await client.query(SET_SEQUENCE, [nameOf(sequence), sequence.last_value]);
  }
}

async function demandCounts(client: pg.Client, { head, sums }: WholeBackup): Promise<number> {
  let all = 0;
  for (const table of head.tables) {
    const wanted = sums.find(({ name }) => name === partOfTable(table))?.rows;
    const { rows } = await client.query<{ count: string }>(countOf(table));
    const there = Number(rows[0]?.count);
    if (there !== wanted)
      throw new StartError(`${nameOf(table)} has ${there} rows and not ${wanted}. Nothing was restored.`);
    all += there;
  }
  return all;
}

/**
 * Loads the rows of a backup into tables that are migrated to its state, in the caller's transaction. References between
 * tables are taken away and made again afterwards, which checks every row; triggers do not fire, since what they did is in
 * the rows. Returns the number of rows.
 */
export async function loadRows(client: pg.Client, backup: WholeBackup): Promise<number> {
  const schemas = backup.head.schemas.map(({ name }) => name);
  await client.query(SESSION);
  await demandSameTables(client, backup);
  const keys = (await client.query<ForeignKey>(FOREIGN_KEYS, [schemas])).rows;
  const { tables, queues } = backup.head;
  for (const key of keys) await client.query(dropKey(key));
  for (const table of tables) await client.query(triggersOf(table, 'disable'));
  await client.query(emptyTables(tables));
  if (queues.length > 0) await client.query(WAITING_TABLE);
  await loadParts(client, backup);
  if (queues.length > 0) await client.query(QUEUE_WAITING);
  for (const table of tables) await client.query(triggersOf(table, 'enable'));
  for (const key of keys) await client.query(addKey(key));
  return demandCounts(client, backup);
}
