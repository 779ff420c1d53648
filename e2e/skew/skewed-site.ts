import { openStore, ReleaseLists } from '@burrow/releases';
import { startEmbeddedPostgres } from '@burrow/service-kit/embedded-postgres';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../support/free-port.ts';
import { type Platform, startPlatform } from '../support/platform.ts';
import { seedDatabase } from '../support/seed.ts';
import type { Combination, Parts } from './combinations.table.ts';
import { entriesFor } from './entries.rules.ts';
import { startInTurns } from './in-turns.ts';
import type { Skew } from './skew.types.ts';

export const readSkew = (): Skew => JSON.parse(readFileSync(process.env['SKEW'] ?? '', 'utf8')) as Skew;

/** What every list refers to is stored once for all combinations. */
const SHARED = ['remotes', 'python', 'world'];

/** The platform of a combination. */
export interface SkewedSite extends Platform {
  readonly combination: Combination;
  /** Starts the other services, shell and list at the same address and on the same database. */
  become(parts: Parts): Promise<void>;
  /** What the platform logged as errors, a line each. */
  errors(): readonly string[];
}

async function writeList(releases: string, parts: Parts): Promise<void> {
  const lists = new ReleaseLists(await openStore(releases));
  const change = { who: 'skew', why: '', at: new Date(), entries: entriesFor(readSkew(), parts) };
  await lists.append(await lists.latestNumber(), change);
}

/** @throws Error if the gateway does not give what the list says: it is older than stores, or refuses a release */
async function expectReleases(url: string, parts: Parts, errors: readonly string[]): Promise<void> {
  const { remotes } = (await (await fetch(`${url}/remotes.json`)).json()) as {
    remotes: readonly { name: string; version: string }[];
  };
  const given = remotes.map(({ name, version }) => `${name.replaceAll('_', '-')} ${version}`);
  const missing = entriesFor(readSkew(), parts)
    .map(({ name, default: version }) => `${name} ${version}`)
    .filter(wanted => !given.includes(wanted));
  if (missing.length === 0) return;
  const why = errors.length > 0 ? errors.join('\n') : 'it knows no store of releases';
  throw new Error(`The gateway of the ${parts.services} site does not give ${missing.join(', ')}: ${why}`);
}

/** What a combination runs on: its folder, and the log of all of its processes. */
interface Ground {
  readonly data: string;
  readonly releases: string;
  readonly log: number;
  errors(): readonly string[];
  remove(): Promise<void>;
}

async function prepareGround(): Promise<Ground> {
  const folder = await mkdtemp(path.join(tmpdir(), 'burrow-skew-'));
  const releases = path.join(folder, 'releases');
  const logFile = path.join(folder, 'errors.log');
  const log = openSync(logFile, 'a');
  await mkdir(releases);
  for (const kind of SHARED) await symlink(path.join(readSkew().store, kind), path.join(releases, kind));
  return {
    data: path.join(folder, 'data'),
    releases,
    log,
    errors: () => readFileSync(logFile, 'utf8').split('\n').filter(Boolean),
    remove: async () => {
      closeSync(log);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Starts services and shell of a checkout, which give what the list says. */
async function startParts(
  parts: Parts,
  { data, releases, log, errors }: Ground,
  settings: Readonly<Record<string, string>>,
): Promise<Platform> {
  const { sites } = readSkew();
  const { root } = sites[parts.services];
  const portraits = path.join(root, 'packages/art/dist/portraits');
  const shell = path.join(sites[parts.shell].root, 'shell/dist');
  const WEB_MOUNTS = `/assets/characters/portraits/=${portraits},/=${shell}`;
  const platform = await startPlatform({ RELEASES: releases, WEB_MOUNTS, ...settings }, data, { root, log });
  await expectReleases(platform.url, parts, errors()).catch(async (error: unknown) => {
    await platform.stop();
    throw error;
  });
  return platform;
}

/** Starts two platforms on one database and one store, the second while the first runs, and what takes turns with them. */
async function startBeside(combination: Combination, beside: Parts, ground: Ground): Promise<SkewedSite> {
  const folder = path.join(ground.data, 'postgres');
  await mkdir(folder, { recursive: true });
  const postgres = await startEmbeddedPostgres(folder);
  const settings = { DATABASE_URL: postgres.url };
  await seedDatabase(ground.data, readSkew().sites[combination.services].root, settings);
  await writeList(ground.releases, combination);
  const first = await startParts(combination, ground, settings);
  const second = await startParts(beside, ground, settings);
  const turns = await startInTurns([first.url, second.url]);
  return {
    combination,
    url: turns.url,
    dataDirectory: ground.data,
    become: () => Promise.reject(new Error('two sites become nothing')),
    errors: () => ground.errors(),
    stop: async () => {
      turns.stop();
      await Promise.all([first.stop(), second.stop()]);
      await postgres.stop();
      await ground.remove();
    },
  };
}

/** Starts the platform of a combination as operators do: services and shell of a checkout, remotes from a store. */
export async function startSkewedSite(combination: Combination): Promise<SkewedSite> {
  const ground = await prepareGround();
  if (combination.beside) return startBeside(combination, combination.beside, ground);
  const PORT = String(await freePort());
  const startAs = async (parts: Parts): Promise<Platform> => {
    await writeList(ground.releases, parts);
    return startParts(parts, ground, { PORT });
  };
  await seedDatabase(ground.data, readSkew().sites[combination.services].root);
  let running = await startAs(combination);
  return {
    combination,
    url: running.url,
    dataDirectory: ground.data,
    become: async parts => {
      await running.stop();
      running = await startAs(parts);
    },
    errors: () => ground.errors(),
    stop: async () => {
      await running.stop();
      await ground.remove();
    },
  };
}
