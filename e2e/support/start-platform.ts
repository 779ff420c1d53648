import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startDnsProcess } from './dns.ts';
import { startPlatform } from './platform.ts';
import { seedDatabase } from './seed.ts';

export const SUPPORT_EMAIL = 'support@seed.burrow.example';

/** One platform for all journeys, with an account of every role; each test is a visitor of its own. */
export default async function start(): Promise<() => Promise<void>> {
  console.error(`What is drawn by lot is drawn again with RANDOM_SEED=${process.env['RANDOM_SEED']}.`);
  const directory = await mkdtemp(path.join(tmpdir(), 'burrow-e2e-'));
  await seedDatabase(directory);
  const dns = await startDnsProcess();
  const platform = await startPlatform({ SUPPORT_EMAIL, DNS_SERVER: dns.server }, directory);
  process.env['DNS_CONTROL'] = dns.control;
  process.env['BASE_URL'] = platform.url;
  return async () => {
    await platform.stop();
    dns.stop();
    await rm(directory, { recursive: true, force: true });
  };
}
