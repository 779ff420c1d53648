import type { ResolvedSession } from '@burrow/contracts';
import { type Condition, openStore, promote, ReleaseLists, writeRelease } from '@burrow/releases';
import { buildForTest } from '@burrow/releases/testing';
import { Metrics } from '@burrow/service-kit';
import { createHash, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ask, makeSite, startEcho, startGateway, type TestGateway } from './gateway.harness.ts';

const SHELL = { name: 'shell' as const, version: '0.1.0', provides: {}, slots: [] };
export const SCHOOL = randomUUID();
export const OTHER_SCHOOL = randomUUID();
const NOBODY: ResolvedSession = {
  session: randomUUID(), role: 'teacher', user: randomUUID(), student: null,
  staff: false, factorless: false, organization: null, class: null, impersonator: null,
}; // prettier-ignore
const SESSIONS: Readonly<Record<string, ResolvedSession>> = {
  teacher: { ...NOBODY, organization: SCHOOL },
  stranger: { ...NOBODY, organization: randomUUID() },
  staff: { ...NOBODY, staff: true },
};

/** The same id for the same word. */
const idOf = (word: string): string =>
  createHash('sha256')
    .update(word)
    .digest('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5');

/** Besides those, `student-3` and `neighbour-3` are students of the two schools; `acted-3` is one for whom somebody acts. */
function sessionOf(secret: string): ResolvedSession | null {
  const [, kind] = /^(student|neighbour|acted)-\d+$/.exec(secret) ?? [];
  if (!kind) return SESSIONS[secret] ?? null;
  const organization = kind === 'neighbour' ? OTHER_SCHOOL : SCHOOL;
  const impersonator = kind === 'acted' ? randomUUID() : null;
  return { ...NOBODY, role: 'student', user: null, student: idOf(secret), organization, impersonator };
}

/** Promotes a version of the store to some, as an operator does. */
export async function give(address: string, version: string, to?: Condition): Promise<void> {
  const store = await openStore(address);
  const change = { name: 'mf-play', shell: SHELL, who: 'ada', why: '', at: new Date(), version };
  await promote(store, new ReleaseLists(store), { ...change, ...(to && { to }) });
}

/** A site with stores of releases, and an account that answers only whose a session is, not how many visitors there are. */
export class CanaryPlace {
  lookUps = 0;
  isAccountDown = false;
  isAccountSilent = false;
  readonly #root: string;
  readonly #site: Awaited<ReturnType<typeof makeSite>>;
  #accountUrl = '';
  #stores = 0;

  private constructor(root: string, site: Awaited<ReturnType<typeof makeSite>>) {
    this.#root = root;
    this.#site = site;
  }

  static async make(): Promise<CanaryPlace> {
    const root = await mkdtemp(path.join(tmpdir(), 'burrow-canary-'));
    const place = new CanaryPlace(root, await makeSite());
    const account = await startEcho((incoming, answer) => place.#answer(incoming, answer));
    place.#accountUrl = account.url;
    return place;
  }

  async remove(): Promise<void> {
    await rm(this.#site.folder, { recursive: true });
    await rm(this.#root, { recursive: true });
  }

  /** A store in which everybody gets 0.5.0, and 0.6.0 goes to those whom the conditions name; a folder, or of a bucket. */
  async releasesTo(conditions: readonly Condition[], bucket?: string): Promise<string> {
    const name = `store-${(this.#stores += 1)}`;
    const address = bucket === undefined ? path.join(this.#root, name) : `s3://${bucket}/${name}`;
    const store = await openStore(address);
    for (const [version, prefixes] of [
      ['0.5.0', ['', 'play']],
      ['0.6.0', ['', 'play', 'new']],
    ] as const)
      await writeRelease(store, await buildForTest(path.join(this.#root, 'build'), { version, prefixes }));
    await give(address, '0.5.0');
    for (const to of conditions) await give(address, '0.6.0', to);
    return address;
  }

  /** A gateway of a store. */
  start(address: string, metrics?: Metrics): Promise<TestGateway> {
    const settings = { WEB_MOUNTS: this.#site.mounts, RELEASES: address, TRUST_PROXY: 'loopback' };
    return startGateway(
      { account: this.#accountUrl, learning: this.#accountUrl },
      { ...settings, UPSTREAM_TIMEOUT_MS: '120000' },
      metrics,
    );
  }

  async #answer(incoming: IncomingMessage, answer: ServerResponse): Promise<void> {
    let body = '';
    for await (const chunk of incoming) body += String(chunk);
    if (incoming.url !== '/internal/session') return void answer.end('{}');
    this.lookUps += 1;
    if (this.isAccountSilent) return;
    if (this.isAccountDown) return void answer.writeHead(500).end();
    const { secret } = JSON.parse(body) as { secret: string };
    answer.setHeader('content-type', 'application/json').end(JSON.stringify({ session: sessionOf(secret) }));
  }
}

export const versionFor = async (
  gateway: TestGateway,
  cookie?: string,
  address?: string,
): Promise<string | undefined> => {
  const headers = { ...(cookie && { cookie }), ...(address && { 'x-forwarded-for': address }) };
  const answer = await ask(`${gateway.url}/remotes.json`, { headers });
  return (answer.json() as { remotes: { version: string }[] }).remotes[0]?.version;
};

export const openDocument = (gateway: TestGateway, headers: Record<string, string>) =>
  ask(`${gateway.url}/en/`, { headers: { 'sec-fetch-dest': 'document', ...headers } });

/** The cookie of a new browser. */
export const visit = async (gateway: TestGateway): Promise<string> =>
  (await ask(`${gateway.url}/en/`)).cookies[0]?.split(';')[0] ?? '';

export interface Arrived {
  readonly cookie: string;
  readonly version: string | undefined;
}

/** Browsers at an address, with what each was given. */
export async function arrive(
  gateway: TestGateway,
  count: number,
  addressOf: (visitor: number) => string,
  cookieOf: (visitor: number) => string = () => '',
): Promise<{ readonly all: readonly Arrived[]; readonly lucky: readonly Arrived[] }> {
  const all: Arrived[] = [];
  for (let visitor = 0; visitor < count; visitor += 1) {
    const cookie = [await visit(gateway), cookieOf(visitor)].filter(Boolean).join('; ');
    all.push({ cookie, version: await versionFor(gateway, cookie, addressOf(visitor)) });
  }
  return { all, lucky: all.filter(({ version }) => version === '0.6.0') };
}

export const REPORT = { remote: 'mf_play', version: '0.6.0', code: 'load', browser: 'chromium' };

export const report = (
  gateway: TestGateway,
  body: unknown,
  cookie?: string,
  headers: Record<string, string> = {},
) =>
  ask(`${gateway.url}/api/client-error`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      ...(cookie ? { cookie } : {}),
      ...headers,
    },
    body: JSON.stringify(body),
  });

/** What the metrics say of releases and of what pages report. */
export async function metricsNow(metrics: Metrics): Promise<readonly string[]> {
  const port = await metrics.listen('127.0.0.1', 0);
  const text = (await ask(`http://127.0.0.1:${port}/metrics`)).body.toString();
  await metrics.close();
  return text.match(/^(client_errors_total|releases_withheld\w*|releases_failing)\{.*$/gm) ?? [];
}

export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise(done => setTimeout(done, 100));
}
