// npm run release -- mf-play 0.5.0: builds a version of a remote in a scratch folder, checks that it fits the running
// shell and the other remotes, and copies it into the store. Nobody gets it before it is promoted.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { commitOf, saidOf } from '../../packages/releases/src/command/operator-command.ts';
import { releaseBuilt, VersionSchema } from '../../packages/releases/src/index.ts';
import { assetFolder } from './asset-folder.mjs';
import { openReleases, readShell, Refusal, refusalFor, ROOT, runCommand } from './operator.mjs';

const USAGE = 'npm run release -- REMOTE VERSION, e.g. npm run release -- mf-play 0.5.0';

/** Builds what the remote imports as usual, and the remote into a folder that nothing else writes to. */
function build(project, version, folder) {
  const run = (command, given, cwd = ROOT) => execFileSync(command, given, { cwd, stdio: ['ignore', 2, 2] });
  run('nx', [
    'run-many',
    '-t',
    'build',
    '-p',
    `@burrow/${project}`,
    '@burrow/shell',
    '--output-style=static',
  ]);
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
  console.info(saidOf(project, done.release, store.address));
}

await runCommand(USAGE, {}, async ([project, version]) => {
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
