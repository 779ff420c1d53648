import { rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { StartError } from '../config/setting.error.ts';
import { type Cluster, ROLE } from './cluster.ts';
import { isAlive, isPostmaster, type Postmaster, readPostmaster } from './postmaster.ts';
import { type ServerProcess, spawnPostgres } from './server-process.ts';

/** A PostgreSQL that answers, with a connection to it. */
export interface Server {
  readonly client: pg.Client;
  readonly postmaster: Postmaster;
}

/** After a crash it reads its log before it answers, and that may take a while. */
const ANSWER_TIMEOUT_MS = 60_000;
/** What a killed server left behind (its memory, its port) is gone within a second or two. */
const STARTS = 4;
const BETWEEN_STARTS_MS = 1_000;
/** A server that was killed while it recovered ends only when its files are written out: on a busy disk that takes longer. */
const STARTS_BESIDE_LEFTOVER = 30;

const startsFor = (refused: string): number =>
  refused.includes('is still in use') ? STARTS_BESIDE_LEFTOVER : STARTS;

export const urlOf = (port: number, password: string, database: string): string =>
  `postgres://${ROLE}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;

async function connect({ port }: Postmaster, { folder, password }: Cluster): Promise<pg.Client | undefined> {
  const client = new pg.Client({
    connectionString: urlOf(port, password, 'postgres'),
    connectionTimeoutMillis: 2_000,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    return client;
  } catch (error) {
    await client.end().catch(() => {});
    if (!String((error as { code?: unknown }).code).startsWith('28')) return undefined;
    throw new StartError(
      `The database in ${folder} does not take the password in database.secret. Was it made with another one?`,
    );
  }
}

/**
 * A connection to the PostgreSQL of the cluster: one that an earlier process left behind, else a new one on
 * the port.
 * @throws StartError when it does not start, and the signal's reason when that aborts
 */
export async function reach(cluster: Cluster, port: number, signal: AbortSignal): Promise<Server> {
  const deadline = Date.now() + ANSWER_TIMEOUT_MS;
  let starts = 0;
  let server: ServerProcess | undefined;
  while (Date.now() < deadline) {
    signal.throwIfAborted();
    const postmaster = readPostmaster(cluster.cluster);
    if (postmaster && isPostmaster(postmaster.pid)) {
      const client = await connect(postmaster, cluster);
      if (client) return { client, postmaster };
    } else if (!server || server.ended) {
      const refused = server?.ended?.refused;
      if (refused !== undefined) {
        if (starts >= startsFor(refused)) throw cannotStart(cluster, refused);
        await delay(BETWEEN_STARTS_MS);
      }
      // PostgreSQL sees by itself what a dead one left behind, but not that its number is somebody else's now.
      if (postmaster && isAlive(postmaster.pid))
        rmSync(path.join(cluster.cluster, 'postmaster.pid'), { force: true });
      starts = refused === undefined ? 1 : starts + 1;
      server = spawnPostgres(cluster, port);
    }
    await delay(30);
  }
  throw cannotStart(cluster, 'it does not answer');
}

const cannotStart = ({ folder }: Cluster, reason: string): StartError =>
  new StartError(`The database in ${folder} does not start: ${reason || 'see postgres.log there'}.`);
