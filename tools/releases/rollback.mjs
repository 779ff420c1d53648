// npm run rollback -- mf-play [0.4.0] --why "the map stays empty": everybody gets the version before, or the named one.
import { versionBefore } from '../../packages/releases/src/index.ts';
import { give, openReleases, Refusal, runCommand } from './operator.mjs';

const USAGE = 'npm run rollback -- REMOTE [VERSION] [--why "…"]';
const MOST_LISTS = 1_000;

await runCommand(USAGE, { why: { type: 'string', default: '' } }, async ([name, named], { why }) => {
  if (!name) throw new Refusal(USAGE);
  const releases = await openReleases();
  const version = named ?? versionBefore(await releases.lists.history(MOST_LISTS), name);
  if (!version)
    throw new Refusal(`There is no version of ${name} before the present one; name one.\n${USAGE}`);
  const number = await give(releases, name, version, why || 'rolled back');
  console.info(`List ${number}: everybody gets ${name} ${version} again.`);
});
