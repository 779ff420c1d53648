import {
  IDENTITY_HEADER,
  IdentitySigner,
  openDatabase,
  partSecret,
  trustedEntries,
  visitorIdentity,
} from '@burrow/service-kit';
import { type Caller, createTestDatabase } from '@burrow/service-kit/testing';
import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { type Platform, platformOf, type ServiceHost, startStandIn } from './platform.harness.ts';

/** The service in a process of its own, as it is built. */
export interface KillablePlatform extends Platform {
  /** Ends it in the middle of whatever it does, and starts it again. Who called it meanwhile calls again. */
  kill(): Promise<void>;
}

type Answer = Awaited<ReturnType<Caller['get']>>;

interface Running {
  readonly url: string;
  stop(signal: NodeJS.Signals): Promise<void>;
}

const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));
const INSTALLATION = 'i'.repeat(40);
/** Where nobody answers: names and courses are asked of nobody. */
const NOWHERE = 'http://127.0.0.1:9';

async function addressOf(child: ChildProcess): Promise<string> {
  let written = '';
  child.stdout?.on('data', chunk => (written += String(chunk)));
  while (!written.includes('\n')) {
    if (child.exitCode !== null) throw new Error(`the service ended: ${written}`);
    await delay(20);
  }
  return /http:\/\/\S+/.exec(written)?.[0].replace(/\/$/, '') ?? '';
}

async function run(env: Record<string, string>): Promise<Running> {
  const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'close');
  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    child.kill(signal);
    await ended;
  };
  return { url: await addressOf(child), stop };
}

/** Calls again until there is an answer, as a person does whose page says that nobody answers, or has no time. */
function callerOf(address: () => string, sign: () => Promise<string>, isOver: () => boolean): Caller {
  const once = async (method: string, path: string, body: unknown, more: object): Promise<Answer | null> => {
    const headers = {
      ...more,
      [IDENTITY_HEADER]: await sign(),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    };
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const asked = { method, headers, ...(body === undefined ? {} : { body: text }) };
    const answer = await fetch(address() + path, asked).catch(() => null);
    const said = await answer?.text().catch(() => null);
    if (!answer || typeof said !== 'string') return null;
    return { statusCode: answer.status, body: said, json: () => JSON.parse(said) as unknown } as Answer;
  };
  const call = async (method: string, path: string, body?: unknown, more: object = {}): Promise<Answer> => {
    for (;;) {
      const answer = await once(method, path, body, more);
      if (answer && answer.statusCode !== 503) return answer;
      if (isOver()) throw new Error('the test is over');
      await delay(50);
    }
  };
  return {
    get: url => call('GET', url),
    getWith: (url, headers) => call('GET', url, undefined, headers),
    post: (url, body, headers) => call('POST', url, body, headers),
    put: (url, body) => call('PUT', url, body),
    delete: (url, body) => call('DELETE', url, body),
  };
}

/** Starts it beside the stand-in of the provider. It must be built. */
export async function startKillablePlatform(): Promise<KillablePlatform> {
  const { paddle, settings } = await startStandIn();
  const own = await createTestDatabase();
  const env: Record<string, string> = {
    ...settings,
    DATABASE_URL: own.url,
    PORT: '0',
    LOG_LEVEL: 'fatal',
    ACCOUNT_URL: NOWHERE,
    LEARNING_URL: NOWHERE,
    SERVICE_KEY: partSecret(INSTALLATION, 'payment'),
    TRUSTED_KEYS: trustedEntries(INSTALLATION),
  };
  let isOver = false;
  let running = await run(env);
  const again = async (signal: NodeJS.Signals): Promise<void> => {
    await running.stop(signal);
    running = await run(env);
  };
  const signer = new IdentitySigner('gateway', partSecret(INSTALLATION, 'gateway'));
  const pool = new pg.Pool({ connectionString: own.url, max: 2 });
  const database = openDatabase(own.url, 4);
  const host: ServiceHost = {
    database,
    as: identity => {
      const whole = { ...visitorIdentity(randomUUID()), ...identity };
      return callerOf(
        () => running.url,
        () => signer.sign(whole, 'payment'),
        () => isOver,
      );
    },
    query: async (sql, values) => (await pool.query(sql, values)).rows as Record<string, unknown>[],
    startAhead: hours => {
      env['TIME_AHEAD_HOURS'] = String(hours);
      return again('SIGTERM');
    },
    close: async () => {
      isOver = true;
      await running.stop('SIGTERM');
      await database.close();
      await pool.end();
      await own.drop();
    },
  };
  return { ...platformOf(paddle, host), kill: () => again('SIGKILL') };
}
