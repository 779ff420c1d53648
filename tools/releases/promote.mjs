// npm run promote -- mf-play 0.5.0 --why "tips in Arabic": everybody gets this version of a remote from now on, or some
// do before everybody: --share 0.1, --organization ID (several times), --staff or --testers.
import { ConditionSchema } from '../../packages/releases/src/index.ts';
import { audience, give, openReleases, Refusal, runCommand } from './operator.mjs';

const USAGE =
  'npm run promote -- REMOTE VERSION [--share 0.1 | --organization ID … | --staff | --testers] [--why "…"]';

const OPTIONS = {
  why: { type: 'string', default: '' },
  share: { type: 'string' },
  organization: { type: 'string', multiple: true },
  staff: { type: 'boolean' },
  testers: { type: 'boolean' },
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

await runCommand(USAGE, OPTIONS, async ([name, version], values) => {
  if (!name || !version) throw new Refusal(USAGE);
  const to = audienceIn(values);
  const number = await give(await openReleases(), { name, version, to, why: values.why });
  if (to === 'everybody') return console.info(`List ${number}: everybody gets ${name} ${version}.`);
  console.info(`List ${number}: ${name} ${version} goes to ${audience(to)}.`);
});
