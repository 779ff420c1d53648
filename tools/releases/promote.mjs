// npm run promote -- mf-play 0.5.0 --why "tips in Arabic": everybody gets this version of a remote from now on.
import { give, openReleases, Refusal, runCommand } from './operator.mjs';

const USAGE = 'npm run promote -- REMOTE VERSION [--why "…"]';

await runCommand(USAGE, { why: { type: 'string', default: '' } }, async ([name, version], { why }) => {
  if (!name || !version) throw new Refusal(USAGE);
  const number = await give(await openReleases(), name, version, why);
  console.info(`List ${number}: everybody gets ${name} ${version}.`);
});
