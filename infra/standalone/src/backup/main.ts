import { openStore } from '@burrow/releases';
import { runTask, StartError } from '@burrow/service-kit';
import { runningPostgresUrl, startEmbeddedPostgres } from '@burrow/service-kit/embedded-postgres';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readStandaloneEnv, type StandaloneEnv } from '../env.ts';
import { backupName } from './backup-name.rules.ts';
import { secretsOf } from './keep-secrets.ts';
import { writeBackup } from './write-backup.ts';

const USAGE = 'npm run backup -- [FOLDER] [--without-secrets]';

function given() {
  try {
    const options = { 'without-secrets': { type: 'boolean' as const } };
    const { values, positionals } = parseArgs({
      args: process.argv.slice(3),
      options,
      allowPositionals: true,
    });
    if (positionals.length <= 1) return { folder: positionals[0], hasSecrets: !values['without-secrets'] };
  } catch {
    // The usage says more.
  }
  throw new StartError(`So it is called: ${USAGE}`);
}

/** Returns the database, which is started if the platform does not run on it. */
async function reach(
  { DATABASE_URL, DATA_DIR }: StandaloneEnv,
  started: AsyncDisposableStack,
): Promise<string> {
  const running = DATABASE_URL ?? runningPostgresUrl(DATA_DIR);
  if (running) return running;
  const postgres = await startEmbeddedPostgres(DATA_DIR);
  started.defer(() => postgres.stop());
  return postgres.url;
}

/** npm run backup: writes a backup of everything that is stored, while the platform may be running. */
await runTask(async () => {
  const { folder: wanted, hasSecrets } = given();
  const env = readStandaloneEnv();
  const passphrase = env.BACKUP_PASSPHRASE;
  if (hasSecrets && !passphrase)
    throw new StartError(
      'A backup has the secrets of this installation in it, sealed: set BACKUP_PASSPHRASE. Or keep the secrets apart: --without-secrets.',
    );
  const folder = path.resolve(wanted ?? path.join(env.DATA_DIR, 'backups'));
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await using started = new AsyncDisposableStack();
  const url = await reach(env, started);
  const file = path.join(folder, backupName(new Date()));
  const { tables, rows } = await writeBackup({
    url,
    file,
    passphrase,
    secrets: hasSecrets ? secretsOf(env) : null,
    store: env.RELEASES ? await openStore(env.RELEASES) : null,
  });
  const apart = hasSecrets ? '' : ' The secrets are not in it: keep SERVICE_KEY and COOKIE_SECRET elsewhere.';
  return `${file}: ${rows} rows of ${tables} tables${passphrase ? ', sealed' : ', not sealed'}.${apart}`;
});
