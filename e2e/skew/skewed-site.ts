import { openStore, ReleaseLists } from '@burrow/releases';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../support/free-port.ts';
import { type Platform, startPlatform } from '../support/platform.ts';
import { seedDatabase } from '../support/seed.ts';
import type { Combination, Parts } from './combinations.table.ts';
import { entriesFor } from './entries.rules.ts';
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

/** Starts the platform of a combination as operators do: services and shell of a checkout, remotes from a store. */
export async function startSkewedSite(combination: Combination): Promise<SkewedSite> {
  const { sites, store } = readSkew();
  const folder = await mkdtemp(path.join(tmpdir(), 'burrow-skew-'));
  const [data, RELEASES] = [path.join(folder, 'data'), path.join(folder, 'releases')];
  const logFile = path.join(folder, 'errors.log');
  const log = openSync(logFile, 'a');
  const errors = () => readFileSync(logFile, 'utf8').split('\n').filter(Boolean);
  const PORT = String(await freePort());
  const startAs = async (parts: Parts): Promise<Platform> => {
    await writeList(RELEASES, parts);
    const { root } = sites[parts.services];
    const portraits = path.join(root, 'packages/art/dist/portraits');
    const shell = path.join(sites[parts.shell].root, 'shell/dist');
    const WEB_MOUNTS = `/assets/characters/portraits/=${portraits},/=${shell}`;
    const platform = await startPlatform({ PORT, RELEASES, WEB_MOUNTS }, data, { root, log });
    await expectReleases(platform.url, parts, errors()).catch(async (error: unknown) => {
      await platform.stop();
      throw error;
    });
    return platform;
  };
  await mkdir(RELEASES);
  for (const kind of SHARED) await symlink(path.join(store, kind), path.join(RELEASES, kind));
  await seedDatabase(data, sites[combination.services].root);
  let running = await startAs(combination);
  return {
    combination,
    url: running.url,
    dataDirectory: data,
    become: async parts => {
      await running.stop();
      running = await startAs(parts);
    },
    errors,
    stop: async () => {
      await running.stop();
      closeSync(log);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
