// Measures whether response times tell a known address from an unknown one, at log-in, sign-up and for a forgotten
// password: 2,000 samples of each, in a shuffled order, compared by a rank test.
// `node bench/equal-times.bench.ts 200` takes fewer.
import { create } from '@burrow/account';
import {
  createLogger,
  IDENTITY_HEADER,
  IdentitySigner,
  openDatabase,
  partSecret,
  type Service,
  trustedWithin,
  visitorIdentity,
} from '@burrow/service-kit';
import { startEmbeddedPostgres } from '@burrow/service-kit/embedded-postgres';
import { hash } from '@node-rs/argon2';
import { randomInt, randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rankZ } from './rank-z.ts';

const GOAL = 2.6;
const SAMPLES = Number(process.argv[2] ?? 2_000);
const WARM_UP = 50;
/** Attempts are forgotten after this many samples, so that nobody has to wait. */
const CLEARED_EVERY = 40;
const SECRET = 'bench-identity-secret-bench-identity-secret';

const folder = await mkdtemp(path.join(tmpdir(), 'burrow-bench-'));
await chmod(folder, 0o755);
const postgres = await startEmbeddedPostgres(folder);
const database = openDatabase(postgres.url, 5);
const account = await create({
  database,
  logger: createLogger('account', 'silent'),
  keys: { secret: SECRET, trusted: trustedWithin(SECRET) },
  places: {},
});
const signer = new IdentitySigner('gateway', partSecret(SECRET, 'gateway'));

/** Uses each address once, so that it measures what a first attempt reveals. */
function* knownAddresses(): Generator<string> {
  for (let at = 0; ; at += 1) yield `known-${at}@example.org`;
}

async function makeKnown(count: number): Promise<void> {
  await database.pool.query('delete from account.users');
  await database.pool.query(
    `insert into account.users (email, email_key, full_name, password_hash, user_type, email_verified_at)
     select address, address, 'Known', $1, 0, now()
     from (select 'known-' || at || '@example.org' as address from generate_series(0, $2::int - 1) at) known`,
    [await hash('hay bales in the barn', { memoryCost: 19_456, timeCost: 2, parallelism: 1 }), count],
  );
  await database.pool.query('analyze account.users');
}

async function time(service: Service, url: string, body: object): Promise<number> {
  const address = Array.from({ length: 4 }, () => randomInt(256)).join('.');
  const token = await signer.sign({ ...visitorIdentity(randomUUID()), address }, 'account');
  const headers = { [IDENTITY_HEADER]: token, 'content-type': 'application/json' };
  const payload = JSON.stringify(body);
  const begin = process.hrtime.bigint();
  await service.fastify.inject({ method: 'POST', url, headers, payload });
  return Number(process.hrtime.bigint() - begin) / 1e6;
}

/** Returns as many true as false values, in random order. */
function shuffled(count: number): boolean[] {
  const order = Array.from({ length: 2 * count }, (_, at) => at % 2 === 0);
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = randomInt(at + 1);
    [order[at], order[other]] = [order[other] ?? false, order[at] ?? false];
  }
  return order;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function compare(name: string, url: string, bodyOf: (email: string) => object) {
  await makeKnown(SAMPLES + WARM_UP);
  const known = knownAddresses();
  const times = { known: [] as number[], unknown: [] as number[] };
  for (const [at, isKnown] of [...shuffled(WARM_UP), ...shuffled(SAMPLES)].entries()) {
    if (at % CLEARED_EVERY === 0) await database.pool.query('delete from account.failed_attempts');
    const email = isKnown ? known.next().value : `other-${randomInt(1e9)}@example.org`;
    const taken = await time(account, url, bodyOf(email));
    if (at >= 2 * WARM_UP) times[isKnown ? 'known' : 'unknown'].push(taken);
  }
  const z = rankZ(times.known, times.unknown);
  const medians = [times.known, times.unknown].map(values => median(values).toFixed(2));
  return { z, text: `${name} z ${z.toFixed(2)} (${medians.join(' and ')} ms)` };
}

const results = [
  await compare('log-in', '/api/auth/login', login => ({ login, password: 'a wrong password' })),
  await compare('sign-up', '/api/auth/signup', email => ({
    full_name: 'Somebody',
    email,
    password: 'hay bales in the barn',
    verify_password: 'hay bales in the barn',
    role: 'parent',
    is_old_enough: true,
  })),
  await compare('forgotten password', '/api/auth/forgot-password', email => ({ email })),
];
await account.close();
await database.close();
await postgres.stop();
await rm(folder, { recursive: true });

const value = Math.round(Math.max(...results.map(({ z }) => Math.abs(z))) * 1_000) / 1_000;
console.log(
  JSON.stringify({
    name: 'known and unknown addresses told apart by time',
    value,
    unit: '|z|',
    goal: GOAL,
    ok: value <= GOAL,
    detail: `${SAMPLES} samples of each: ${results.map(({ text }) => text).join(', ')}`,
  }),
);
