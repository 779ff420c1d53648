// npm run upgrade:try [-- --against COMMIT]: two platforms on one database behind a balancer with one retry, under load.
// Of what is built here. A table is expanded, both are replaced one after the other, the table is contracted. Fails if anybody saw a failed call.
import '../require-node.mjs';
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startPlatform } from '../../e2e/support/platform.ts';
import { startEmbeddedPostgres } from '../../packages/service-kit/dist/embedded-postgres/index.js';
import { ROOT } from '../releases/operator.mjs';
import { builtCheckout, commitOf } from '../skew/checkouts.mjs';
import { Balancer } from './balancer.mjs';
import { contract, expand } from './changed-table.mjs';
import { startLoad } from './load.mjs';

const STEP_MS = 5_000;
/** Nobody is refused for coming from one address. */
const SETTINGS = {
  RATE_WITHOUT_COOKIE: '10000000',
  RATE_PER_ADDRESS: '10000000',
  DRAIN_MS: '2000',
  LOG_LEVEL: 'fatal',
};

const { against } = parseArgs({ options: { against: { type: 'string' } } }).values;
const before = against ? builtCheckout(commitOf(against)) : ROOT;

const folder = mkdtempSync(path.join(tmpdir(), 'burrow-upgrade-'));
chmodSync(folder, 0o755);
const data = path.join(folder, 'data');
mkdirSync(data);
const postgres = await startEmbeddedPostgres(path.join(folder, 'postgres'));
const env = {
  ...SETTINGS,
  DATABASE_URL: postgres.url,
  SERVICE_KEY: randomUUID(),
  COOKIE_SECRET: randomUUID(),
};
execFileSync(process.execPath, [path.join(before, 'infra/standalone/dist/seed/main.js')], {
  cwd: before,
  env: { ...process.env, ...env, DATA_DIR: data, LOG_LEVEL: 'error' },
  stdio: ['ignore', 'ignore', 'inherit'],
});
const { people } = JSON.parse(readFileSync(path.join(data, 'seed.json'), 'utf8'));

const balancer = new Balancer();
async function start(root) {
  const platform = await startPlatform(env, data, { root });
  balancer.add(platform.url);
  return platform;
}

/** The balancer finds out by itself that it is going, as it would elsewhere. */
async function replace(platform) {
  await platform.stop();
  balancer.remove(platform.url);
  return start(ROOT);
}

let platforms = [await start(before), await start(before)];
await balancer.look();
const load = startLoad(balancer, people);
async function step(name, work) {
  const [done] = await Promise.all([work(), delay(STEP_MS)]);
  console.log(load.told(name));
  return done;
}

await step('two of the version before', () => delay(STEP_MS));
await step('the table is expanded', () => expand(postgres.url));
platforms = [platforms[0], await step('the first is replaced', () => replace(platforms[1]))];
await step('one of each', () => delay(STEP_MS));
platforms = [await step('the second is replaced', () => replace(platforms[0])), platforms[1]];
await step('the table is contracted', () => contract(postgres.url));
await step('two of the new version', () => delay(STEP_MS));
const failed = await load.stop();
console.log(load.told('in all', true));
balancer.stop();
await Promise.all(platforms.map(platform => platform.stop()));
await postgres.stop();
rmSync(folder, { recursive: true, force: true });
process.exitCode = failed === 0 ? 0 : 1;
