import type { SignUpRole } from '@burrow/contracts';
import {
  type Database,
  type SeedFactor,
  type SeedParts as PartsOfService,
  StartError,
  until,
} from '@burrow/service-kit';
import { services } from '../services.ts';
import {
  CLASSES,
  emailOf,
  ORGANIZATIONS,
  STUDENTS,
  SEED_PASSWORD,
  type SeedUser,
  USERS,
} from './people.table.ts';
import { randomUUID } from 'node:crypto';
import { hasClass } from './people.queries.ts';
import type { ServiceCaller } from './service-caller.ts';
import { givePlans } from './give-plans.ts';
import { openClass, seedStudents, seedSchools } from './seed-schools.ts';

/** Somebody who can log in, with a session that has begun. */
export interface Seeded {
  readonly key: string;
  readonly login: string;
  readonly organization_slug: string | null;
  readonly password: string;
  readonly session: string;
  readonly user_id: string | null;
  readonly student_id: string | null;
  /** By which an authenticator app makes the codes that staff are asked for. */
  readonly totp_key?: string;
  /** In place of such codes, each once. */
  readonly recovery_codes?: readonly string[];
}

export interface SeedResult {
  readonly people: readonly Seeded[];
  readonly organizations: Readonly<Record<string, string>>;
  readonly classes: Readonly<Record<string, string>>;
  /** With which one joins Class 4a for the next half hour. */
  readonly classCode: string;
}

export interface SeedParts {
  readonly database: Database;
  readonly caller: ServiceCaller;
}

/** Second factors by the addresses of those who have one. */
type Factors = ReadonlyMap<string, SeedFactor>;

const ROLE_NUMBERS = { admin: 2, teacher: 1 } as const;

/** Whose log-in takes a second step has the first recovery code for it. */
async function enter({ caller }: SeedParts, login: string, code: string | undefined) {
  const as = { visitor: randomUUID() };
  const first = caller.call('login', { as, body: { login, password: SEED_PASSWORD } });
  if (code === undefined) return first;
  await first.catch(() => undefined);
  return caller.call('logInWithCode', { as, body: { code } });
}

async function logInUser(parts: SeedParts, user: SeedUser, factor: SeedFactor | undefined): Promise<Seeded> {
  const login = emailOf(user.key);
  const wanted = user.member ? ROLE_NUMBERS[user.member.role] : 0;
  const [code, ...codes] = factor?.recoveryCodes ?? [];
  return until(`the role of ${user.key}`, async () => {
    const { body, session } = await enter(parts, login, code);
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
      ...(factor && { totp_key: factor.key, recovery_codes: codes }),
    };
  });
}

async function logInStudent({ caller }: SeedParts, username: string, slug: string | null): Promise<Seeded> {
  const credentials = { login: username, password: SEED_PASSWORD };
  const { body, session } = slug
    ? await caller.call('loginOrg', { body: { ...credentials, organization_slug: slug } })
    : await caller.call('login', { body: credentials });
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

function roleOf({ member }: SeedUser): SignUpRole | null {
  if (!member) return 'parent';
  return member.role === 'admin' ? 'organization_administrator' : null;
}

/** Makes each service of the table seed what it owns. Invited teachers sign up when there is a school. */
async function seedServices({ database, caller }: SeedParts): Promise<Factors> {
  const factors = new Map<string, SeedFactor>();
  const keepFactor: PartsOfService['keepFactor'] = (email, factor) => factors.set(email, factor);
  const people = USERS.map(user => ({ ...user, email: emailOf(user.key), role: roleOf(user) }));
  const parts: PartsOfService = { database, call: caller.call, people, password: SEED_PASSWORD, keepFactor };
  for (const { seed } of Object.values(services)) await seed?.(parts);
  return factors;
}

async function logInAll(parts: SeedParts, factors: Factors): Promise<Seeded[]> {
  const people: Seeded[] = [];
  for (const user of USERS) {
    people.push(await logInUser(parts, user, factors.get(emailOf(user.key))));
    for (const username of user.students ?? []) people.push(await logInStudent(parts, username, null));
  }
  for (const { username, class: key } of STUDENTS) {
    const organization = CLASSES.find(each => each.key === key)?.organization ?? '';
    people.push(await logInStudent(parts, username, slugOf(organization)));
  }
  return people;
}

/**
 * Makes every service seed what it owns, makes the schools by the calls of their pages, has payment
 * give plans, and logs everybody in. A second run adds nothing.
 * @throws StartError in a database in which somebody else has an account
 */
export async function seedPlatform(parts: SeedParts): Promise<SeedResult> {
  const factors = await seedServices(parts);
  const schools = await seedSchools(parts);
  await givePlans(parts.database, schools.organizations);
  for (const id of Object.values(schools.classes))
    await until('the classes', async () => (await hasClass(parts.database, id)) || undefined);
  await seedStudents(parts, schools);
  const people = await logInAll(parts, factors);
  return { people, ...schools, classCode: await openClass(parts, schools.classes['class-a'] ?? '') };
}
