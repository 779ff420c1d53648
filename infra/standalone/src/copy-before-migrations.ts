import { type Database, migrationNames, type SchemaOptions, StartError } from '@burrow/service-kit';
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { copiesToRemove, copyName } from './backup/backup-name.rules.ts';
import { MIGRATED, migrationsOf } from './backup/snapshot/tables.queries.ts';
import { writeBackup } from './backup/write-backup.ts';
import { services } from './services.ts';

/** Whether a schema that exists will be changed by this program. */
async function isChanged({ pool }: Database, options: SchemaOptions): Promise<boolean> {
  const { rowCount } = await pool.query(MIGRATED, [[options.schema]]);
  if (!rowCount) return false;
  const { rows } = await pool.query<{ name: string }>(migrationsOf(options.schema));
  const done = new Set(rows.map(({ name }) => name));
  return migrationNames(options).some(name => !done.has(name));
}

/**
 * Writes a copy of the embedded database before migrations change it, and keeps the last three. The secrets lie beside it in
 * the data folder and are not in it.
 * @throws StartError if it cannot be written: then nothing is migrated
 */
export async function copyBeforeMigrations(database: Database, url: string, dataDir: string): Promise<void> {
  const changed = await Promise.all(Object.values(services).map(({ schema }) => isChanged(database, schema)));
  if (!changed.includes(true)) return;
  const folder = path.join(dataDir, 'backups');
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeBackup({ url, file: path.join(folder, copyName(new Date())), secrets: null, store: null });
    for (const name of copiesToRemove(await readdir(folder)))
      await rm(path.join(folder, name), { force: true });
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? String(error);
    throw new StartError(
      `The copy of the database before its migrations could not be written to ${folder} (${reason}). Nothing was migrated; make room there, then start again.`,
    );
  }
}
