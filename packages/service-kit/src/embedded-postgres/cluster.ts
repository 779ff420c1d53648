import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, openSync, closeSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import path from 'node:path';
import { StartError } from '../config/setting.error.ts';
import type { OsUser } from './os-user.ts';

export interface Cluster {
  readonly folder: string;
  readonly cluster: string;
  readonly programs: { readonly initdb: string; readonly postgres: string };
  readonly user: OsUser | undefined;
  readonly password: string;
}

/** The database's superuser. */
export const ROLE = 'burrow';

const lastLine = (output: string): string => output.trim().split('\n').at(-1) ?? '';

/** Makes the cluster where there is none: beside its place, then moved, so that a half-made one is never used. */
export function createCluster({ folder, cluster, programs, user, password }: Cluster): void {
  if (existsSync(path.join(cluster, 'PG_VERSION'))) return;
  const draft = `${cluster}.${process.pid}`;
  const passwordFile = path.join(folder, `password.${process.pid}`);
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  if (user) chownSync(passwordFile, user.uid, user.gid);
  const made = spawnSync(
    programs.initdb,
    [`--pgdata=${draft}`, '--auth=scram-sha-256', `--username=${ROLE}`, `--pwfile=${passwordFile}`, '--encoding=UTF8', '--locale=C', '--no-instructions'],
    { ...user, cwd: folder, env: { LC_ALL: 'C', PATH: '/usr/bin:/bin', TZ: 'UTC' } },
  ); // prettier-ignore
  rmSync(passwordFile, { force: true });
  if (made.status !== 0) {
    rmSync(draft, { recursive: true, force: true });
    throw new StartError(
      `The database cannot be made in ${cluster}: ${lastLine(`${made.stderr ?? made.error}`)}`,
    );
  }
  try {
    renameSync(draft, cluster);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(path.join(cluster, 'PG_VERSION'))) throw error;
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || !address)
    throw new StartError('There is no free port for the database.');
  return address.port;
}

/**
 * Starts PostgreSQL on a free port of the loopback address, with its durable settings as they come
 * (fsync, synchronous_commit). It has a process group of its own, so that Ctrl-C reaches it through us.
 */
export async function spawnPostgres({ folder, cluster, programs, user }: Cluster): Promise<void> {
  const log = openSync(path.join(folder, 'postgres.log'), 'a', 0o600);
  const settings = {
    port: await freePort(),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 50,
    shared_buffers: '64MB',
    timezone: 'UTC',
    log_statement: 'none',
    log_min_error_statement: 'panic',
    log_parameter_max_length_on_error: 0,
  };
  const flags = Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`]);
  const child = spawn(programs.postgres, ['-D', cluster, ...flags], {
    ...user,
    cwd: folder,
    detached: true,
    stdio: ['ignore', log, log],
    env: { LC_ALL: 'C', PATH: '/usr/bin:/bin', TZ: 'UTC' },
  });
  child.on('error', () => {});
  child.unref();
  closeSync(log);
}
