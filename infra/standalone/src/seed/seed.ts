import { type Database, StartError } from '@burrow/service-kit';
import type { AccountCaller } from './account-caller.ts';
import { seedId } from './seed-id.ts';
import {
  CLASSES,
  emailOf,
  ORGANIZATIONS,
  PUPILS,
  SEED_DOMAIN,
  SEED_PASSWORD,
  type SeedUser,
  USERS,
} from './people.table.ts';
import { tellOfPlans } from './tell-of-plans.ts';
import { tellOfSchools } from './tell-of-schools.ts';
import { until } from './until.ts';

/** Somebody who can log in, with a session that has begun. */
export interface Seeded {
  readonly key: string;
  readonly login: string;
  readonly organization_slug: string | null;
  readonly password: string;
  readonly session: string;
  readonly user_id: string | null;
  readonly student_id: string | null;
}

export interface SeedResult {
  readonly people: readonly Seeded[];
  readonly organizations: Readonly<Record<string, string>>;
  readonly classes: Readonly<Record<string, string>>;
  readonly classToken: string;
}

/** What students of Class 4a sign up with. */
export const CLASS_TOKEN = 'seed-class-token-of-class-4a-meadow';

export interface SeedParts {
  readonly database: Database;
  readonly account: AccountCaller;
}

async function refuseForeignDatabase({ pool }: Database): Promise<void> {
  const { rows } = await pool.query<{ others: boolean }>(
    'select exists (select 1 from account.users where email_key not like $1) as others',
    [`%@${SEED_DOMAIN}`],
  );
  if (rows[0]?.others) throw new StartError('Somebody has an account in this database: it is not seeded.');
}

/** The secret in the newest mail to an address. */
function tokenFor({ account }: SeedParts, email: string): Promise<string> {
  return until(`the mail to ${email}`, async () => {
    const { mails } = (await account.call('getOutbox')).body;
    return mails.filter(mail => mail.to === email).map(mail => /token=([\w-]+)/.exec(mail.text)?.[1])[0];
  });
}

async function signUp(parts: SeedParts, user: SeedUser): Promise<void> {
  const email = emailOf(user.key);
  const body = {
    full_name: user.name, email, password: SEED_PASSWORD, verify_password: SEED_PASSWORD, role: 'parent' as const,
    is_old_enough: true as const,
  }; // prettier-ignore
  await parts.account.call('signup', { body });
  await parts.account.call('spendEmailToken', { body: { token: await tokenFor(parts, email) } });
}

async function exists({ database }: SeedParts, email: string): Promise<boolean> {
  const { rowCount } = await database.pool.query('select 1 from account.users where email_key = $1 and email_verified_at is not null', [email]); // prettier-ignore
  return rowCount === 1;
}

async function makeUser(parts: SeedParts, user: SeedUser): Promise<void> {
  const email = emailOf(user.key);
  if (!(await exists(parts, email))) await signUp(parts, user);
  if (user.staff) await parts.database.pool.query('update account.users set is_staff = true where email_key = $1', [email]); // prettier-ignore
  const { body } = await parts.account.call('login', { body: { login: email, password: SEED_PASSWORD } });
  const as = { role: 'parent' as const, user: body.user.user_id };
  if (!user.students || body.user.user_details.user_type !== 0) return;
  const kept = (await parts.account.call('listStudents', { as })).body.students.map(
    student => student.username,
  );
  for (const username of user.students) {
    if (!kept.includes(username)) await parts.account.call('addStudent', { as, body: { username, password: SEED_PASSWORD } }); // prettier-ignore
  }
}

async function makePupils({ account }: SeedParts): Promise<void> {
  for (const { key, organization } of CLASSES) {
    const students = PUPILS.filter(pupil => pupil.class === key).map(({ username }) => ({ username, password: SEED_PASSWORD })); // prettier-ignore
    const body = { organization_id: seedId(organization), class_id: seedId(key), students }; // prettier-ignore
    await account.makeStudents(seedId(`pupils ${key}`), body);
  }
}

const ROLE_NUMBERS = { admin: 2, teacher: 1 } as const;

async function logInUser({ account }: SeedParts, user: SeedUser): Promise<Seeded> {
  const login = emailOf(user.key);
  const wanted = user.member ? ROLE_NUMBERS[user.member.role] : 0;
  return until(`the role of ${user.key}`, async () => {
    const { body, session } = await account.call('login', { body: { login, password: SEED_PASSWORD } });
    const { user_id, user_details, subscription } = body.user;
    if (!session || user_details.user_type !== wanted || (user.subscribed && !subscription)) return undefined;
    return {
      key: user.key,
      login,
      organization_slug: null,
      password: SEED_PASSWORD,
      session,
      user_id,
      student_id: null,
    };
  });
}

async function logInStudent({ account }: SeedParts, username: string, slug: string | null): Promise<Seeded> {
  const credentials = { login: username, password: SEED_PASSWORD };
  const { body, session } = slug
    ? await account.call('loginOrg', { body: { ...credentials, organization_slug: slug } })
    : await account.call('login', { body: credentials });
  if (!session) throw new StartError(`${username} has no session.`);
  const { user_id, student_id } = body.user;
  return {
    key: username,
    login: username,
    organization_slug: slug,
    password: SEED_PASSWORD,
    session,
    user_id,
    student_id,
  };
}

const slugOf = (key: string): string | null => ORGANIZATIONS.find(each => each.key === key)?.slug ?? null;

/**
 * Makes one account of every role, a subscriber and classes, through the services' own calls and the
 * events that payment and organization will send, and signs everybody in. Running it again adds nothing.
 * @throws StartError in a database in which somebody else has an account
 */
export async function seed(parts: SeedParts, hashToken: (token: string) => string): Promise<SeedResult> {
  await refuseForeignDatabase(parts.database);
  for (const user of USERS) await makeUser(parts, user);
  await tellOfSchools(parts.database, { 'class-a': hashToken(CLASS_TOKEN) });
  await tellOfPlans(parts.database);
  await until('the schools', async () => {
    const { rowCount } = await parts.database.pool.query('select 1 from account.classes');
    return rowCount === CLASSES.length ? true : undefined;
  });
  await makePupils(parts);
  const people: Seeded[] = [];
  for (const user of USERS) {
    people.push(await logInUser(parts, user));
    for (const username of user.students ?? []) people.push(await logInStudent(parts, username, null));
  }
  for (const { username, class: key } of PUPILS) {
    const organization = CLASSES.find(each => each.key === key)?.organization ?? '';
    people.push(await logInStudent(parts, username, slugOf(organization)));
  }
  const idsOf = (list: readonly { readonly key: string }[]) =>
    Object.fromEntries(list.map(({ key }) => [key, seedId(key)]));
  return { people, organizations: idsOf(ORGANIZATIONS), classes: idsOf(CLASSES), classToken: CLASS_TOKEN };
}
