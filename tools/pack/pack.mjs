// npm run pack [-- FOLDER]: the packages that a remote in a repository of its own builds with, as tarballs with types.
import '../require-node.mjs';
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './packed-packages.mjs';
import { stagePackages } from './stage.mjs';

const CACHE = path.join(ROOT, '.cache/pack');

const folder = path.resolve(process.argv[2] ?? path.join(CACHE, 'tarballs'));
const staged = stagePackages(path.join(CACHE, 'staged'));
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
execFileSync('npm', ['pack', ...staged, '--silent', '--ignore-scripts', '--pack-destination', folder], {
  stdio: ['ignore', 'inherit', 'inherit'],
  shell: process.platform === 'win32',
});
console.info(`\nThey are in ${folder}. Publish them to your registry, or install the files.`);
