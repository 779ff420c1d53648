import { rebuildPayments } from '@burrow/payment';
import { createLogger, runTask, standardError } from '@burrow/service-kit';
import { completeSettings } from '../complete-settings.ts';
import { readStandaloneEnv } from '../env.ts';
import { reachDatabase } from '../start-database.ts';

/** npm run payments:rebuild: computes what was bought anew from facts. It can run while the platform is running. */
await runTask(async () => {
  const env = completeSettings(readStandaloneEnv());
  await using started = new AsyncDisposableStack();
  const destination = standardError();
  const loggerOf = (service: string) => createLogger(service, env.LOG_LEVEL, destination);
  const database = await reachDatabase({ env, serviceKey: '', loggerOf, metrics: undefined, started });
  return `Rebuilt: ${await rebuildPayments(database)}.`;
});
