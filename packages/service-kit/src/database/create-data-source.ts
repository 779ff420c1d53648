import type pg from 'pg';
import type { DataSource } from 'typeorm';
import { dataSourceOptions, type SchemaOptions } from './data-source-options.ts';
import { TransactionalDataSource } from './transactional-data-source.ts';

/** Creates a DataSource on a shared pool, for one schema. Not yet initialised. */
export const createDataSource = (pool: pg.Pool, options: SchemaOptions): DataSource =>
  new TransactionalDataSource(dataSourceOptions(pool, options));
