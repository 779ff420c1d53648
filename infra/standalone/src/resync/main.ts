import { createLogger, runTask, standardError } from '@burrow/service-kit';
import { readStandaloneEnv } from '../env.ts';
import { completeSettings } from '../complete-settings.ts';
import { services } from '../services.ts';
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
  const sent: string[] = [];
  for (const { resync } of Object.values(services)) if (resync) sent.push(await resync(database, env));
  return `Sent again: ${sent.join(', ')}.`;
});
