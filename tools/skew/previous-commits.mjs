import { entriesOf, readRelease } from '../../packages/releases/src/index.ts';
import { openReleases, Refusal } from '../releases/operator.mjs';
import { commitOf } from './checkouts.mjs';

const HOW = 'Name what to compare with: --against COMMIT';

/** What the version of a remote that everybody gets was built of. */
async function releasedCommit(remote) {
  const { store, lists } = await openReleases();
  const [inForce] = await lists.history(1);
  const entry = inForce && entriesOf(inForce).find(({ name }) => name === remote);
  if (!entry) throw new Refusal(`Nobody gets a release of ${remote} from ${store.address} yet. ${HOW}`);
  const read = await readRelease(store, remote, entry.default);
  if ('faults' in read)
    throw new Refusal(`${remote} ${entry.default} is broken: ${read.faults.join('; ')}. ${HOW}`);
  const { commit } = read.release;
  const isDirty = commit.endsWith('-dirty') ? ', built with changes that are in no commit' : '';
  return known(commit.replace(/-dirty$/, ''), `${remote} ${entry.default}, which everybody gets${isDirty}`);
}

function known(ref, is) {
  const commit = commitOf(ref);
  if (!commit) throw new Refusal(`${ref} (${is}) is no commit of this checkout. Fetch it. ${HOW}`);
  return { commit, is };
}

/**
 * The commits of what learners get now: of the remote by the list in force, or by a name such as main or HEAD~3; of shell
 * and services the same, unless `site` names another.
 * @throws Refusal
 */
export async function previousCommits(remote, { against, site }) {
  const own = against ? known(against, `--against ${against}`) : await releasedCommit(remote);
  return { remote: own, site: site ? known(site, `--site ${site}`) : own };
}
