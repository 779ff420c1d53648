// npm run skew -- mf-play [--against COMMIT]: tries what learners get now together with what is built here, in a
// browser: the remote, the shell and the services of both in every order in which they can be released, tabs that stay
// open meanwhile, and first visits while a gateway of each runs. What breaks is named with the surface that changed.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ALONE, COMBINATIONS, kindOf } from '../../e2e/skew/combinations.table.ts';
import { ensureBrowser } from '../browser.mjs';
import { Refusal, ROOT, runCommand } from '../releases/operator.mjs';
import { journeyOf, judged } from './blame.rules.mjs';
import { buildHere, builtCheckout, commitOf } from './checkouts.mjs';
import { renewContent } from './newer-content.mjs';
import { previousCommits } from './previous-commits.mjs';
import { reportOf } from './report.rules.mjs';
import { misfitsOf, storeBoth } from './store-both.mjs';
import { recordedSurfaces, surfaceChanges, surfacesHere } from './surfaces-between.mjs';

const USAGE =
  'npm run skew -- REMOTE [--against COMMIT] [--site COMMIT] [--newer-content] [--only COMBINATION]…';
const OPTIONS = {
  against: { type: 'string' },
  site: { type: 'string' },
  'newer-content': { type: 'boolean', default: false },
  only: { type: 'string', multiple: true, default: COMBINATIONS.map(({ id }) => id) },
};

const short = commit => commit.slice(0, 12);
const indent = (lines, by) => lines.map(line => `${' '.repeat(by)}${line}`).join('\n');

/** The checkouts of both sides, built. */
function buildBoth(previous, isNewer) {
  const site = { root: builtCheckout(previous.site.commit), name: short(previous.site.commit) };
  const remote = { root: builtCheckout(previous.remote.commit), name: short(previous.remote.commit) };
  const head = commitOf('HEAD');
  const today = isNewer
    ? {
        root: builtCheckout(head, { name: `${head}-newer-content`, change: renewContent }),
        name: `${short(head)} with newer content`,
      }
    : { root: buildHere(), name: 'this checkout' };
  return { previous: { site, remote }, today: { site: today, remote: today } };
}

const escaped = text => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Runs the journeys on combinations, all of them or some, and returns what happened. */
async function tryOut(folder, skew, combinations, journeys = []) {
  const given = path.join(folder, 'skew.json');
  const results = path.join(folder, 'results.json');
  rmSync(results, { force: true });
  writeFileSync(given, JSON.stringify({ ...skew, combinations, results }));
  const env = { ...process.env, SKEW: given, CHROMIUM_PATH: await ensureBrowser() };
  const some = journeys.length > 0 ? ['--grep', journeys.map(escaped).join('|')] : [];
  spawnSync('playwright', ['test', '--config', 'skew.config.ts', ...some], {
    cwd: path.join(ROOT, 'e2e'),
    stdio: ['ignore', 'inherit', 'inherit'],
    env,
  });
  if (!existsSync(results)) throw new Error('the journeys did not run; the lines above say why');
  return JSON.parse(readFileSync(results, 'utf8'));
}

const aloneFor = outcomes => {
  const failed = new Set(outcomes.filter(({ passed }) => !passed).map(({ combination }) => combination));
  const kinds = new Set(COMBINATIONS.filter(({ id }) => failed.has(id)).map(kindOf));
  return ALONE.filter(one => kinds.has(kindOf(one))).map(({ id }) => id);
};

/** What changed in the surfaces; here they may not be recorded yet. */
async function changesBetween({ previous, today }) {
  const { root } = today.site;
  return surfaceChanges(
    recordedSurfaces(previous.site.root),
    root === ROOT ? await surfacesHere() : recordedSurfaces(root),
  );
}

/** Tries every order of releases that can happen; what fails is tried without another version beside it, too. */
async function outcomesOf(folder, prepared, builds, only) {
  const refused = only.includes('remote-first') ? misfitsOf(prepared.remote, builds) : [];
  if (refused.length > 0)
    console.info(
      `cannot be  today's ${prepared.remote} in the previous site: promote refuses it, release the shell first\n${indent(refused, 8)}`,
    );
  const wanted = only.filter(id => id !== 'remote-first' || refused.length === 0);
  const outcomes = await tryOut(folder, prepared, wanted);
  const alone = aloneFor(outcomes);
  if (alone.length === 0) return outcomes;
  console.info('\nWhat failed, without another version beside it:');
  const failed = new Set(outcomes.filter(({ passed }) => !passed).map(journeyOf));
  return [...outcomes, ...(await tryOut(folder, prepared, alone, [...failed]))];
}

async function skew(remote, given, folder) {
  const previous = await previousCommits(remote, given);
  const builds = buildBoth(previous, given['newer-content']);
  const prepared = { remote, ...(await storeBoth(remote, builds, path.join(folder, 'store'))) };
  const { commit, is } = previous.remote;
  console.info(`Today: ${builds.today.site.name}. Previous: ${short(commit)}, ${is}.`);
  const { breaks, unknown } = judged(await outcomesOf(folder, prepared, builds, given.only));
  if (breaks.length > 0) console.info(reportOf(breaks, await changesBetween(builds), remote));
  if (unknown.length > 0)
    console.info(
      `\nThe previous site fails by itself, so this is not known:${reportOf(unknown, null, remote)}`,
    );
  const isSound = breaks.length + unknown.length === 0;
  console.info(isSound ? '\nNothing breaks.' : '\nWhat is above needs a look.');
  process.exitCode = isSound ? 0 : 1;
}

await runCommand(USAGE, OPTIONS, async ([remote], given) => {
  if (!remote?.startsWith('mf-') || !existsSync(path.join(ROOT, remote, 'package.json')))
    throw new Refusal(`There is no remote "${remote ?? ''}".\n${USAGE}`);
  const unknown = given.only.find(id => COMBINATIONS.every(one => one.id !== id));
  if (unknown)
    throw new Refusal(
      `There is no combination "${unknown}". There are ${COMBINATIONS.map(({ id }) => id).join(', ')}.`,
    );
  const folder = mkdtempSync(path.join(tmpdir(), 'burrow-skew-'));
  try {
    await skew(remote, given, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
