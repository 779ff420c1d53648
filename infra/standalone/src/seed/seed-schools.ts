import { AGREEMENT_VERSION } from '@burrow/contracts';
import { type Database, seedId, until } from '@burrow/service-kit';
import { END_TRIAL, hasMember, hasSchool, userIdByAddress, userIdOf } from './people.queries.ts';
import {
  CLASSES,
  emailOf,
  ORGANIZATIONS,
  STUDENTS,
  SEED_PASSWORD,
  type SeedClass,
  type SeedOrganization,
  type SeedUser,
  USERS,
} from './people.table.ts';
import type { ServiceCaller } from './service-caller.ts';

interface Tools {
  readonly database: Database;
  readonly caller: ServiceCaller;
}

/** An administrator, who makes a school by the calls of its pages. */
interface Admin {
  readonly role: 'admin';
  readonly user: string;
}

/** The schools and classes that were made: their ids, by their keys. */
export interface SeededSchools {
  readonly organizations: Readonly<Record<string, string>>;
  readonly classes: Readonly<Record<string, string>>;
}

async function register({ database, caller }: Tools, as: Admin, school: SeedOrganization): Promise<string> {
  if (await hasMember(database, as.user)) return (await caller.call('getOrganization', { as })).body.id;
  const { name, slug } = school;
  const agreement = { version: AGREEMENT_VERSION, may_accept: true, has_consent: true };
  const { id } = (
    await caller.call('updateOrganization', { as, body: { name, slug, type: 'school', agreement } })
  ).body;
  // A month passes, as it were: what payment says of a plan that ended ends the trial.
  if (school.trialIsOver) await database.pool.query(END_TRIAL, [id]);
  await until(name, async () => (await hasSchool(database, id)) || undefined);
  return id;
}

/** An invited teacher signs up by the link. */
async function invite({ database, caller }: Tools, as: Admin, { key, name }: SeedUser): Promise<void> {
  const email = emailOf(key);
  const { link } = (await caller.call('inviteTeacher', { as, body: { email } })).body;
  const token = new URL(link).searchParams.get('token') ?? '';
  const secrets = { password: SEED_PASSWORD, verify_password: SEED_PASSWORD };
  const body = { full_name: name, email, ...secrets, role: 'parent', is_old_enough: true };
  await caller.call('signup', { query: { token }, body });
  const user = await userIdByAddress(database, email);
  await until(`the membership of ${key}`, async () => (await hasMember(database, user)) || undefined);
}

/** Returns the id of a class; a second call makes no other one. */
async function makeClass({ database, caller }: Tools, as: Admin, wanted: SeedClass): Promise<string> {
  const { name, teachers, tips } = wanted;
  const { classes } = (await caller.call('listClasses', { as })).body;
  const found = classes.find(each => each.name === name);
  if (found) return found.id;
  const rules = {
    assistant_enabled: tips !== 'off',
    assistant_attempt_limit: typeof tips === 'number' ? tips : null,
  };
  const { id } = (await caller.call('createClass', { as, body: { name, ...rules } })).body;
  const teacher_ids = await Promise.all(teachers.map(key => userIdOf(database, key)));
  await caller.call('updateClassTeachers', { as, body: { class_id: id, teacher_ids } });
  return id;
}

async function seedSchool(tools: Tools, school: SeedOrganization) {
  const members = USERS.filter(({ member }) => member?.organization === school.key);
  const admin = members.find(({ member }) => member?.role === 'admin');
  if (!admin) throw new Error(`${school.name} has no administrator.`);
  const as = { role: 'admin', user: await userIdOf(tools.database, admin.key) } as const;
  const id = await register(tools, as, school);
  const teachers = members.filter(({ member }) => member?.role === 'teacher');
  const { teachers: known } = (await tools.caller.call('listTeachers', { as })).body;
  for (const teacher of teachers)
    if (!known.some(({ email }) => email === emailOf(teacher.key))) await invite(tools, as, teacher);
  const all: readonly SeedClass[] = CLASSES;
  const classes: Record<string, string> = {};
  for (const wanted of all.filter(({ organization }) => organization === school.key))
    classes[wanted.key] = await makeClass(tools, as, wanted);
  return { id, as, classes };
}

/** Registers the schools, invites their teachers and makes their classes, by the calls of the pages. A second run adds nothing. */
export async function seedSchools(tools: Tools): Promise<SeededSchools> {
  const organizations: Record<string, string> = {};
  const classes: Record<string, string> = {};
  for (const school of ORGANIZATIONS) {
    const made = await seedSchool(tools, school);
    organizations[school.key] = made.id;
    Object.assign(classes, made.classes);
  }
  return { organizations, classes };
}

/** Makes the students of a class, by the call of its page; a second run makes nobody twice. */
export async function seedStudents({ database, caller }: Tools, { classes }: SeededSchools): Promise<void> {
  for (const { key, organization } of CLASSES) {
    const admin = USERS.find(
      ({ member }) => member?.organization === organization && member.role === 'admin',
    );
    const as = { role: 'admin', user: await userIdOf(database, admin?.key ?? '') } as const;
    const students = STUDENTS.filter(student => student.class === key).map(({ username }) => ({
      username,
      password: SEED_PASSWORD,
    }));
    await caller.call('createSchoolStudents', {
      as,
      body: { request_id: seedId(`pupils ${key}`), class_id: classes[key], students },
    });
  }
}

/** Returns the code of a class, with which one joins it for the next half hour. */
export async function openClass({ database, caller }: Tools, class_id: string): Promise<string> {
  const as = { role: 'admin', user: await userIdOf(database, 'admin') } as const;
  const { body } = await caller.call('updateClassCode', {
    as,
    params: { class_id },
    body: { action: 'open' },
  });
  return body.code ?? '';
}
