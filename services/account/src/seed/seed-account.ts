import type { SignUpRole } from '@burrow/contracts';
import { type SeedParts, type SeedPerson, StartError, until } from '@burrow/service-kit';
import { appCode } from './app-code.ts';
import { CONFIRMED, MAKE_STAFF, OTHERS, WITHOUT_FACTOR } from './seed-account.queries.ts';

async function refuseForeignDatabase({ database, people }: SeedParts): Promise<void> {
  const rows = await OTHERS.rows(database.pool, [people.map(({ email }) => email)]);
  if (rows[0]?.others) throw new StartError('Somebody has an account in this database: it is not seeded.');
}

/** Returns the secret in the newest mail to an address. */
function tokenFor({ call }: SeedParts, email: string): Promise<string> {
  return until(`the mail to ${email}`, async () => {
    const { mails } = (await call('getOutbox')).body;
    return mails.filter(mail => mail.to === email).map(mail => /token=([\w-]+)/.exec(mail.text)?.[1])[0];
  });
}

async function exists({ database }: SeedParts, email: string): Promise<boolean> {
  const rowCount = await CONFIRMED.count(database.pool, [email]);
  return rowCount === 1;
}

async function signUp(parts: SeedParts, { email, name }: SeedPerson, role: SignUpRole): Promise<void> {
  const { call, password } = parts;
  const body = {
    full_name: name,
    email,
    password,
    verify_password: password,
    role,
    is_old_enough: true as const,
  };
  await call('signup', { body });
  await call('spendEmailToken', { body: { token: await tokenFor(parts, email) } });
}

async function addStudents(
  { call, password }: SeedParts,
  user: string | null,
  wanted: readonly string[],
): Promise<void> {
  const as = { role: 'parent' as const, user };
  const { students } = (await call('listStudents', { as })).body;
  const kept = students.map(({ username }) => username);
  for (const username of wanted)
    if (!kept.includes(username)) await call('addStudent', { as, body: { username, password } });
}

/** Gives staff a second factor by the calls of their page, without which they act for nobody; anew each time, as its key is told once. */
async function addFactor({ database, call, password, keepFactor }: SeedParts, email: string): Promise<void> {
  const rows = await WITHOUT_FACTOR.rows(database.pool, [email]);
  const as = { role: 'parent' as const, user: rows[0]?.id ?? null };
  const { key } = (await call('beginSecondFactor', { as, body: { current_password: password } })).body;
  const { body } = await call('confirmSecondFactor', { as, body: { code: appCode(key) } });
  keepFactor(email, { key, recoveryCodes: body.recovery_codes });
}

/**
 * Creates all accounts, with their students, by the calls of the pages. A second run adds nothing.
 * @throws StartError in a database in which somebody else has an account
 */
export async function seedAccount(parts: SeedParts): Promise<void> {
  await refuseForeignDatabase(parts);
  for (const person of parts.people) {
    const { email, role, staff, students } = person;
    if (role && !(await exists(parts, email))) await signUp(parts, person, role);
    if (staff) {
      await MAKE_STAFF.run(parts.database.pool, [email]);
      await addFactor(parts, email);
    }
    if (!students) continue;
    const { user } = (await parts.call('login', { body: { login: email, password: parts.password } })).body;
    if (user.user_details.user_type === 0) await addStudents(parts, user.user_id, students);
  }
}
