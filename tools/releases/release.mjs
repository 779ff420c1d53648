// npm run release -- mf-play 0.5.0: builds a version of a remote in a scratch folder, checks that it fits the running
// shell and the other remotes, and copies it into the store. Nobody gets it before it is promoted.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  BuiltReleaseSchema,
  ReleaseExistsError,
  reasonsAgainst,
  VersionSchema,
  writeRelease,
} from '../../packages/releases/src/index.ts';
import { assetFolder } from './asset-folder.mjs';
import { openReleases, readShell, Refusal, refusalFor, ROOT, runCommand } from './operator.mjs';

const USAGE = 'npm run release -- REMOTE VERSION, e.g. npm run release -- mf-play 0.5.0';

const git = (...given) => execFileSync('git', given, { cwd: ROOT, encoding: 'utf8' }).trim();

/** The commit that is built; `-dirty` with changes that are in none. */
const commitNow = () => git('rev-parse', 'HEAD') + (git('status', '--porcelain') === '' ? '' : '-dirty');

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

async function release(project, version, scratch) {
  const { store, lists } = await openReleases();
  const commit = commitNow();
  build(project, version, scratch);
  const built = BuiltReleaseSchema.parse(
    JSON.parse(await readFile(path.join(scratch, 'release.json'), 'utf8')),
  );
  const reasons = await reasonsAgainst(store, lists, await readShell(), built);
  if (reasons.length > 0) throw refusalFor(`${project} ${version} is not released`, reasons);
  const assets = Object.fromEntries(built.assets.map(asset => [asset, assetFolder(ROOT, asset)]));
  const folder = path.join(scratch, version);
  const { files } = await writeRelease(store, { built, folder, assets, commit, builtAt: new Date() });
  const bytes = Object.values(files).reduce((sum, { size }) => sum + size, 0);
  console.info(
    `${project} ${version} is in ${store.address}: ${Object.keys(files).length} files, ${Math.round(bytes / 1024)} KB, of commit ${commit.slice(0, 12)}${commit.endsWith('-dirty') ? ' and changes that are in none' : ''}.`,
  );
  console.info(`Learners get it after npm run promote -- ${project} ${version}`);
}

await runCommand(USAGE, {}, async ([project, version]) => {
  if (!project?.startsWith('mf-') || !existsSync(path.join(ROOT, project, 'package.json')))
    throw new Refusal(`There is no remote "${project ?? ''}".\n${USAGE}`);
  if (!VersionSchema.safeParse(version).success)
    throw new Refusal(`"${version ?? ''}" is no version such as 0.5.0.\n${USAGE}`);
  const scratch = await mkdtemp(path.join(tmpdir(), `burrow-${project}-`));
  try {
    await release(project, version, scratch);
  } catch (error) {
    throw error instanceof ReleaseExistsError ? new Refusal(error.message) : error;
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
});
