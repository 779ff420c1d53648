// npm run release -- mf-play 0.5.0: builds a version of a remote in a scratch folder, checks that it fits the running
// shell and the other remotes, and copies it into the store. Nobody gets it before it is promoted.
// npm run release -- shell: writes what the shell's documents name, for gateways that may not write themselves.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { commitOf, saidOf } from '../../packages/releases/src/command/operator-command.ts';
import { builtMounts } from '../../infra/standalone/src/built-mounts.ts';
import { builtSite, releaseBuilt, VersionSchema, writeSite } from '../../packages/releases/src/index.ts';
import { assetFolder } from './asset-folder.mjs';
import { openReleases, readShell, Refusal, refusalFor, ROOT, runCommand } from './operator.mjs';

const USAGE =
  'npm run release -- REMOTE VERSION, e.g. npm run release -- mf-play 0.5.0; npm run release -- shell';

const run = (command, given, cwd = ROOT) => execFileSync(command, given, { cwd, stdio: ['ignore', 2, 2] });
const buildProjects = (...projects) =>
  run('nx', [
    'run-many',
    '-t',
    'build',
    '-p',
    ...projects.map(name => `@burrow/${name}`),
    '--output-style=static',
  ]);

/** Builds what the remote imports as usual, and the remote into a folder that nothing else writes to. */
function build(project, version, folder) {
  buildProjects(project, 'shell');
  run(
    'webpack',
    ['--mode', 'production', '--env', `release=${version}`, '--env', `folder=${folder}`],
    path.join(ROOT, project),
  );
}

async function release(project, version, folder) {
  const { store } = await openReleases();
  const commit = commitOf(ROOT);
  build(project, version, folder);
  const done = await releaseBuilt(store, {
    folder,
    commit,
    shell: await readShell(),
    folderOf: asset => assetFolder(ROOT, asset),
  });
  if ('reasons' in done) throw refusalFor(`${project} ${version} is not released`, done.reasons);
  console.info(saidOf(project, done.release, store.address, path.join(ROOT, project)));
}

async function releaseShell() {
  const { store } = await openReleases();
  buildProjects('shell', 'art');
  const folders = builtMounts(ROOT).filter(({ prefix }) => !/^\/(remotes|python)\//.test(prefix));
  const site = await builtSite(folders);
  await writeSite(store, site, new Date());
  console.info(
    `What the shell's documents name is in ${store.address}: ${site.hashed.length + site.fixed.length} files.`,
  );
}

await runCommand(USAGE, {}, async ([project, version]) => {
  if (project === 'shell' && !version) return releaseShell();
  if (!project?.startsWith('mf-') || !existsSync(path.join(ROOT, project, 'package.json')))
    throw new Refusal(`There is no remote "${project ?? ''}".\n${USAGE}`);
  if (!VersionSchema.safeParse(version).success)
    throw new Refusal(`"${version ?? ''}" is no version such as 0.5.0.\n${USAGE}`);
  const scratch = await mkdtemp(path.join(tmpdir(), `burrow-${project}-`));
  try {
    await release(project, version, scratch);
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
});
