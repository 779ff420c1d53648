import { type DynamicModule, Inject, Module } from '@nestjs/common';
import { getDataSourceToken, TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { createDataSource } from './create-data-source.ts';
import type { SchemaOptions } from './data-source-options.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { RetentionService } from './retention.service.ts';

const POOL = 'burrow:pool';

/** The pg pool of the process, for prepared SQL on hot paths. */
export const InjectPool = () => Inject(POOL);

/** Nest's module for TypeORM, on the pool that there is. Its name keeps the services of a process apart. */
const typeOrm = (database: Database, options: SchemaOptions): DynamicModule =>
  TypeOrmModule.forRootAsync({
    name: options.schema,
    useFactory: () => ({ type: 'postgres', toRetry: () => false }),
    dataSourceFactory: async () => {
      await migrate(database.pool.options.connectionString, options);
      return createDataSource(database.pool, options).initialize();
    },
  });

/** Provides a service with its pool, its migrated DataSource, and what `TypeOrmModule.forFeature` needs. */
@Module({})
export class DatabaseModule {
  static register(database: Database, options: SchemaOptions): DynamicModule {
    return {
      module: DatabaseModule,
      global: true,
      imports: [typeOrm(database, options)],
      providers: [
        { provide: POOL, useValue: database.pool },
        { provide: DataSource, useExisting: getDataSourceToken(options.schema) },
        {
          provide: RetentionService,
          // After the migrations, since the tables have to exist.
          inject: [DataSource],
          useFactory: () => new RetentionService(database.pool, options.retention ?? []),
        },
      ],
      exports: [POOL, DataSource],
    };
  }
}
