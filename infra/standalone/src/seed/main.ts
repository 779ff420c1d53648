import { SERVICES } from '@burrow/contracts';
import { createLogger, runTask, standardError, StartError } from '@burrow/service-kit';
import { keepSecret } from '@burrow/service-kit/embedded-postgres';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readStandaloneEnv } from '../env.ts';
import { completeSettings } from '../complete-settings.ts';
import { type Common, startDatabase } from '../start-database.ts';
import { startAll } from '../start-services.ts';
import { seedPlatform } from './seed-platform.ts';
import { ServiceCaller } from './service-caller.ts';

/** npm run db:seed: fills the database, writes who can log in to seed.json in the data folder, and ends. */
await runTask(async () => {
  const given = readStandaloneEnv();
  if (Object.values(SERVICES).some(({ addressSetting }) => given[addressSetting]))
    throw new StartError('The seed runs the services itself: unset their URLs.');
  const env = completeSettings({ ...given, OUTBOX: 'on', SMTP_URL: undefined });
  await using started = new AsyncDisposableStack();
  const serviceKey = env.SERVICE_KEY ?? keepSecret(env.DATA_DIR, 'identity');
  const destination = standardError();
  const loggerOf = (service: string) => createLogger(service, env.LOG_LEVEL, destination);
  const common: Common = { env, serviceKey, loggerOf, metrics: undefined, started };
  const database = await startDatabase(common);
  const caller = new ServiceCaller(await startAll(common, database), serviceKey);
  const result = await seedPlatform({ database, caller });
  const file = path.join(env.DATA_DIR, 'seed.json');
  await mkdir(env.DATA_DIR, { recursive: true });
  await writeFile(file, `${JSON.stringify(result, null, 2)}\n`, { mode: 0o600 });
  return `Seeded: ${result.people.map(({ login }) => login).join(', ')}. Passwords and sessions are in ${file}.`;
});
