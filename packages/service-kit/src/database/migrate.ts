import type { SchemaOptions } from './data-source-options.ts';
import { MigrationDataSource } from './migration-data-source.ts';

/**
 * Brings a service's schema up to date.
 * @throws StartError platform/program-too-old if a newer program has changed the schema so that this one cannot use it
 */
export async function migrate(url: string | undefined, options: SchemaOptions): Promise<void> {
  const source = new MigrationDataSource(url, options);
  try {
    await source.initialize();
    await source.runMigrations();
  } finally {
    await source.destroy();
  }
}
