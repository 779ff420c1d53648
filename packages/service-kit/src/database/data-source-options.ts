import pg from 'pg';
import type { DataSourceOptions } from 'typeorm';
import type { Statement } from './sql.ts';

type PostgresOptions = Extract<DataSourceOptions, { type: 'postgres' }>;

export interface SchemaOptions {
  /** The service's own Postgres schema. */
  readonly schema: string;
  readonly entities: NonNullable<PostgresOptions['entities']>;
  readonly migrations: NonNullable<PostgresOptions['migrations']>;
  /** Statements that delete data that is too old to keep. */
  readonly retention?: readonly Statement<object>[];
}

/** Replaces the pg module inside TypeORM: its Pool is the existing pool, which only its owner ends. */
function driverOn(pool: pg.Pool): object {
  const shared = {
    connect: pool.connect.bind(pool),
    on: pool.on.bind(pool),
    end: (done: () => void) => done(),
  };
  return {
    ...pg,
    Pool: function SharedPool() {
      return shared;
    },
  };
}

/** The options of a DataSource on a pool of somebody else's, for one schema. */
export const dataSourceOptions = (pool: pg.Pool, options: SchemaOptions): PostgresOptions => ({
  type: 'postgres',
  driver: driverOn(pool),
  schema: options.schema,
  entities: options.entities,
  migrations: options.migrations,
  migrationsTableName: 'migrations',
  installExtensions: false,
  poolErrorHandler: () => {},
});
