import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { StartError } from '../config/setting.error.ts';
import type { Cluster } from './cluster.ts';

/** A PostgreSQL server that was started here. */
export interface ServerProcess {
  /** Whether its process has ended, and whether it stopped with an error, for the reason `refused`. */
  readonly ended: { readonly refused: string | undefined } | undefined;
}

/** Returns a free port of the loopback address. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || !address)
    throw new StartError('There is no free port for the database.');
  return address.port;
}

const flagsOf = (port: number): string[] =>
  Object.entries({
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 100,
    shared_buffers: '64MB',
    timezone: 'UTC',
    log_statement: 'none',
    log_min_error_statement: 'panic',
    log_parameter_max_length_on_error: 0,
  }).flatMap(([key, value]) => ['-c', `${key}=${value}`]);

/** Returns the last line that PostgreSQL called fatal, without its time. */
function lastFatal(log: string): string {
  const lines = readFileSync(log, 'utf8').split('\n');
  return /(?:FATAL|PANIC): +(.*)/.exec(lines.findLast(line => /FATAL|PANIC/.test(line)) ?? '')?.[1] ?? '';
}

/**
 * Starts PostgreSQL on the loopback address with its default, durable settings (fsync,
 * synchronous_commit). It gets its own process group, so that only we pass Ctrl-C on to it.
 */
export function spawnPostgres({ folder, cluster, programs, user }: Cluster, port: number): ServerProcess {
  const logFile = path.join(folder, 'postgres.log');
  const log = openSync(logFile, 'a', 0o600);
  const child = spawn(programs.postgres, ['-D', cluster, ...flagsOf(port)], {
    ...user,
    cwd: folder,
    detached: true,
    stdio: ['ignore', log, log],
    env: { LC_ALL: 'C', PATH: '/usr/bin:/bin', TZ: 'UTC' },
  });
  closeSync(log);
  child.unref();
  let ended: ServerProcess['ended'];
  child.on('error', error => (ended = { refused: error.message }));
  child.on('exit', code => (ended ??= { refused: code ? lastFatal(logFile) : undefined }));
  return {
    get ended() {
      return ended;
    },
  };
}
