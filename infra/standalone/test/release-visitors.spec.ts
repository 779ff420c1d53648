import { create as createAccount } from '@burrow/account';
import { byService } from '@burrow/contracts';
import { createGateway, GatewaySettingsSchema } from '@burrow/gateway';
import { openStore, promote, ReleaseLists, writeRelease } from '@burrow/releases';
import { buildForTest } from '@burrow/releases/testing';
import type { Service } from '@burrow/service-kit';
import { memoryLog, startForTest, testKeysOf, type TestService } from '@burrow/service-kit/testing';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Door, openDoor } from './door.harness.ts';
import { COOKIE_SECRET } from './platform.harness.ts';
import { until } from './stream.harness.ts';

let account: TestService;
let root: string;
let address: string;
/** The way to account, which can be shut. */
let door: Door;
const opened: Service[] = [];

beforeAll(async () => {
  account = await startForTest(createAccount);
  door = await openDoor(await account.service.listen('127.0.0.1', 0));
  root = await mkdtemp(path.join(tmpdir(), 'burrow-release-visitors-'));
});
afterAll(async () => {
  await door.shut();
  await account.close();
  await rm(root, { recursive: true });
});

/** Everybody but one in a million gets 0.6.0 before everybody does. */
beforeEach(async () => {
  await account.pool.query('delete from account.release_visitors');
  address = await mkdtemp(path.join(root, 'store-'));
  const store = await openStore(address);
  for (const version of ['0.5.0', '0.6.0'])
    await writeRelease(store, await buildForTest(path.join(root, 'build'), { version, prefixes: ['play'] }));
  const shell = { name: 'shell' as const, version: '0.1.0', provides: {}, slots: [] };
  const change = { name: 'mf-play', shell, who: 'ada', why: '', at: new Date() };
  await promote(store, new ReleaseLists(store), { ...change, version: '0.5.0' });
  await promote(store, new ReleaseLists(store), { ...change, version: '0.6.0', to: { share: 0.999_999 } });
});
afterEach(async () => {
  for (const gateway of opened.splice(0)) await gateway.close();
});

interface Gateway {
  readonly url: string;
  readonly service: Service;
  readonly logLines: readonly string[];
}

async function startGateway(): Promise<Gateway> {
  const { logger, lines } = memoryLog('info');
  const service = await createGateway({
    settings: GatewaySettingsSchema.parse({
      COOKIE_SECRET,
      SERVICE_KEY: testKeysOf('gateway').secret,
      RELEASES: address,
      TRUST_PROXY: 'loopback',
    }),
    places: byService(() => door.url),
    logger,
  });
  opened.push(service);
  return { service, logLines: lines, url: await service.listen('127.0.0.1', 0) };
}

/** A browser of a network of its own, which asks this gateway for the list. */
class Browser {
  readonly #network: string;

  private constructor(
    readonly cookie: string,
    network: string,
  ) {
    this.#network = network;
  }

  static async arrive({ url }: Gateway, network: string): Promise<Browser> {
    const answer = await fetch(`${url}/api/auth/current`);
    const browser = new Browser(answer.headers.getSetCookie()[0]?.split(';')[0] ?? '', network);
    await browser.versionAt({ url });
    return browser;
  }

  async versionAt({ url }: Pick<Gateway, 'url'>): Promise<string> {
    const answer = await fetch(`${url}/remotes.json`, { headers: this.#headers });
    return ((await answer.json()) as { remotes: { version: string }[] }).remotes[0]?.version ?? '';
  }

  async report({ url }: Gateway): Promise<void> {
    const headers = {
      ...this.#headers,
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
    };
    const body = JSON.stringify({
      remote: 'mf_play',
      version: '0.6.0',
      code: 'exception',
      browser: 'firefox',
    });
    const { status } = await fetch(`${url}/api/client-error`, { method: 'POST', headers, body });
    expect(status).toBe(200);
  }

  get #headers() {
    return { cookie: this.cookie, 'x-forwarded-for': this.#network };
  }
}

const arrive = (gateway: Gateway, from: number, to: number): Promise<Browser[]> =>
  Promise.all(
    Array.from({ length: to - from }, (_, at) => Browser.arrive(gateway, `203.0.113.${from + at}`)),
  );

const counted = async (): Promise<string> => {
  const { rows } = await account.pool.query(
    `select count(*) filter (where was_given)::int as given, count(*) filter (where has_failed)::int as failed
     from account.release_visitors where scope = 'visitors'`,
  );
  return `${rows[0].failed} of ${rows[0].given}`;
};

const isWithheldAt = async (gateway: Gateway, browser: Browser | undefined): Promise<boolean> =>
  (await browser?.versionAt(gateway)) === '0.5.0';

test('four failing visitors of each of two gateways are eight of eight, also when they report to the other', async () => {
  const [here, there] = [await startGateway(), await startGateway()];
  const [some, others] = [await arrive(here, 0, 4), await arrive(there, 4, 8)];
  await Promise.all([...some.map(one => one.report(there)), ...others.map(one => one.report(here))]);
  for (const gateway of [here, there])
    await until(() => isWithheldAt(gateway, some[0]), 'that both gateways withhold it');
  expect(await counted()).toBe('8 of 8');
});

test('a restart forgets nothing that was counted', async () => {
  const before = await startGateway();
  const browsers = await arrive(before, 0, 6);
  await Promise.all(browsers.map(browser => browser.report(before)));
  await before.service.close();
  opened.splice(0);
  expect(await counted()).toBe('6 of 6');
  const after = await startGateway();
  const [seventh, eighth] = await arrive(after, 6, 8);
  expect(await seventh?.versionAt(after)).toBe('0.6.0');
  await Promise.all([seventh?.report(after), eighth?.report(after)]);
  await until(() => isWithheldAt(after, seventh), 'that it is withheld');
});

test('while account is away a gateway judges by its own visitors, and tells of them later', async () => {
  const gateway = await startGateway();
  const browsers = await arrive(gateway, 0, 8);
  await until(async () => (await counted()) === '0 of 8', 'that they are counted');
  await door.shut();
  await Promise.all(browsers.map(browser => browser.report(gateway)));
  await until(() => isWithheldAt(gateway, browsers[0]), 'that it is withheld');
  expect(gateway.logLines.join('\n')).toContain('judges by its own');
  await door.open();
  await until(async () => (await counted()) === '8 of 8', 'that account knows it');
});

test('nothing that is kept, sent or logged names a visitor or an address', async () => {
  const gateway = await startGateway();
  const [browser] = await arrive(gateway, 77, 78);
  await browser?.report(gateway);
  await until(async () => (await counted()) === '1 of 1', 'that it is counted');
  const { rows } = await account.pool.query('select * from account.release_visitors');
  const all = JSON.stringify(rows) + gateway.logLines.join('\n');
  expect(all).not.toContain('203.0.113.77');
  expect(rows.map(({ subject }) => /^[\w-]{43}$/.test(subject))).not.toContain(false);
  const [, visitor = 'no visitor'] = /visitor=([\w-]{36})/.exec(browser?.cookie ?? '') ?? [];
  expect(visitor).toMatch(/^[\w-]{36}$/);
  expect(all).not.toContain(visitor);
});
