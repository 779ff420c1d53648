import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import semver from 'semver';
import { callsSurface } from './calls-surface.mjs';
import { compareCalls, compareReports } from './compare.mjs';
import { emitTypes, nameOf, ROOT } from './emit-types.mjs';
import { extractReport } from './extract-report.mjs';
import { SURFACES } from './surfaces.table.mjs';

const RECORDED = 'surface';

/** The surfaces as they are now: the files of each package's folder `surface`. */
export function surfacesNow() {
  emitTypes();
  const calls = {
    folder: 'packages/contracts',
    file: 'calls.json',
    text: callsSurface(),
    compare: compareCalls,
  };
  const reports = SURFACES.flatMap(({ folder, entries }) =>
    entries.map(entry => ({
      folder,
      file: `${entry.replaceAll('/', '-')}.api.md`,
      text: extractReport(folder, entry),
      compare: compareReports,
    })),
  );
  return [calls, ...reports];
}

export const recordedFile = (folder, file) => path.join(ROOT, folder, RECORDED, file);
const readIf = file => (existsSync(file) ? readFileSync(file, 'utf8') : null);
const versionOf = folder => JSON.parse(readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8')).version;
export const recordedVersion = folder => readIf(recordedFile(folder, 'version'))?.trim() ?? null;

/** How the surface of each package differs from the recorded one: same, added or changed. */
export function differences(surfaces) {
  const all = {};
  for (const { folder, file, text, compare } of surfaces) {
    const before = readIf(recordedFile(folder, file));
    const difference = before === null ? 'added' : compare(before, text);
    const worst = [all[folder] ?? 'same', difference];
    all[folder] = ['changed', 'added', 'same'].find(kind => worst.includes(kind));
  }
  return all;
}

const NEEDED = { added: 'minor', changed: 'major' };

/** The version that a package must have at least for its surface, or null where it has it. */
export function versionNeeded(difference, recorded, present) {
  if (difference === 'same' || recorded === null) return null;
  const least = semver.inc(recorded, NEEDED[difference]);
  return semver.gte(present, least) ? null : least;
}

/** What forbids recording the surfaces as they are: a version that was not raised. */
export function unraised(differing) {
  return Object.entries(differing).flatMap(([folder, difference]) => {
    const least = versionNeeded(difference, recordedVersion(folder), versionOf(folder));
    return least
      ? [
          `${nameOf(folder)}: its surface ${difference === 'added' ? 'has grown' : 'has changed'}, so its version must be ${least} or more (now ${versionOf(folder)})`,
        ]
      : [];
  });
}

/** Packages whose record is not what they are. */
export const outdated = differing =>
  Object.entries(differing)
    .filter(([folder, difference]) => difference !== 'same' || recordedVersion(folder) !== versionOf(folder))
    .map(([folder]) => nameOf(folder));

export { versionOf };
