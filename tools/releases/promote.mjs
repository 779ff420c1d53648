// npm run promote -- mf-play 0.5.0 --why "tips in Arabic": everybody gets this version of a remote from now on.
import { promote } from '../../packages/releases/src/index.ts';
import { openReleases, readShell, Refusal, runCommand, who } from './operator.mjs';

const USAGE = 'npm run promote -- REMOTE VERSION [--why "…"]';

await runCommand(USAGE, { why: { type: 'string', default: '' } }, async ([name, version], { why }) => {
  if (!name || !version) throw new Refusal(USAGE);
  const { store, lists } = await openReleases();
  const done = await promote(store, lists, {
    name,
    version,
    shell: await readShell(),
    who: who(),
    why,
    at: new Date(),
  });
  if ('reasons' in done)
    throw new Refusal(
      `${name} ${version} is not promoted:\n${done.reasons.map(one => `- ${one}`).join('\n')}`,
    );
  console.info(`List ${done.list.number}: everybody gets ${name} ${version}.`);
});
