// npm run mutants [-- PROJECT …]: changes every rule in small ways, and lists what no test noticed. It changes the
// sources while it runs, so it wants a clean checkout.
import './require-node.mjs';
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');
const CONFIG = path.join(import.meta.dirname, 'stryker.config.mjs');
const WORLD = ['src/**/*.ts', '!src/**/*.{test,bench}.ts', '!src/testing/**'];
const RULES = ['src/**/*.rules.ts'];

const git = (...given) => execFileSync('git', given, { cwd: root, encoding: 'utf8' });
const projectOf = file => file.slice(0, file.indexOf('/src/'));

/** Folders of projects with rules; the whole world is rules. */
function projects() {
  const files = git('ls-files', '*.rules.ts').split('\n').filter(Boolean);
  return [...new Set(['packages/world', ...files.map(projectOf)])];
}

/** Share of the mutants that a test noticed, in percent. */
function scoreOf(project) {
  const { files } = JSON.parse(readFileSync(path.join(root, project, 'dist/mutants.json'), 'utf8'));
  const all = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status));
  const noticed = all.filter(status => status === 'Killed' || status === 'Timeout').length;
  const counted = all.filter(status => status !== 'Ignored' && !status.endsWith('Error')).length;
  return { noticed, counted, percent: counted === 0 ? 100 : (100 * noticed) / counted };
}

if (git('status', '--porcelain', '--untracked-files=no') !== '') {
  console.error('Commit first: the sources are changed while this runs, and put back at its end.');
  process.exit(1);
}
const wanted = process.argv.slice(2);
const rows = [];
for (const project of projects().filter(one => wanted.length === 0 || wanted.includes(one))) {
  const mutate = (project === 'packages/world' ? WORLD : RULES).join(',');
  const { status } = spawnSync('stryker', ['run', CONFIG, '--mutate', mutate], {
    cwd: path.join(root, project),
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
  rows.push([project, scoreOf(project)]);
}
for (const [project, { noticed, counted, percent }] of rows)
  console.info(`${project}: ${noticed} of ${counted} noticed, ${percent.toFixed(1)}%`);
