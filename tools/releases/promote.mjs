// npm run promote -- mf-play 0.5.0 --why "tips in Arabic": everybody gets this version of a remote from now on, or some
// do before everybody: --share 0.1, --organization ID (several times), --staff or --testers. What fails for those who have
// it is refused but for --anyway. npm run promote -- --all: everybody gets the newest version of each remote, by one list.
import { ConditionSchema, entriesOf, newestVersions, takenOff } from '../../packages/releases/src/index.ts';
import { inFigures, readFigures, readWithheld, reasonIn, reasonsWithheld } from './figures.mjs';
import { audience, give, giveTogether, openReleases, Refusal, refusalFor, runCommand } from './operator.mjs';

const USAGE =
  'npm run promote -- REMOTE VERSION [--share 0.1 | --organization ID … | --staff | --testers] [--anyway] [--why "…"], or npm run promote -- --all';
const MOST_LISTS = 1_000;

const OPTIONS = {
  why: { type: 'string', default: '' },
  share: { type: 'string' },
  organization: { type: 'string', multiple: true },
  staff: { type: 'boolean' },
  testers: { type: 'boolean' },
  all: { type: 'boolean' },
  anyway: { type: 'boolean', default: false },
};

/** Who is to get the version: everybody, or those whom one of the options names. */
function audienceIn({ share, organization, staff, testers }) {
  const conditions = [
    ...(share === undefined ? [] : [{ share: Number(share) }]),
    ...(organization ? [{ organizations: organization }] : []),
    ...(staff ? [{ staff }] : []),
    ...(testers ? [{ testers }] : []),
  ];
  if (conditions.length === 0) return 'everybody';
  if (conditions.length > 1) throw new Refusal(`Name one of them at a time.\n${USAGE}`);
  const { data: condition } = ConditionSchema.safeParse(conditions[0]);
  if (!condition) throw new Refusal(`A share is between 0 and 1, an organisation is an id.\n${USAGE}`);
  return condition;
}

/** Refuses what fails for those who have it, and says what is known of the rest. Testers look for the cause. */
async function demandGoodFigures(releases, versions, { anyway }) {
  const { lists } = releases;
  const withheld = await readWithheld(releases);
  const against = versions.flatMap(one => reasonsWithheld(withheld, one));
  if (against.length > 0 && !anyway)
    throw refusalFor('Nothing is promoted (--anyway does it all the same)', against);
  const figures = await readFigures().catch(error => {
    if (anyway && error instanceof Refusal) return null;
    throw error;
  });
  const [latest] = await lists.history(1);
  const given = new Set(latest ? entriesOf(latest).flatMap(namesOf) : []);
  const names = versions.map(({ name, version }) => `${name} ${version}`);
  if (!figures) {
    if (names.some(name => given.has(name)))
      console.error('Whether it fails for those who have it was not asked: METRICS_URL names no gateway.');
    return;
  }
  const reasons = names.flatMap(name => {
    const reason = reasonIn(figures.get(name));
    return reason ? [`${name}: ${reason}`] : [];
  });
  if (reasons.length > 0 && !anyway)
    throw refusalFor('Nothing is promoted (--anyway does it all the same)', reasons);
  for (const name of names)
    if (inFigures(figures.get(name))) console.info(`${name}: ${inFigures(figures.get(name))}.`);
}

const namesOf = ({ name, default: everybodys, rules = [] }) => [
  `${name} ${everybodys}`,
  ...rules.map(({ version }) => `${name} ${version}`),
];

/** The newest version of each remote that was not taken off, and that not everybody has. */
async function newestToGive({ store, lists }) {
  const history = await lists.history(MOST_LISTS);
  const off = takenOff(history);
  const present = new Map(
    (history[0] ? entriesOf(history[0]) : []).map(entry => [entry.name, entry.default]),
  );
  const newest = await newestVersions(store);
  if (newest.length === 0)
    throw new Refusal(`There is no release in ${store.address}: npm run release -- mf-play 0.5.0 makes one.`);
  return newest.filter(({ name, version }) => !off.has(name) && present.get(name) !== version);
}

async function promoteAll(values) {
  const releases = await openReleases();
  const versions = await newestToGive(releases);
  if (versions.length === 0) return console.info('Everybody gets the newest version of each remote already.');
  await demandGoodFigures(releases, versions, values);
  const number = await giveTogether(releases, versions, values.why);
  console.info(
    `List ${number}: everybody gets ${versions.map(({ name, version }) => `${name} ${version}`).join(', ')}.`,
  );
}

await runCommand(USAGE, OPTIONS, async ([name, version], values) => {
  if (values.all && !name) return promoteAll(values);
  if (!name || !version || values.all) throw new Refusal(USAGE);
  const to = audienceIn(values);
  const releases = await openReleases();
  if (!values.testers) await demandGoodFigures(releases, [{ name, version }], values);
  const number = await give(releases, { name, version, to, why: values.why });
  if (to === 'everybody') return console.info(`List ${number}: everybody gets ${name} ${version}.`);
  console.info(`List ${number}: ${name} ${version} goes to ${audience(to)}.`);
});
