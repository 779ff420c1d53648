// Checks the types of every project, or of the named folders. Projects with the same settings are one program, so that
// what they share is checked once; parts of the site are checked one by one, since each says in its own program what
// it adds to the shell. `npm run typecheck -w mf-play` checks one.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findWorkspace, readWorkspaces } from './workspaces.mjs';

const ROOT = path.resolve(import.meta.dirname, '..');
const TSC = path.join(
  path.dirname(fileURLToPath(import.meta.resolve('typescript-native/package.json'))),
  'bin/tsc',
);
const PROGRAMS = path.join(ROOT, '.cache/typecheck');

const isPartOfSite = folder => folder === 'shell' || folder.startsWith('mf-');

/** The settings of a project with absolute places; each must have a tsconfig.json, so that none goes unchecked. */
function readSettings(folder) {
  const {
    extends: from,
    include,
    ...settings
  } = JSON.parse(readFileSync(path.join(ROOT, folder, 'tsconfig.json'), 'utf8'));
  return {
    shared: JSON.stringify({ ...settings, extends: path.resolve(ROOT, folder, from) }),
    include: include.map(part => path.join(ROOT, folder, part)),
  };
}

/** Writes a tsconfig.json for each group of settings; returns their files. */
function writePrograms(folders) {
  rmSync(PROGRAMS, { recursive: true, force: true });
  mkdirSync(PROGRAMS, { recursive: true });
  const groups = Map.groupBy(folders.map(readSettings), ({ shared }) => shared);
  return [...groups].map(([shared, projects], index) => {
    const file = path.join(PROGRAMS, `${index}.json`);
    const program = { ...JSON.parse(shared), include: projects.flatMap(({ include }) => include) };
    writeFileSync(file, JSON.stringify(program));
    return file;
  });
}

const projects = readWorkspaces(ROOT);
const named = process.argv.slice(2);
const folders = (named.length > 0 ? named.map(name => findWorkspace(projects, name)) : projects).map(
  ({ folder }) => folder,
);
const together = folders.filter(folder => !isPartOfSite(folder));
const alone = folders.filter(isPartOfSite).map(folder => path.join(ROOT, folder));

// Each program is checked by one thread: several would each work out the types that their files share.
const waiting = [...writePrograms(together), ...alone];
let hasFailed = false;
async function checkNext() {
  for (let project = waiting.pop(); project; project = waiting.pop()) {
    const given = [TSC, '--noEmit', '--singleThreaded', '-p', project];
    const [status] = await once(spawn(process.execPath, given, { stdio: 'inherit' }), 'exit');
    hasFailed ||= status !== 0;
  }
}
await Promise.all(Array.from({ length: availableParallelism() }, checkNext));
process.exitCode = hasFailed ? 1 : 0;
