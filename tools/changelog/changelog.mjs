// npm run changelog -- mf-play: what changed in each of its versions, in the words of its commits: of a remote in its
// releases, of anything else in the versions of its package.json.
import path from 'node:path';
import { openStore, ReleaseSchema } from '../../packages/releases/src/index.ts';
import { findWorkspace, readWorkspaces, sourceFolders } from '../workspaces.mjs';
import { changesBetween, hasCommit, versionsOf } from './changes.mjs';

const ROOT = path.join(import.meta.dirname, '../..');
const USAGE = 'npm run changelog -- PROJECT, e.g. npm run changelog -- mf-play';

/** The releases of a remote in the order in which they were built. */
async function releasesOf(name) {
  const store = await openStore(process.env.RELEASES ?? path.join(ROOT, 'releases'));
  const versions = await store.list(`remotes/${name}`);
  const files = await Promise.all(versions.map(one => store.read(`remotes/${name}/${one}/release.json`)));
  return files
    .filter(file => file !== null)
    .map(file => ReleaseSchema.parse(JSON.parse(file.toString())))
    .toSorted((one, other) => one.builtAt.localeCompare(other.builtAt))
    .map(({ version, commit, builtAt }) => ({
      version,
      commit: commit.replace(/-dirty$/, ''),
      day: builtAt.slice(0, 10),
    }));
}

function show(title, changes) {
  console.info(`\n## ${title}\n`);
  for (const change of changes.length > 0 ? changes : ['Nothing.']) console.info(`- ${change}`);
}

async function changelog(name) {
  const workspaces = readWorkspaces(ROOT);
  const project = findWorkspace(workspaces, name);
  // Whoever builds against a package asks for its own changes; what is deployed also has those of what it contains.
  const isPackage = project.folder.startsWith('packages/');
  const folders = isPackage ? [project.folder] : sourceFolders(workspaces, project);
  const isRemote = project.name.startsWith('mf-');
  const versions = isRemote ? await releasesOf(project.name) : versionsOf(ROOT, project.folder);
  const known = versions.filter(({ commit }) => hasCommit(ROOT, commit));
  console.info(`# ${project.name}`);
  show('Since then', changesBetween(ROOT, known.at(-1)?.commit ?? null, 'HEAD', folders));
  for (const [index, { version, commit, day }] of [...known.entries()].toReversed())
    show(`${version}, ${day}`, changesBetween(ROOT, known[index - 1]?.commit ?? null, commit, folders));
  for (const { version, commit } of versions)
    if (!hasCommit(ROOT, commit))
      console.info(`\n${version} was built of ${commit}, which this clone lacks.`);
}

try {
  const [name] = process.argv.slice(2);
  if (!name) throw new Error(USAGE);
  await changelog(name);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
