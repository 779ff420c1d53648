import { create as createAccount } from '@burrow/account';
import { byService } from '@burrow/contracts';
import { createGateway, GatewaySettingsSchema } from '@burrow/gateway';
import type { Service } from '@burrow/service-kit';
import { memoryLog, startForTest, testKeysOf, type TestService } from '@burrow/service-kit/testing';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { type Door, openDoor } from './door.harness.ts';
import { COOKIE_SECRET } from './platform.harness.ts';
import { until } from './stream.harness.ts';

const LIMIT = 60;
/** What a gateway lets pass before it tells of somebody. */
const LIGHT = LIMIT / 10;
const NETWORK = '203.0.113.77';

let account: TestService;
/** The way to account, which can be shut. */
let door: Door;
const opened: Service[] = [];

beforeAll(async () => {
  account = await startForTest(createAccount);
  door = await openDoor(await account.service.listen('127.0.0.1', 0));
});
afterAll(async () => {
  await door.shut();
  await account.close();
});
beforeEach(() => account.pool.query('delete from account.heavy_callers'));
afterEach(async () => {
  for (const gateway of opened.splice(0)) await gateway.close();
});

interface Gateway {
  readonly url: string;
  readonly logLines: readonly string[];
}

async function startGateway(): Promise<Gateway> {
  const { logger, lines } = memoryLog('info');
  const service = await createGateway({
    settings: GatewaySettingsSchema.parse({
      COOKIE_SECRET,
      SERVICE_KEY: testKeysOf('gateway').secret,
      TRUST_PROXY: 'loopback',
      RATE_PER_VISITOR: String(LIMIT),
      RATE_WITHOUT_COOKIE: String(LIMIT),
    }),
    places: byService(() => door.url),
    logger,
  });
  opened.push(service);
  return { logLines: lines, url: await service.listen('127.0.0.1', 0) };
}

/** Whoever calls: a browser with its cookie, or a client that throws its cookies away. */
class Caller {
  readonly #headers: Record<string, string>;

  constructor(network: string, cookie?: string) {
    this.#headers = { 'x-forwarded-for': network, ...(cookie === undefined ? {} : { cookie }) };
  }

  /** Its first call, by which it gets the cookie, does not count for it. */
  static async withCookie({ url }: Gateway, network = NETWORK): Promise<Caller> {
    const answer = await fetch(`${url}/api/auth/current`, { headers: { 'x-forwarded-for': network } });
    return new Caller(network, answer.headers.getSetCookie()[0]?.split(';')[0]);
  }

  async call({ url }: Gateway): Promise<Response> {
    const answer = await fetch(`${url}/api/user/get-language`, { headers: this.#headers });
    await answer.body?.cancel();
    return answer;
  }

  async calls(gateway: Gateway, times: number): Promise<number[]> {
    const statuses: number[] = [];
    for (let time = 0; time < times; time += 1) statuses.push((await this.call(gateway)).status);
    return statuses;
  }
}

/** What account knows of the only one who calls much. */
const counted = async (): Promise<number> => {
  const { rows } = await account.pool.query('select max(calls)::int as calls from account.heavy_callers');
  return rows[0].calls ?? 0;
};

/** Calls until it is refused, each time once the call before has been told; so often at most. */
async function refusedWithin(caller: Caller, gateway: Gateway, times: number): Promise<Response | null> {
  for (let time = 0; time < times; time += 1) {
    const before = await counted();
    const answer = await caller.call(gateway);
    if (answer.status === 429) return answer;
    await until(async () => (await counted()) > before, 'that the call is told');
  }
  return null;
}

test.each([
  ['a browser', (gateway: Gateway) => Caller.withCookie(gateway)],
  ['whoever throws cookies away', async () => new Caller(NETWORK)],
])('%s has one limit at two gateways, not one at each', async (_who, arrive) => {
  const [here, there] = [await startGateway(), await startGateway()];
  const caller = await arrive(here);
  const each = LIMIT / 2 + LIGHT;
  for (const gateway of [here, there]) expect(await caller.calls(gateway, each)).not.toContain(429);
  await until(async () => (await counted()) >= LIMIT, 'that both have told');
  // Far fewer than either would refuse by itself.
  for (const gateway of [here, there]) {
    const refused = await refusedWithin(caller, gateway, LIMIT - each - LIGHT);
    expect(refused?.status).toBe(429);
    const seconds = Number(refused?.headers.get('retry-after'));
    expect(seconds > 0 && seconds <= 60).toBe(true);
  }
  const other = await Caller.withCookie(there, '203.0.113.78');
  expect((await other.call(there)).status).toBe(200);
});

test('whoever keeps the limit is not refused, to whichever gateway they come', async () => {
  const [here, there] = [await startGateway(), await startGateway()];
  const caller = await Caller.withCookie(here);
  const each = LIMIT / 2 - 2;
  for (const gateway of [here, there]) await caller.calls(gateway, each);
  await until(async () => (await counted()) === 2 * (each - LIGHT), 'that both have told');
  for (const gateway of [here, there]) expect(await caller.calls(gateway, 2)).toEqual([200, 200]);
});

test('a minute that is over is over at both', async () => {
  const [here, there] = [await startGateway(), await startGateway()];
  const caller = await Caller.withCookie(here);
  await caller.calls(here, LIMIT);
  await until(async () => (await counted()) === LIMIT - LIGHT, 'that it is told');
  await account.pool.query('update account.heavy_callers set ends_at = now()');
  expect(await caller.calls(there, LIGHT + 1)).not.toContain(429);
  await until(async () => (await counted()) === 1, 'that a new minute begins');
  expect((await caller.call(there)).status).toBe(200);
});

test('while account is away each gateway limits what it counts itself; later they count together again', async () => {
  const [here, there] = [await startGateway(), await startGateway()];
  const caller = await Caller.withCookie(here);
  await door.shut();
  for (const gateway of [here, there]) {
    expect(await caller.calls(gateway, LIMIT)).not.toContain(429);
    expect((await caller.call(gateway)).status).toBe(429);
    await until(() => gateway.logLines.join('\n').includes('adds up no calls'), 'that it is in the log');
  }
  await door.open();
  const other = await Caller.withCookie(here, '203.0.113.78');
  expect(await other.calls(here, LIGHT + 1)).not.toContain(429);
  await until(() => here.logLines.join('\n').includes('over all gateways again'), 'that they count again');
  expect(await counted()).toBeGreaterThan(0);
});

test('nothing that is kept or logged names a visitor or an address', async () => {
  const gateway = await startGateway();
  await (await Caller.withCookie(gateway)).calls(gateway, LIMIT);
  await new Caller(NETWORK).calls(gateway, LIMIT);
  await until(async () => (await counted()) > 0, 'that it is told');
  const { rows } = await account.pool.query('select * from account.heavy_callers');
  for (const { caller } of rows) expect(caller).toMatch(/^[\w-]{43}$/);
  expect(JSON.stringify(rows) + gateway.logLines.join('\n')).not.toContain(NETWORK);
});
