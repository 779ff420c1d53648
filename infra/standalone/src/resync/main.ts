import { resyncEvents as resyncAccount } from '@burrow/account';
import { resyncEvents as resyncLearning } from '@burrow/learning';
import { createLogger, runTask, standardError } from '@burrow/service-kit';
import { readStandaloneEnv } from '../env.ts';
import { completeSettings } from '../settings.ts';
import { reachDatabase } from '../start-database.ts';

/**
 * npm run events:resync: every service sends again what it owns, so that copies that were lost are made
 * anew. Copies take what is not older than they are; it can run beside the platform.
 */
await runTask(async () => {
  const env = completeSettings(readStandaloneEnv());
  await using started = new AsyncDisposableStack();
  const destination = standardError();
  const loggerOf = (service: string) => createLogger(service, env.LOG_LEVEL, destination);
  const database = await reachDatabase({ env, serviceKey: '', loggerOf, metrics: undefined, started });
  const students = await resyncAccount(database);
  const played = await resyncLearning(database);
  return `Sent again: ${students} students, ${played} levels played last.`;
});
