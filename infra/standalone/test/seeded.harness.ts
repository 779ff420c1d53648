import { createTestDatabase, testPostgresUrl } from '@burrow/service-kit/testing';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { Seeded, SeedResult } from '../src/seed/seed-platform.ts';
import { INSTALLATION, MAIN, runToEnd } from './platform.harness.ts';

/** People of every role, with their sessions. */
export interface People extends SeedResult {
  person(key: string): Seeded;
}

/** A database of its own with people of every role. */
export interface SeededDatabase {
  readonly url: string;
  readonly people: People;
  drop(): Promise<void>;
}

/** Fills a database of {@link INSTALLATION} with people of every role, by the command, which says nothing but what it has done. */
export async function seed(databaseUrl: string): Promise<SeedResult> {
  const folder = await mkdtemp(path.join(tmpdir(), 'burrow-seed-'));
  const { code, err } = await runToEnd(MAIN.seed, {
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    SERVICE_KEY: INSTALLATION,
  });
  if (code !== 0 || err !== '') throw new Error(`the seed ended with ${code}: ${err}`);
  const seeded = JSON.parse(await readFile(path.join(folder, 'seed.json'), 'utf8')) as SeedResult;
  await rm(folder, { recursive: true });
  return seeded;
}

export function peopleOf(seeded: SeedResult): People {
  const people = new Map(seeded.people.map(person => [person.key, person]));
  const person = (key: string): Seeded => {
    const found = people.get(key);
    if (!found) throw new Error(`nobody is ${key}`);
    return found;
  };
  return { ...seeded, person };
}

/** What jest.config.mjs calls this run of tests. */
interface Run {
  readonly TEST_RUN: string;
}

/** What the seed made is kept as the database's comment. */
const FIND = `select shobj_description(oid, 'pg_database') as seeded from pg_database where datname = $1`;
const OTHERS = `select datname as name from pg_database where datname like 'seeded\\_%'`;
const LOCK = `select pg_advisory_lock(hashtext('seeded'))`;

/** Seeds once in a run of tests. On a server that stays, what earlier runs have left is dropped. */
async function seededOnce(client: pg.Client, name: string): Promise<SeedResult> {
  const { rows } = await client.query<{ seeded: string | null }>(FIND, [name]);
  if (rows[0]?.seeded) return JSON.parse(rows[0].seeded) as SeedResult;
  const others = await client.query<{ name: string }>(OTHERS);
  for (const other of others.rows) await client.query(`drop database ${other.name} with (force)`);
  await client.query(`create database ${name}`);
  const url = new URL(testPostgresUrl());
  url.pathname = `/${name}`;
  const seeded = await seed(url.href);
  await client.query(`comment on database ${name} is ${pg.escapeLiteral(JSON.stringify(seeded))}`);
  return seeded;
}

/** A copy of a database that is seeded once for all files of tests: the seed takes as long as three starts. */
export async function seededDatabase(): Promise<SeededDatabase> {
  const name = `seeded_${(globalThis as unknown as Run).TEST_RUN}`;
  const client = new pg.Client({ connectionString: testPostgresUrl() });
  await client.connect();
  try {
    await client.query(LOCK);
    const seeded = await seededOnce(client, name);
    return { ...(await createTestDatabase(name)), people: peopleOf(seeded) };
  } finally {
    await client.end();
  }
}
