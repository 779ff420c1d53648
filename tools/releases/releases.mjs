// npm run releases: what everybody gets, what is wrong with it, which versions there are, and who changed what when.
import { entriesOf, readRelease } from '../../packages/releases/src/index.ts';
import { inFigures, readFigures, readWithheld, reasonIn, withheldInWords } from './figures.mjs';
import { audience, openReleases, runCommand } from './operator.mjs';

const SHOWN = 20;

/** What is to be said of a version, and what is wrong with it. */
async function describe(store, name, version) {
  const read = await readRelease(store, name, version);
  if ('faults' in read) {
    process.exitCode = 1;
    return { about: 'BROKEN', faults: read.faults };
  }
  const { builtAt, commit } = read.release;
  return { about: `built ${builtAt} of ${commit.slice(0, 12)}`, faults: [] };
}

async function showEntry({ store, figures, withheld }, { name, default: everybodys, rules = [] }) {
  const versions = (await store.list(`remotes/${name}`)).join(', ');
  const { about, faults } = await describe(store, name, everybodys);
  console.info(`${name}  ${everybodys}  ${about} (in the store: ${versions})`);
  const ofDefault = figures?.get(`${name} ${everybodys}`);
  if (reasonIn(ofDefault)) process.exitCode = 1;
  if (inFigures(ofDefault)) console.info(`  ${reasonIn(ofDefault) ? 'FAILS: ' : ''}${inFigures(ofDefault)}`);
  for (const fault of faults) console.info(`  - ${fault}`);
  for (const { version, when, since } of rules) {
    const of = await describe(store, name, version);
    const figure = figures?.get(`${name} ${version}`);
    const isWithheld = figure?.isWithheld;
    if (isWithheld) process.exitCode = 1;
    const state = isWithheld ? 'WITHHELD, since it fails too often' : of.about;
    console.info(`  ${version}  for ${audience(when)}, since list ${since}, ${state}`);
    if (inFigures(figure)) console.info(`    ${inFigures(figure)}`);
    for (const fault of of.faults) console.info(`    - ${fault}`);
  }
  for (const one of withheld.filter(each => each.name === name)) {
    process.exitCode = 1;
    console.info(`  ${one.version}  ${withheldInWords(one)}`);
  }
}

const inWords = ({ name, default: everybodys, rules = [] }) =>
  [`${name} ${everybodys}`, ...rules.map(({ version, when }) => `${version} for ${audience(when)}`)].join(
    ' + ',
  );

await runCommand('npm run releases', {}, async () => {
  const { store, lists } = await openReleases();
  const history = await lists.history(SHOWN);
  const [inForce] = history;
  console.info(`Releases in ${store.address}`);
  if (!inForce) return console.info('Nothing is promoted yet.');
  const figures = await readFigures();
  const entries = entriesOf(inForce);
  const withheld = await readWithheld({ store, lists });
  for (const entry of entries) await showEntry({ store, figures, withheld }, entry);
  if (!figures && entries.some(({ rules }) => rules?.length > 0))
    console.info('How many it fails for is shown if METRICS_URL names the metrics of gateways.');
  const broken = inForce.entries.length - entries.length;
  if (broken > 0) {
    console.info(`list ${inForce.number} has ${broken} malformed ${broken === 1 ? 'entry' : 'entries'}`);
    process.exitCode = 1;
  }
  console.info('\nThe last lists:');
  for (const { number, at, who, why, entries: then } of history) {
    const versions = entriesOf({ entries: then }).map(inWords).join(', ');
    console.info(`${number}  ${at}  ${who}  ${versions}${why ? `  (${why})` : ''}`);
  }
});
