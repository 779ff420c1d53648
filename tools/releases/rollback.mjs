// npm run rollback -- mf-play [0.4.0] --why "the map stays empty": everybody gets the named version. Without a name the last
// step is taken back: if some get another version, they no longer do; otherwise everybody gets the version before. It says
// when this was done last, and asks; --yes answers.
import { createInterface } from 'node:readline/promises';
import { entriesOf, lastStepBack, versionBefore } from '../../packages/releases/src/index.ts';
import { give, openReleases, Refusal, runCommand } from './operator.mjs';

const USAGE = 'npm run rollback -- REMOTE [VERSION] [--yes] [--why "…"]';
const OPTIONS = { why: { type: 'string', default: '' }, yes: { type: 'boolean', default: false } };
const MOST_LISTS = 1_000;

function versionToGoTo(history, name) {
  const [latest] = history;
  const entry = latest && entriesOf(latest).find(one => one.name === name);
  return entry?.rules?.length > 0 ? entry.default : versionBefore(history, name);
}

function lastOne(history, name) {
  const step = lastStepBack(history, name);
  if (!step) return `${name} was never rolled back.`;
  const { number, at, who, why } = step.list;
  return `${name} was last rolled back at ${at} by ${who}, from ${step.from} to ${step.to} (list ${number}: ${why}).`;
}

async function ask(question) {
  if (!process.stdin.isTTY)
    throw new Refusal(`${question}\nNobody is there to answer: repeat it with --yes.`);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${question} [y/N] `);
  terminal.close();
  if (!/^y(es)?$/i.test(answer.trim())) throw new Refusal('Nothing is changed.');
}

await runCommand(USAGE, OPTIONS, async ([name, named], { why, yes }) => {
  if (!name) throw new Refusal(USAGE);
  const releases = await openReleases();
  const history = await releases.lists.history(MOST_LISTS);
  const version = named ?? versionToGoTo(history, name);
  if (!version)
    throw new Refusal(`There is no version of ${name} before the present one; name one.\n${USAGE}`);
  console.info(lastOne(history, name));
  if (!named && !yes) await ask(`Everybody gets ${name} ${version} then. Go on?`);
  const number = await give(releases, { name, version, to: 'everybody-again', why: why || 'rolled back' });
  console.info(`List ${number}: everybody gets ${name} ${version} again.`);
});
