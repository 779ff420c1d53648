import { createLogger, runTask, standardError, StartError } from '@burrow/service-kit';
import { readStandaloneEnv } from '../env.ts';
import { completeSettings } from '../complete-settings.ts';
import { reachDatabase } from '../start-database.ts';
import { subscribe } from './subscribe.ts';

/** npm run db:subscribe -- ADDRESS: gives a made-up parent a plan. It can run while the platform is running. */
await runTask(async () => {
  const address = process.argv.at(-1) ?? '';
  if (!address.includes('@')) throw new StartError('Whose plan? Give the address of a parent.');
  const env = completeSettings(readStandaloneEnv());
  await using started = new AsyncDisposableStack();
  const destination = standardError();
  const loggerOf = (service: string) => createLogger(service, env.LOG_LEVEL, destination);
  const database = await reachDatabase({ env, serviceKey: '', loggerOf, metrics: undefined, started });
  await subscribe(database, address);
  return `${address} has a plan.`;
});
