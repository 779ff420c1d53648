// What a change of some projects can break: they, whatever imports them, and the journeys of the areas that these make up.
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { findWorkspace, readWorkspaces } from './workspaces.mjs';

const ROOT = path.resolve(import.meta.dirname, '..');
/** Journeys that every area is part of. */
const SHARED = 'site';

/** The folders of journeys in which a project takes part: those of its package.json, a remote's own, otherwise all. */
function journeysOf({ folder, name, manifest }, all) {
  const named = manifest.burrow?.journeys;
  if (named) return named;
  if (name.startsWith('mf-')) return [name.slice('mf-'.length)];
  return folder.startsWith('packages/') || folder.startsWith('infra/') ? [] : all;
}

/**
 * Returns what a change of projects, named by their folders (`mf-play`, `learning`), can break: folders to format,
 * packages to test, folders of journeys, and whether the workspace's own tools are among it.
 * @throws Error naming the projects that exist
 */
export function scopeOf(names) {
  const known = readWorkspaces(ROOT);
  const given = names.map(name => findWorkspace(known, name));
  // A source, whether it exists or not: that a version is raised in a manifest concerns the builds of all areas.
  const files = given.map(({ folder }) => `${folder}/src/index.ts`).join(',');
  const shown = execFileSync('nx', ['show', 'projects', '--affected', `--files=${files}`, '--json'], {
    cwd: ROOT,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const affected = known.filter(({ manifest }) => JSON.parse(shown).includes(manifest.name));
  const all = readdirSync(path.join(ROOT, 'e2e/journeys')).toSorted();
  const journeys = new Set(affected.flatMap(one => journeysOf(one, all)));
  if (journeys.size > 0) journeys.add(SHARED);
  return {
    folders: given.map(({ folder }) => folder),
    packages: affected.map(({ manifest }) => manifest.name).toSorted(),
    journeys: all.filter(area => journeys.has(area)),
    hasTools: given.some(({ folder }) => folder.startsWith('packages/')),
  };
}
