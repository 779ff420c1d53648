import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { StartError } from '../config/setting.error.ts';
import { reachableBinaries } from './installed-binaries.ts';
import { type Cluster, createCluster } from './cluster.ts';
import { databaseFolder } from './database-folder.ts';
import { databaseOsUser } from './os-user.ts';
import { isAlive, isPostmaster, readPostmaster } from './postmaster.ts';
import { reach, type Server, urlOf } from './reach.ts';
import { keepSecret } from './keep-secret.ts';
import { freePort } from './server-process.ts';

/** A PostgreSQL server of our own, with its data in a folder. If it ends, it is started again on the same port. */
export interface EmbeddedPostgres {
  /** The URL of its `burrow` database. */
  readonly url: string;
  /** Resolves with the reason when it has ended and cannot be started again. */
  readonly lost: Promise<StartError>;
  stop(): Promise<void>;
}

const STOP_TIMEOUT_MS = 8_000;
const OWNER_LOCK = [0x6275, 0x726f] as const;

/** Lets one process at a time use the folder: the lock lives as long as the connection, so a killed process leaves none behind. */
async function own(client: pg.Client, folder: string): Promise<void> {
  for (let attempt = 0; attempt < 20; attempt++) {
    const { rows } = await client.query('select pg_try_advisory_lock($1, $2) as owned', [...OWNER_LOCK]);
    if (rows[0]?.owned) return;
    await delay(100);
  }
  await client.end();
  throw new StartError(
    `The data in ${folder} is in use by a Burrow that is running. Stop it first, or choose another folder with DATA_DIR.`,
  );
}

async function ensureDatabase(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', ['burrow']);
  if (!rowCount) await client.query('create database burrow');
}

async function end(client: pg.Client, { cluster }: Cluster): Promise<void> {
  await client.end().catch(() => {});
  const { pid } = readPostmaster(cluster) ?? {};
  if (!pid || !isPostmaster(pid)) return;
  process.kill(pid, 'SIGINT');
  const deadline = Date.now() + STOP_TIMEOUT_MS;
  while (isAlive(pid) && Date.now() < deadline) await delay(20);
}

function clusterIn(dataDir: string): Cluster {
  const user = databaseOsUser();
  const folder = databaseFolder(dataDir, user);
  return {
    folder,
    cluster: path.join(folder, 'cluster'),
    programs: reachableBinaries(user, folder),
    user,
    password: keepSecret(dataDir, 'database'),
  };
}

/** Returns the URL of the database that a running process has on a data folder, or undefined if there is none. */
export function runningPostgresUrl(dataDir: string): string | undefined {
  const folder = databaseFolder(path.resolve(dataDir), databaseOsUser());
  const postmaster = readPostmaster(path.join(folder, 'cluster'));
  if (!postmaster || !isPostmaster(postmaster.pid)) return undefined;
  return urlOf(postmaster.port, keepSecret(path.resolve(dataDir), 'database'), 'burrow');
}

/**
 * Starts PostgreSQL on a data folder, which it creates if necessary, and takes over a server that a killed
 * process left running. Its owner keeps a connection open; if that is lost, the server is looked for again, and
 * started if it has ended.
 * @throws StartError when it does not start, or another running process owns the folder
 */
export async function startEmbeddedPostgres(
  dataDir: string,
  onRestart: () => void = () => {},
): Promise<EmbeddedPostgres> {
  const cluster = clusterIn(path.resolve(dataDir));
  createCluster(cluster);
  const stopping = new AbortController();
  let isOurs = true;
  const lost = Promise.withResolvers<StartError>();
  const ownServer = async (port: number): Promise<Server> => {
    const server = await reach(cluster, port, stopping.signal);
    await own(server.client, dataDir);
    return server;
  };
  let server = await ownServer(await freePort());
  await ensureDatabase(server.client);
  const { port } = server.postmaster;
  const bringBack = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      try {
        server = await ownServer(port);
        watch();
        return onRestart();
      } catch (error) {
        if (!(error instanceof StartError)) continue;
        isOurs = false;
        return lost.resolve(error);
      }
    }
  };
  let comingBack = Promise.resolve();
  const watch = (): void => {
    server.client.once('end', () => {
      if (!stopping.signal.aborted) comingBack = bringBack();
    });
  };
  watch();
  const url = urlOf(port, cluster.password, 'burrow');
  return {
    url,
    lost: lost.promise,
    stop: async () => {
      stopping.abort();
      await comingBack;
      if (isOurs) await end(server.client, cluster);
    },
  };
}
