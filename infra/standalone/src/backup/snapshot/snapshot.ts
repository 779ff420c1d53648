import { holdMigrations, StartError } from '@burrow/service-kit';
import pg from 'pg';
import { to } from 'pg-copy-streams';
import type { Sequences, Table } from '../head.schema.ts';
import {
  copyOut,
  HAS_QUEUE,
  lockTables,
  MIGRATED,
  migrationsOf,
  QUEUES,
  rowsOfTable,
  SEQUENCES,
  SERVER_VERSION,
  SESSION,
  SNAPSHOT,
  TABLES,
  WAITING_JOBS,
} from './tables.queries.ts';

/** The rows of a statement as PostgreSQL writes them, and their number once all are read. */
interface Copy {
  readonly chunks: AsyncIterable<Buffer>;
  readonly rows: () => number;
}

/** A database as it was at one moment. Tables are not changed while it is open. */
export class Snapshot implements AsyncDisposable {
  readonly #client: pg.Client;
  readonly tables: readonly Table[];
  readonly migrations: ReadonlyMap<string, readonly string[]>;

  private constructor(
    client: pg.Client,
    tables: readonly Table[],
    migrations: Map<string, readonly string[]>,
  ) {
    this.#client = client;
    this.tables = tables;
    this.migrations = migrations;
  }

  /** @throws StartError if none of the schemas exists */
  static async open(url: string, schemas: readonly string[]): Promise<Snapshot> {
    const client = new pg.Client({ connectionString: url, application_name: 'burrow backup' });
    client.on('error', () => {});
    await client.connect();
    try {
      await client.query(SESSION);
      const { rows } = await client.query<{ name: string }>(MIGRATED, [schemas]);
      const names = rows.map(({ name }) => name);
      if (names.length === 0) throw new StartError('There is nothing to back up: this database is empty.');
      const release = await holdMigrations(client, names);
      await client.query(SNAPSHOT);
      const tables = (await client.query<Table>(TABLES, [names])).rows;
      await client.query(lockTables(tables));
      await release();
      const migrations = new Map<string, readonly string[]>();
      for (const schema of names) {
        migrations.set(
          schema,
          (await client.query<{ name: string }>(migrationsOf(schema))).rows.map(({ name }) => name),
        );
      }
      return new Snapshot(client, tables, migrations);
    } catch (error) {
      await client.end();
      throw error;
    }
  }

  rowsOf(table: Table): Copy {
    return this.#copy(rowsOfTable(table));
  }

  waitingJobs(): Copy {
    return this.#copy(WAITING_JOBS);
  }

  /** Names of the queues; none if no job was ever queued. */
  async queues(): Promise<readonly string[]> {
    const { rows } = await this.#client.query<{ has: boolean }>(HAS_QUEUE);
    if (!rows[0]?.has) return [];
    return (await this.#client.query<{ name: string }>(QUEUES)).rows.map(({ name }) => name);
  }

  /** To be read last: sequences belong to no snapshot, and must not be behind the rows. */
  async sequences(): Promise<Sequences> {
    return (await this.#client.query<Sequences[number]>(SEQUENCES, [[...this.migrations.keys()]])).rows;
  }

  async postgresVersion(): Promise<string> {
    return (await this.#client.query<{ version: string }>(SERVER_VERSION)).rows[0]?.version ?? '';
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#client.end();
  }

  #copy(statement: string): Copy {
    const stream = this.#client.query(to(copyOut(statement)));
    return { chunks: stream, rows: () => stream.rowCount };
  }
}
