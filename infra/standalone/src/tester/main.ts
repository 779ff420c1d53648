import { testerToken } from '@burrow/gateway';
import { partSecret, runTask, StartError } from '@burrow/service-kit';
import { keepSecret } from '@burrow/service-kit/embedded-postgres';
import { completeSettings } from '../complete-settings.ts';
import { readStandaloneEnv } from '../env.ts';

const DAY_MS = 86_400_000;
const MOST_DAYS = 90;

/** npm run tester -- [DAYS]: prints a link that makes a browser a tester's, for a week or that many days. */
await runTask(async () => {
  const days = Number(process.argv[3] ?? 7);
  if (!Number.isInteger(days) || days < 1 || days > MOST_DAYS)
    throw new StartError(`For how long? npm run tester -- DAYS, from 1 to ${MOST_DAYS}.`);
  const { DATA_DIR, PUBLIC_URL, SERVICE_KEY } = completeSettings(readStandaloneEnv());
  const until = new Date(Date.now() + days * DAY_MS);
  const serviceKey = partSecret(SERVICE_KEY ?? keepSecret(DATA_DIR, 'identity'), 'gateway');
  const link = new URL(`/tester/${testerToken(until, serviceKey)}`, PUBLIC_URL);
  return `${link}\nuntil ${until.toISOString()}; ${new URL('/tester/off', PUBLIC_URL)} ends it earlier.`;
});
