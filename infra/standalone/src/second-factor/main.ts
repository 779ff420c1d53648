import { takeSecondFactor } from '@burrow/account';
import { createLogger, runTask, standardError, StartError } from '@burrow/service-kit';
import { completeSettings } from '../complete-settings.ts';
import { readStandaloneEnv } from '../env.ts';
import { reachDatabase } from '../start-database.ts';

/**
 * npm run second-factor:reset -- ADDRESS: turns two-step log-in off for somebody whose codes no longer work. It is
 * recorded, and a mail tells them. It can run while the platform is running.
 */
await runTask(async () => {
  const address = process.argv.at(-1) ?? '';
  if (!address.includes('@'))
    throw new StartError('Whose two-step log-in? Give the address of their account.');
  const env = completeSettings(readStandaloneEnv());
  await using started = new AsyncDisposableStack();
  const destination = standardError();
  const loggerOf = (service: string) => createLogger(service, env.LOG_LEVEL, destination);
  const database = await reachDatabase({ env, serviceKey: '', loggerOf, metrics: undefined, started });
  await takeSecondFactor(database, address);
  return `Two-step log-in is off for ${address}; a mail tells them.`;
});
