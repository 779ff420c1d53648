import { runTask } from '@burrow/service-kit';
import { keepSecret } from '@burrow/service-kit/embedded-postgres';
import { readStandaloneEnv } from '../env.ts';
import { partSettings } from './part-settings.ts';

/** npm run keys: prints the settings of parts that run separately; the same each time. */
await runTask(async () => {
  const { DATA_DIR, SERVICE_KEY } = readStandaloneEnv();
  return partSettings(SERVICE_KEY ?? keepSecret(DATA_DIR, 'identity'));
});
