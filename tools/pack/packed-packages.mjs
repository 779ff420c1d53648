import { readFileSync } from 'node:fs';
import path from 'node:path';

export const ROOT = path.join(import.meta.dirname, '../..');

/** What a remote in a repository of its own builds with; what these need is packed too. */
const WANTED = ['client', 'forms', 'webpack-config', 'remote-kit', 'remote-testing', 'releases'];

const folderOf = name => path.join(ROOT, 'packages', name.replace('@burrow/', ''));

function readPackage(name) {
  const folder = folderOf(name);
  return { folder, manifest: JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) };
}

/** Files that nobody outside of the package gets: its tests, and what only these use. */
export function isForTests({ exports }, file) {
  const isHelper = /(^|\/)testing\//.test(file);
  return (
    /\.(test|bench|harness)\.\w+$/.test(file) || (isHelper && !JSON.stringify(exports).includes('/testing/'))
  );
}

/** Every package that is packed, by its name: its folder and its package.json. */
export function packedPackages() {
  const found = new Map();
  const add = name => {
    if (found.has(name)) return;
    const read = readPackage(name);
    found.set(name, read);
    for (const other of Object.keys(read.manifest.dependencies ?? {}))
      if (other.startsWith('@burrow/')) add(other);
  };
  for (const name of WANTED) add(`@burrow/${name}`);
  return found;
}
