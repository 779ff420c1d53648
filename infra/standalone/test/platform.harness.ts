import { byService, type PartName } from '@burrow/contracts';
import { partSecret, trustedEntries } from '@burrow/service-kit';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { setTimeout as delay } from 'node:timers/promises';

const ROOT = new URL('../../../', import.meta.url);
export const CONTENT_FILE = fileURLToPath(new URL('services/learning/test/fixtures/content.json', ROOT));
export const MAIN = {
  platform: fileURLToPath(new URL('infra/standalone/dist/main.js', ROOT)),
  seed: fileURLToPath(new URL('infra/standalone/dist/seed/main.js', ROOT)),
  resync: fileURLToPath(new URL('infra/standalone/dist/resync/main.js', ROOT)),
  rebuild: fileURLToPath(new URL('infra/standalone/dist/rebuild/main.js', ROOT)),
  subscribe: fileURLToPath(new URL('infra/standalone/dist/subscribe/main.js', ROOT)),
  backup: fileURLToPath(new URL('infra/standalone/dist/backup/main.js', ROOT)),
  restore: fileURLToPath(new URL('infra/standalone/dist/restore/main.js', ROOT)),
  jobs: fileURLToPath(new URL('infra/standalone/dist/jobs/main.js', ROOT)),
  secondFactor: fileURLToPath(new URL('infra/standalone/dist/second-factor/main.js', ROOT)),
  keys: fileURLToPath(new URL('infra/standalone/dist/keys/main.js', ROOT)),
  tester: fileURLToPath(new URL('infra/standalone/dist/tester/main.js', ROOT)),
  paddle: fileURLToPath(new URL('infra/paddle/dist/main.js', ROOT)),
  gateway: fileURLToPath(new URL('services/gateway/dist/main.js', ROOT)),
  ...byService(name => fileURLToPath(new URL(`services/${name}/dist/main.js`, ROOT))),
};

export const COOKIE_SECRET = 'c'.repeat(40);

export const INSTALLATION = 'i'.repeat(40);

/** The settings of each part that runs separately: its own secret, and whom it may trust. */
export const keysOf = (part: PartName) => ({
  SERVICE_KEY: partSecret(INSTALLATION, part),
  TRUSTED_KEYS: trustedEntries(INSTALLATION),
});

/** A process of ours with its output. */
export interface Started {
  readonly child: ChildProcess;
  /** The address in the line that says it runs. */
  readonly url: string;
  output(): { out: string; err: string };
  /** Its exit code, once it has ended. */
  readonly ended: Promise<number | null>;
  /** Sends a signal and waits for the end; returns the exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

/** Where Node keeps what it has compiled: dozens of processes start from the same files. */
const COMPILED = fileURLToPath(new URL('node_modules/.cache/compiled/', ROOT));

function run(main: string, env: Record<string, string>, given: readonly string[] = []) {
  const written = { out: '', err: '' };
  const child = spawn(process.execPath, [main, ...given], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: COMPILED, CONTENT_FILE, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.on('data', chunk => (written.out += String(chunk)));
  child.stderr.on('data', chunk => (written.err += String(chunk)));
  return { child, written, ended: once(child, 'close') };
}

/** Starts a process and waits for the line with its address. */
export async function start(main: string, env: Record<string, string>): Promise<Started> {
  const { child, written, ended } = run(main, env);
  while (!written.out.includes('\n')) {
    if (child.exitCode !== null) throw new Error(`it ended: ${written.err}`);
    await delay(20);
  }
  const url = /http:\/\/\S+/.exec(written.out)?.[0].replace(/\/$/, '') ?? '';
  const exitCode = ended.then(([code]) => code as number | null);
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    return exitCode;
  };
  return { child, url, output: () => written, ended: exitCode, stop };
}

/** Longer than any process takes that ends by itself. */
const HANGS_MS = 240_000;

/** Runs a process that should end by itself. */
export async function runToEnd(main: string, env: Record<string, string>, ...given: readonly string[]) {
  const { child, written, ended } = run(main, env, given);
  const hangs = setTimeout(() => child.kill('SIGKILL'), HANGS_MS);
  const [code] = (await ended) as [number | null];
  clearTimeout(hangs);
  return { code, ...written };
}

type Cookies = Map<string, string>;

function keep(cookies: Cookies, setCookies: readonly string[]): void {
  for (const each of setCookies) {
    const [pair = '', ...attributes] = each.split(';');
    const name = pair.slice(0, pair.indexOf('='));
    if (attributes.some(attribute => attribute.trim() === 'Max-Age=0')) cookies.delete(name);
    else cookies.set(name, pair.slice(pair.indexOf('=') + 1));
  }
}

/** A browser, as far as the platform needs one: it keeps cookies. */
export class Visitor {
  readonly #cookies: Cookies = new Map();
  readonly #url: string;

  constructor(url: string, cookie?: string) {
    this.#url = url;
    if (cookie) keep(this.#cookies, cookie.split('; '));
  }

  /** As it is sent. */
  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  async call(
    method: string,
    path: string,
    body?: unknown,
  ): Promise<{ status: number; body: unknown; headers: Headers }> {
    const answer = await fetch(this.#url + path, {
      method,
      redirect: 'manual',
      headers: {
        'sec-fetch-site': 'same-origin',
        ...(this.#cookies.size > 0 ? { cookie: this.cookie } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    keep(this.#cookies, answer.headers.getSetCookie());
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.includes('json');
    return { status: answer.status, body: isJson ? JSON.parse(text) : text, headers: answer.headers };
  }

  get = (path: string) => this.call('GET', path);
  post = (path: string, body?: unknown) => this.call('POST', path, body);
  put = (path: string, body?: unknown) => this.call('PUT', path, body);
}

export const runOf = (code: string, more: object = {}) => ({
  last_status: 'in_progress',
  last_code_executed: code,
  level_slug: 'intro-level1',
  ...more,
});
