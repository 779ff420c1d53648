// The projects of this checkout, and what each is built from.
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Folder, name and package.json of every workspace below a root. */
export function readWorkspaces(root) {
  const manifestOf = folder => JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8'));
  return globSync(manifestOf('.').workspaces, { cwd: root })
    .filter(folder => existsSync(path.join(root, folder, 'package.json')))
    .map(folder => ({ folder, name: path.basename(folder), manifest: manifestOf(folder) }));
}

/**
 * Returns the workspace with a name (`mf-play`) or in a folder (`services/learning`).
 * @throws Error naming those that exist
 */
export function findWorkspace(workspaces, name) {
  const found = workspaces.find(one => one.name === name || one.folder === name);
  if (found) return found;
  const known = workspaces.map(one => one.name).toSorted();
  throw new Error(`There is no project "${name}". Projects: ${known.join(', ')}.`);
}

/** Returns a workspace's folder and those of every workspace that is built into it. */
export function sourceFolders(workspaces, { folder, manifest }) {
  const folders = new Set([folder]);
  for (const name of Object.keys(manifest.dependencies ?? {})) {
    const used = workspaces.find(one => one.manifest.name === name);
    if (used) for (const inner of sourceFolders(workspaces, used)) folders.add(inner);
  }
  return [...folders];
}
