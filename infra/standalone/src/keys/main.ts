import { PARTS } from '@burrow/contracts';
import { partSecret, runTask, trustedEntries } from '@burrow/service-kit';
import { keepSecret } from '@burrow/service-kit/embedded-postgres';
import { readStandaloneEnv } from '../env.ts';

/** npm run keys: the settings by which parts that run by themselves know each other; the same each time. */
await runTask(async () => {
  const { DATA_DIR, SERVICE_KEY } = readStandaloneEnv();
  const installation = SERVICE_KEY ?? keepSecret(DATA_DIR, 'identity');
  const secrets = PARTS.map(part => `# ${part}\nSERVICE_KEY=${partSecret(installation, part)}`);
  return [`# every service\nTRUSTED_KEYS=${trustedEntries(installation)}`, ...secrets].join('\n');
});
