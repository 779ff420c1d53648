import { openStore } from '@burrow/releases';
import { runTask, StartError } from '@burrow/service-kit';
import { startEmbeddedPostgres } from '@burrow/service-kit/embedded-postgres';
import pg from 'pg';
import { readStandaloneEnv, type StandaloneEnv } from '../env.ts';
import { readWhole, type WholeBackup } from './read-whole.ts';
import { demandFit, restoreBackup } from './restore-backup.ts';

async function databaseOf(
  { DATABASE_URL, DATA_DIR }: StandaloneEnv,
  started: AsyncDisposableStack,
): Promise<string> {
  if (DATABASE_URL) return DATABASE_URL;
  const postgres = await startEmbeddedPostgres(DATA_DIR);
  started.defer(() => postgres.stop());
  return postgres.url;
}

function restOf({ head }: WholeBackup, { RELEASES }: StandaloneEnv): string {
  const notes: string[] = [];
  if (!head.has_secrets)
    notes.push(
      'The secrets were not in it: without the old SERVICE_KEY codes of second factors no longer work (npm run second-factor:reset).',
    );
  if (head.has_store && !RELEASES)
    notes.push('The store of releases in it was left out: RELEASES names none.');
  return notes.map(note => ` ${note}`).join('');
}

/** npm run restore: puts a backup into an empty database and data folder. */
await runTask(async () => {
  const [file, ...more] = process.argv.slice(3);
  if (!file || more.length > 0) throw new StartError('So it is called: npm run restore -- FILE');
  const env = readStandaloneEnv();
  const backup = await readWhole(file, env.BACKUP_PASSPHRASE);
  await using started = new AsyncDisposableStack();
  const url = await databaseOf(env, started);
  const client = new pg.Client({ connectionString: url, application_name: 'burrow restore' });
  await client.connect();
  started.defer(() => client.end());
  const store = env.RELEASES ? await openStore(env.RELEASES) : null;
  const into = { url, folder: env.DATA_DIR, store };
  await demandFit(client, backup, into);
  const rows = await restoreBackup(client, backup, into);
  return `Restored: ${rows} rows of ${backup.head.tables.length} tables, as of ${backup.head.made_at}.${restOf(backup, env)}`;
});
