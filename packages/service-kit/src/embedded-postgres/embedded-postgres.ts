import { rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { StartError } from '../config/setting.error.ts';
import { reachableBinaries } from './binaries.ts';
import { type Cluster, createCluster, ROLE, spawnPostgres } from './cluster.ts';
import { databaseFolder } from './data-folder.ts';
import { databaseOsUser } from './os-user.ts';
import { isAlive, isPostmaster, type Postmaster, readPostmaster } from './postmaster.ts';
import { keepSecret } from './secrets.ts';

/** A PostgreSQL of our own, in a folder. */
export interface EmbeddedPostgres {
  /** The URL of its `burrow` database. */
  readonly url: string;
  stop(): Promise<void>;
}

const START_TIMEOUT_MS = 20_000;
const RESPAWN_MS = 2_000;
const STOP_TIMEOUT_MS = 8_000;
const OWNER_LOCK = [0x6275, 0x726f] as const;

const urlOf = (port: number, password: string, database: string): string =>
  `postgres://${ROLE}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;

async function connect(port: number, password: string): Promise<pg.Client | undefined> {
  const client = new pg.Client({
    connectionString: urlOf(port, password, 'postgres'),
    connectionTimeoutMillis: 2_000,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    return client;
  } catch {
    await client.end().catch(() => {});
    return undefined;
  }
}

/** A connection to the PostgreSQL of the cluster: one that an earlier process left behind, else a new one. */
async function reach(cluster: Cluster): Promise<{ client: pg.Client; postmaster: Postmaster }> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  let spawnedAt = 0;
  while (Date.now() < deadline) {
    const postmaster = readPostmaster(cluster.cluster);
    if (postmaster && isPostmaster(postmaster.pid)) {
      const client = await connect(postmaster.port, cluster.password);
      if (client) return { client, postmaster };
    } else if (Date.now() - spawnedAt > RESPAWN_MS) {
      if (postmaster) rmSync(path.join(cluster.cluster, 'postmaster.pid'), { force: true });
      await spawnPostgres(cluster);
      spawnedAt = Date.now();
    }
    await delay(30);
  }
  throw new StartError(`The database in ${cluster.folder} does not start. See postgres.log there.`);
}

/** One process at a time: the lock lives as long as the connection, so a killed owner leaves none behind. */
async function own(client: pg.Client, folder: string): Promise<void> {
  for (let attempt = 0; attempt < 20; attempt++) {
    const { rows } = await client.query('select pg_try_advisory_lock($1, $2) as owned', [...OWNER_LOCK]);
    if (rows[0]?.owned) return;
    await delay(100);
  }
  await client.end();
  throw new StartError(
    `The data in ${folder} is in use by another Burrow. Choose another folder with DATA_DIR.`,
  );
}

async function ensureDatabase(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', ['burrow']);
  if (!rowCount) await client.query('create database burrow');
}

async function stop(client: pg.Client, { pid }: Postmaster): Promise<void> {
  await client.end().catch(() => {});
  if (!isAlive(pid)) return;
  process.kill(pid, 'SIGINT');
  const deadline = Date.now() + STOP_TIMEOUT_MS;
  while (isAlive(pid) && Date.now() < deadline) await delay(20);
}

/** The URL of the database that a process has running on a data folder; undefined where none runs. */
export function runningPostgresUrl(dataDir: string): string | undefined {
  const folder = databaseFolder(path.resolve(dataDir), databaseOsUser());
  const postmaster = readPostmaster(path.join(folder, 'cluster'));
  if (!postmaster || !isPostmaster(postmaster.pid)) return undefined;
  return urlOf(postmaster.port, keepSecret(path.resolve(dataDir), 'database'), 'burrow');
}

/**
 * Starts PostgreSQL on a data folder, makes it first where there is none, and takes over one that a
 * killed process left running.
 * @throws StartError when it does not start, or another live process owns the folder
 */
export async function startEmbeddedPostgres(dataDir: string): Promise<EmbeddedPostgres> {
  const user = databaseOsUser();
  const folder = databaseFolder(path.resolve(dataDir), user);
  const cluster: Cluster = {
    folder,
    cluster: path.join(folder, 'cluster'),
    programs: reachableBinaries(user, folder),
    user,
    password: keepSecret(path.resolve(dataDir), 'database'),
  };
  createCluster(cluster);
  const { client, postmaster } = await reach(cluster);
  await own(client, dataDir);
  await ensureDatabase(client);
  return { url: urlOf(postmaster.port, cluster.password, 'burrow'), stop: () => stop(client, postmaster) };
}
