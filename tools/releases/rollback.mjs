// npm run rollback -- mf-play [0.4.0] --why "the map stays empty": everybody gets the version before, or the named one.
import { promote, versionBefore } from '../../packages/releases/src/index.ts';
import { openReleases, readShell, Refusal, runCommand, who } from './operator.mjs';

const USAGE = 'npm run rollback -- REMOTE [VERSION] [--why "…"]';
const MOST_LISTS = 1_000;

await runCommand(USAGE, { why: { type: 'string', default: '' } }, async ([name, named], { why }) => {
  if (!name) throw new Refusal(USAGE);
  const { store, lists } = await openReleases();
  const version = named ?? versionBefore(await lists.history(MOST_LISTS), name);
  if (!version)
    throw new Refusal(`There is no version of ${name} before the present one; name one.\n${USAGE}`);
  const reason = why || 'rolled back';
  const done = await promote(store, lists, {
    name,
    version,
    shell: await readShell(),
    who: who(),
    why: reason,
    at: new Date(),
  });
  if ('reasons' in done)
    throw new Refusal(
      `${name} ${version} is not promoted:\n${done.reasons.map(one => `- ${one}`).join('\n')}`,
    );
  console.info(`List ${done.list.number}: everybody gets ${name} ${version} again.`);
});
