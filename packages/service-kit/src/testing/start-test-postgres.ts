import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { readEnvironment } from '../config/parse-env.ts';
import { startEmbeddedPostgres } from '../embedded-postgres/index.ts';

const KEY = 'BURROW_TEST_POSTGRES';

/**
 * For jest's globalSetup: provides a PostgreSQL for the project's tests: that of DATABASE_URL, one started for several
 * projects, or a new one. Returns a function that stops what it started.
 */
export async function startTestPostgres(): Promise<() => Promise<void>> {
  const given = readEnvironment().DATABASE_URL ?? readEnvironment()[KEY];
  if (given) {
    Object.assign(readEnvironment(), { [KEY]: given });
    return async () => {};
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'burrow-test-'));
  await chmod(folder, 0o755);
  const postgres = await startEmbeddedPostgres(folder);
  Object.assign(readEnvironment(), { [KEY]: postgres.url });
  await doWithoutDisk();
  return async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

async function onServer(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: testPostgresUrl() });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

/** What keeps data when a computer loses its power: by then these databases are gone, and each would wait for the disk. */
const ONLY_FOR_POWER_CUTS = ['fsync', 'full_page_writes'];

async function doWithoutDisk(): Promise<void> {
  for (const setting of ONLY_FOR_POWER_CUTS) await onServer(`alter system set ${setting} = off`);
  await onServer('select pg_reload_conf()');
}

/** The server that {@link startTestPostgres} started. */
export function testPostgresUrl(): string {
  const url = readEnvironment()[KEY];
  if (!url) throw new Error('No test database: does jest.config name the globalSetup?');
  return url;
}

/** Creates an empty database, or a copy of a template; drop it when the test file is done. */
export async function createTestDatabase(
  template = 'template1',
): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(`create database ${name} template ${template}`);
  const url = new URL(testPostgresUrl());
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(`drop database if exists ${name} with (force)`) };
}
