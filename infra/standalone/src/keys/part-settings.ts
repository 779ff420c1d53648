import { PARTS, SERVICES } from '@burrow/contracts';
import { partSecret, trustedEntries } from '@burrow/service-kit';

/** Returns the settings by which parts that run separately recognise and find each other, in lines of an .env file. */
export function partSettings(installation: string): string {
  const addresses = Object.values(SERVICES).map(
    ({ addressSetting, port }) => `${addressSetting}=http://127.0.0.1:${port}`,
  );
  const secrets = PARTS.map(part => `# ${part}\nSERVICE_KEY=${partSecret(installation, part)}`);
  return [
    `# every service\nTRUSTED_KEYS=${trustedEntries(installation)}`,
    '# the gateway, and services that call others: where the services are',
    ...addresses,
    ...secrets,
  ].join('\n');
}
