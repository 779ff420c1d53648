// npm run rollback -- mf-play [0.4.0] --why "the map stays empty": everybody gets the named version. Without a name the last
// step is taken back: if some get another version, they no longer do; otherwise everybody gets the version before.
import { entriesOf, versionBefore } from '../../packages/releases/src/index.ts';
import { give, openReleases, Refusal, runCommand } from './operator.mjs';

const USAGE = 'npm run rollback -- REMOTE [VERSION] [--why "…"]';
const MOST_LISTS = 1_000;

function versionToGoTo(history, name) {
  const [latest] = history;
  const entry = latest && entriesOf(latest).find(one => one.name === name);
  return entry?.rules?.length > 0 ? entry.default : versionBefore(history, name);
}

await runCommand(USAGE, { why: { type: 'string', default: '' } }, async ([name, named], { why }) => {
  if (!name) throw new Refusal(USAGE);
  const releases = await openReleases();
  const version = named ?? versionToGoTo(await releases.lists.history(MOST_LISTS), name);
  if (!version)
    throw new Refusal(`There is no version of ${name} before the present one; name one.\n${USAGE}`);
  const number = await give(releases, { name, version, to: 'everybody-again', why: why || 'rolled back' });
  console.info(`List ${number}: everybody gets ${name} ${version} again.`);
});
