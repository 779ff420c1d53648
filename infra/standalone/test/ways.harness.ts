import { calleesOf, SERVICE_NAMES, type ServiceName, SERVICES } from '@burrow/contracts';
import { createTestDatabase } from '@burrow/service-kit/testing';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { COOKIE_SECRET, keysOf, MAIN, start, type Started } from './platform.harness.ts';

/** A platform with its own database. */
export interface Way {
  readonly url: string;
  readonly databaseUrl: string;
  /** The running processes, the entrance first. */
  readonly processes: readonly Started[];
  /** Stops every process; returns the exit codes. */
  stop(): Promise<(number | null)[]>;
}

type Env = Record<string, string>;

async function oneProcess(env: Env, folder: string): Promise<Started[]> {
  return [await start(MAIN.platform, { ...env, DATA_DIR: folder, OUTBOX: 'on' })];
}

/** The settings that tell a gateway where services run, given in the order of the table. */
export const addressesOf = (services: readonly Started[]): Env =>
  Object.fromEntries(
    SERVICE_NAMES.map((name, at) => [SERVICES[name].addressSetting, services[at]?.url ?? '']),
  );

const calls = (name: ServiceName): boolean => calleesOf(name).length > 0;

/** Starts every service, in the order of the table: those that call others when these have an address. */
async function startServices(env: Env): Promise<Started[]> {
  const started = new Map<ServiceName, Started>();
  const startAll = async (names: readonly ServiceName[], addresses: Env): Promise<void> => {
    const all = names.map(async name => {
      started.set(name, await start(MAIN[name], { ...env, ...addresses, ...keysOf(name) }));
    });
    await Promise.all(all);
  };
  const called = SERVICE_NAMES.filter(name => !calls(name));
  await startAll(called, {});
  const known = called.map(name => [SERVICES[name].addressSetting, started.get(name)?.url ?? '']);
  await startAll(SERVICE_NAMES.filter(calls), Object.fromEntries(known) as Env);
  return SERVICE_NAMES.flatMap(name => started.get(name) ?? []);
}

async function eachByItself(env: Env): Promise<Started[]> {
  const own = { DATABASE_POOL: '3', LOG_LEVEL: 'silent', OUTBOX: 'on', ...env };
  const started = await startServices(own);
  const gateway = await start(MAIN.gateway, {
    ...own,
    ...addressesOf(started),
    ...keysOf('gateway'),
    COOKIE_SECRET,
  });
  return [gateway, ...started];
}

type Run = (env: Env, folder: string) => Promise<Started[]>;
type Database = Awaited<ReturnType<typeof createTestDatabase>>;

/** Starts a platform on a database, which is dropped when it stops; by default on an empty one. */
async function startWay(run: Run, more: Env, given?: Database): Promise<Way> {
  const folder = await mkdtemp(path.join(tmpdir(), 'burrow-way-'));
  const database = given ?? (await createTestDatabase());
  const processes = await run({ DATABASE_URL: database.url, PORT: '0', ...more }, folder);
  return {
    url: processes[0]?.url ?? '',
    databaseUrl: database.url,
    processes,
    stop: async () => {
      const codes = await Promise.all(processes.map(one => one.stop()));
      await database.drop();
      await rm(folder, { recursive: true, force: true });
      return codes;
    },
  };
}

export const startEachByItself = (more: Env = {}, database?: Database): Promise<Way> =>
  startWay(eachByItself, more, database);

/** The two ways in which the platform runs: all in one process, and every service separately. */
export const WAYS = [
  ['in one process', (more: Env = {}, database?: Database) => startWay(oneProcess, more, database)],
  ['each service separately', startEachByItself],
] as const;
