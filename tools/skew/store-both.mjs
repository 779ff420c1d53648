import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  BuiltReleaseSchema,
  misfits,
  openStore,
  ShellReleaseSchema,
  writeRelease,
} from '../../packages/releases/src/index.ts';
import { assetFolder } from '../releases/asset-folder.mjs';

/** The builds are told apart by these, whatever they call themselves. */
const VERSIONS = { previous: '1.0.0', today: '2.0.0' };

const readJson = file => JSON.parse(readFileSync(file, 'utf8'));
const releaseOf = (root, remote) =>
  BuiltReleaseSchema.parse(readJson(path.join(root, remote, 'dist/release.json')));

/** The remotes that are built in a checkout. */
export const remotesIn = root =>
  readdirSync(root).filter(
    name => name.startsWith('mf-') && existsSync(path.join(root, name, 'dist/release.json')),
  );

/** Writes a built remote into a store under another version: nothing in its files depends on it. */
export async function storeAs(store, { root, name: commit }, remote, version) {
  const made = releaseOf(root, remote);
  const manifest = `/remotes/${remote}/${version}/${path.posix.basename(made.manifest)}`;
  await writeRelease(store, {
    built: { ...made, version, manifest },
    folder: path.join(root, remote, 'dist', made.version),
    assets: Object.fromEntries(made.assets.map(asset => [asset, assetFolder(root, asset)])),
    commit: /^[0-9a-f]{7,}$/.test(commit) ? commit : '0000000',
    builtAt: new Date(),
  });
}

/** Puts every remote of both sides into a new store; returns what the journeys must know of it. */
export async function storeBoth(remote, builds, address) {
  const store = await openStore(address);
  const remotes = {};
  for (const [side, { site, remote: own }] of Object.entries(builds)) {
    remotes[side] = [
      ...new Set([...remotesIn(site.root), ...remotesIn(own.root).filter(name => name === remote)]),
    ];
    for (const name of remotes[side])
      await storeAs(store, name === remote ? own : site, name, VERSIONS[side]);
  }
  const sites = { previous: builds.previous.site, today: builds.today.site };
  return { sites, store: address, versions: VERSIONS, remotes };
}

/** Why today's remote cannot be promoted into the previous site. */
export function misfitsOf(remote, { previous, today }) {
  const file = path.join(previous.site.root, 'shell/dist/release.json');
  if (!existsSync(file)) return [];
  return misfits(releaseOf(today.remote.root, remote), ShellReleaseSchema.parse(readJson(file)));
}
