import { createLogger, runTask, standardError, StartError } from '@burrow/service-kit';
import { readStandaloneEnv } from '../env.ts';
import { completeSettings } from '../complete-settings.ts';
import { reachDatabase } from '../start-database.ts';
import { subscribe } from './subscribe.ts';

/** npm run db:subscribe -- ADDRESS: a made-up parent has a plan from now on. It can run beside the platform. */
await runTask(async () => {
  const address = process.argv.at(-1) ?? '';
  if (!address.includes('@')) throw new StartError('Whose plan? Say the address of a parent.');
  const env = completeSettings(readStandaloneEnv());
  await using started = new AsyncDisposableStack();
  const destination = standardError();
  const loggerOf = (service: string) => createLogger(service, env.LOG_LEVEL, destination);
  const database = await reachDatabase({ env, serviceKey: '', loggerOf, metrics: undefined, started });
  await subscribe(database, address);
  return `${address} has a plan.`;
});
