import { type DynamicModule, Inject, Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { createDataSource, type SchemaOptions } from './create-data-source.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { RetentionService } from './retention.service.ts';

const POOL = 'burrow:pool';

/** The pg pool of the process, for prepared SQL on hot paths. */
export const InjectPool = () => Inject(POOL);

/** Provides a service with its migrated DataSource and its pool. */
@Module({})
export class DatabaseModule {
  static register(database: Database, options: SchemaOptions): DynamicModule {
    return {
      module: DatabaseModule,
      global: true,
      providers: [
        { provide: POOL, useValue: database.pool },
        {
          provide: DataSource,
          useFactory: async () => {
            await migrate(database.pool.options.connectionString, options);
            return createDataSource(database.pool, options).initialize();
          },
        },
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
