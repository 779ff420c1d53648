import { CLASS_CODE_DIGITS, CLASS_CODE_HALF, CLASS_CODE_LETTERS } from '@burrow/contracts';
import type { Identity } from '@burrow/service-kit';
import { hash } from '@node-rs/argon2';
import { randomInt, randomUUID } from 'node:crypto';
import type pg from 'pg';

/** The password of everybody whom these functions create. */
export const PASSWORD = 'hay bales in the barn';
const HASH = hash(PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });

const insert = async (pool: pg.Pool, table: string, row: Record<string, unknown>): Promise<string> => {
  const columns = Object.keys(row);
  const places = columns.map((_, at) => `$${at + 1}`);
  const { rows } = await pool.query(
    `insert into account.${table} (${columns}) values (${places}) returning id`,
    Object.values(row),
  );
  return rows[0].id;
};

const drawn = (signs: string): string =>
  Array.from({ length: CLASS_CODE_HALF }, () => signs[randomInt(signs.length)]).join('');

/** Returns the code of a class, drawn from all there are: the classes of a test file share a database. */
export const someClassCode = (): string => `${drawn(CLASS_CODE_LETTERS)}-${drawn(CLASS_CODE_DIGITS)}`;

/** Creates a user whose address is confirmed; returns the id. */
export async function makeUser(pool: pg.Pool, row: Record<string, unknown> = {}): Promise<string> {
  const email = String(row['email'] ?? `${randomUUID()}@example.org`);
  return insert(pool, 'users', {
    full_name: 'Ada Parent',
    user_type: 0,
    email_verified_at: new Date(),
    password_hash: await HASH,
    ...row,
    email,
    email_key: email.toLowerCase(),
  });
}

/** Somebody has a second factor from now on; their sessions go on. */
export async function giveFactor(pool: pg.Pool, userId: string): Promise<void> {
  await pool.query(
    'insert into account.second_factors (user_id, sealed_key, confirmed_at) values ($1, $2, now())',
    [userId, Buffer.from('nobody knows this key')],
  );
}

/** Creates a student; returns the id. One of `parent_id` and `organization_id` is needed. */
export async function makeStudent(pool: pg.Pool, row: Record<string, unknown>): Promise<string> {
  const username = String(row['username'] ?? `s-${randomUUID().slice(0, 18)}`);
  return insert(pool, 'students', {
    password_hash: await HASH,
    ...row,
    username,
    username_key: username.toLowerCase(),
  });
}

/** Creates a parent with one student. */
export async function makeFamily(pool: pg.Pool): Promise<{ user: string; student: string }> {
  const user = await makeUser(pool);
  return { user, student: await makeStudent(pool, { parent_id: user }) };
}

export async function makeOrganization(pool: pg.Pool, name = 'Meadow School'): Promise<string> {
  const slug = `${name.toLowerCase().replaceAll(/[^a-z]+/g, '-')}-${randomUUID().replaceAll(/[^a-f]/g, '')}`;
  return insert(pool, 'organizations', { id: randomUUID(), version: 1, name, slug, type: 'school' });
}

/** Creates a session row of a user or student; returns what the gateway says about it. */
export async function logIn(
  pool: pg.Pool,
  who: { user?: string | null; student?: string | null; isStudent?: boolean },
): Promise<Pick<Identity, 'session' | 'user' | 'student'>> {
  const session = await insert(pool, 'sessions', {
    token_hash: Buffer.from(randomUUID()),
    user_id: who.user ?? null,
    student_id: who.student ?? null,
    is_student: who.isStudent ?? false,
    expires_at: new Date(Date.now() + 3_600_000),
  });
  return { session, user: who.user ?? null, student: who.student ?? null };
}

/** Returns the identity of a parent's session. */
export async function parentIdentity(pool: pg.Pool, user: string): Promise<Partial<Identity>> {
  return { ...(await logIn(pool, { user })), role: 'parent' };
}

/** Returns the identity of a student's session. */
export async function studentIdentity(
  pool: pg.Pool,
  student: string,
  user: string | null,
): Promise<Partial<Identity>> {
  return { ...(await logIn(pool, { user, student, isStudent: true })), role: 'student' };
}
