// npm run withdraw -- mf-quiz --why "answers are lost": nobody gets this remote any more; its paths lead nowhere until a
// version is promoted again.
import { openReleases, Refusal, runCommand, takeOff } from './operator.mjs';

const USAGE = 'npm run withdraw -- REMOTE [--why "…"]';

await runCommand(USAGE, { why: { type: 'string', default: '' } }, async ([name], { why }) => {
  if (!name) throw new Refusal(USAGE);
  const number = await takeOff(await openReleases(), name, why || 'withdrawn');
  console.info(`List ${number}: nobody gets ${name}. npm run promote -- ${name} VERSION brings it back.`);
});
