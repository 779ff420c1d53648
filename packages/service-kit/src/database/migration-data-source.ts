import pg from 'pg';
import { DataSource, type Migration } from 'typeorm';
import { readEnvironment } from '../config/parse-env.ts';
import { StartError } from '../config/setting.error.ts';
import { dataSourceOptions, type SchemaOptions } from './data-source-options.ts';
import { DATABASE_LIMITS } from './database-limits.table.ts';
import { demandProgram, nameOldestProgram } from './demand-program.ts';
import { failuresAside } from './failures-aside.ts';
import { untilUnlocked } from './until-unlocked.ts';

/** First key of our advisory locks, so that they never clash with those of others. */
export const LOCK_SPACE = 0x6275;

export const lockNameOf = (schema: string): string => `migrate ${schema}`;

async function withLock<Value>(
  url: string | undefined,
  name: string,
  work: () => Promise<Value>,
): Promise<Value> {
  const client = new pg.Client({ connectionString: url });
  // The error of the failed statement is the useful one.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1, hashtext($2))', [LOCK_SPACE, name]);
    return await work();
  } finally {
    await client.end();
  }
}

/** A connection with the limits of a migration, which may take longer than any call. */
function ownPool(url: string | undefined): pg.Pool {
  const { statementMs, lockMs } = DATABASE_LIMITS.migration;
  const pool = new pg.Pool({
    connectionString: url,
    max: 1,
    statement_timeout: statementMs,
    lock_timeout: lockMs,
    application_name: 'burrow migration',
  });
  pool.on('connect', client => client.on('error', () => {}));
  pool.on('error', () => {});
  return pool;
}

/**
 * Runs the migrations of a service, at its start and for TypeORM's own command. Processes that start at the same time
 * take turns under an advisory lock.
 */
export class MigrationDataSource extends DataSource {
  readonly #pool: pg.Pool;
  readonly #url: string | undefined;
  readonly #schema: SchemaOptions;

  constructor(url: string | undefined, schema: SchemaOptions) {
    const pool = ownPool(url);
    super({ ...dataSourceOptions(pool, schema), migrationsTransactionMode: 'each' });
    this.#pool = pool;
    this.#url = url;
    this.#schema = schema;
  }

  /** @throws StartError platform/program-too-old if a newer program has changed the schema so that this one cannot use it */
  override runMigrations(options?: Parameters<DataSource['runMigrations']>[0]): Promise<Migration[]> {
    return this.#onSchema(async () => {
      await demandProgram(this.#pool, this.#schema);
      this.logger = failuresAside(this.logger);
      // Those that have run stay: the next attempt begins with the one that did not get its lock.
      const run = () => super.runMigrations({ transaction: 'each', ...options });
      const done = await untilUnlocked(run);
      await nameOldestProgram(this.#pool, this.#schema);
      return done;
    });
  }

  override showMigrations(): Promise<boolean> {
    return this.#onSchema(() => super.showMigrations());
  }

  override async destroy(): Promise<void> {
    if (this.isInitialized) await super.destroy();
    await this.#pool.end();
  }

  /** A role that may not create schemas can own one that was made for it. */
  async #createSchema(schema: string): Promise<void> {
    const { rowCount } = await this.#pool.query('select from pg_namespace where nspname = $1', [schema]);
    if (rowCount === 0) await this.#pool.query(`create schema if not exists "${schema}"`);
  }

  /** Where the table of migrations is, there has to be a schema first. */
  #onSchema<Value>(work: () => Promise<Value>): Promise<Value> {
    const { schema } = this.#schema;
    return withLock(this.#url, lockNameOf(schema), async () => {
      await this.#createSchema(schema);
      return work();
    });
  }
}

/**
 * For the file that TypeORM's command is given with `-d`: the migrations of a service, on the database of DATABASE_URL.
 *
 * @throws StartError if DATABASE_URL says nothing
 */
export function commandDataSource(schema: SchemaOptions): DataSource {
  const url = readEnvironment().DATABASE_URL;
  if (!url) throw new StartError('Set DATABASE_URL: the migrations of which database?');
  return new MigrationDataSource(url, schema);
}
