import type { SchemaOptions } from './data-source-options.ts';
import { MigrationDataSource } from './migration-data-source.ts';
import { classesOf } from './oldest-program.rules.ts';

type Migrations = SchemaOptions['migrations'];

/** Names of a service's migrations, as its table of migrations has them. */
export const migrationNames = ({ migrations }: SchemaOptions): readonly string[] =>
  classesOf(migrations).map(({ name }) => name);

/** Brings a service's schema to where exactly these of its migrations have run. */
export function migrateTo(url: string, options: SchemaOptions, names: readonly string[]): Promise<void> {
  const migrations = classesOf(options.migrations).filter(({ name }) => names.includes(name));
  return migrate(url, { ...options, migrations: migrations as Extract<Migrations, readonly unknown[]> });
}

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
