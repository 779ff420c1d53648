import { readEnvironment, sessionCookieName } from '@burrow/service-kit';
import { startEmbeddedPostgres } from '@burrow/service-kit/embedded-postgres';
import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import type { SeedResult } from '../src/seed/seed-platform.ts';
import { here, startServer } from './server.ts';

/** A platform with the people of the seed, and a connection to its database. */
export interface SeededServer {
  readonly seeded: SeedResult;
  readonly port: number;
  readonly client: pg.Client;
  /** The cookie of somebody's session. */
  readonly cookieOf: (person: string) => string;
  readonly stop: () => Promise<void>;
}

export async function startSeededServer(): Promise<SeededServer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'burrow-bench-'));
  await chmod(folder, 0o755);
  const postgres = await startEmbeddedPostgres(folder);
  const env = { PORT: '0', DATA_DIR: folder, DATABASE_URL: postgres.url };
  await promisify(execFile)(process.execPath, [here('../dist/seed/main.js')], {
    env: { ...readEnvironment(), ...env },
  });
  const seeded = JSON.parse(await readFile(path.join(folder, 'seed.json'), 'utf8')) as SeedResult;
  const { child, port } = await startServer([here('../dist/main.js')], env);
  const client = new pg.Client(postgres.url);
  await client.connect();
  return {
    seeded,
    port,
    client,
    cookieOf: person =>
      `${sessionCookieName(false)}=${seeded.people.find(({ key }) => key === person)?.session}`,
    stop: async () => {
      await client.end();
      child.kill('SIGTERM');
      await postgres.stop();
      await rm(folder, { recursive: true });
    },
  };
}
