import { createLogger, runTask, standardError } from '@burrow/service-kit';
import { readStandaloneEnv } from '../env.ts';
import { completeSettings } from '../complete-settings.ts';
import { services } from '../services.ts';
import { reachDatabase } from '../start-database.ts';

/**
 * npm run events:resync: makes every service send what it owns again, so that lost copies are
 * rebuilt. Copies ignore what is older than they are; it can run while the platform is running.
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
