import { rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { StartError } from '../config/setting.error.ts';
import { type Cluster, ROLE } from './cluster.ts';
import { isAlive, isPostmaster, type Postmaster, readPostmaster } from './postmaster.ts';
import { type ServerProcess, spawnPostgres } from './server-process.ts';

/** A PostgreSQL that answers, and a connection to it. */
export interface Server {
  readonly client: pg.Client;
  readonly postmaster: Postmaster;
}

/** After a crash, PostgreSQL reads its log before it answers, and that may take a while. */
const ANSWER_TIMEOUT_MS = 60_000;
/** What a killed server left behind (its memory, its port) disappears within a second or two. */
const STARTS = 4;
const BETWEEN_STARTS_MS = 1_000;
/** A server that was killed during recovery ends only after its files are written out; a busy disk takes longer. */
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
      `The database in ${folder} does not accept the password in database.secret. Was it created with another one?`,
    );
  }
}

/**
 * Connects to the PostgreSQL of the cluster: the one that an earlier process left running, or a new one on
 * the port.
 * @throws StartError when it does not start, and the signal's reason when it is aborted
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
      // PostgreSQL cleans up after a dead server by itself, but does not notice that its number now belongs to another process.
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
