import {
  FormerStudentsSchema,
  MadeSchoolStudentSchema,
  type SchoolAudit,
  type UnusedStudents,
  UnusedStudentsSchema,
} from '@burrow/contracts';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { type School, type Schools, startSchools } from './schools.harness.ts';

const UNUSED = '/api/organization/unused-students';
const PASSWORD = 'three-green-frogs';

let schools: Schools;
beforeAll(async () => {
  schools = await startSchools(async account => account);
});
afterAll(() => schools.close());

async function addStudent({ admin, classId }: School, username: string): Promise<string> {
  const body = { request_id: randomUUID(), class_id: classId, username, password: PASSWORD };
  return MadeSchoolStudentSchema.parse((await admin.post('/api/organization/students', body)).json())
    .student_id;
}
const listOf = async ({ admin }: School): Promise<UnusedStudents> =>
  UnusedStudentsSchema.strict().parse((await admin.get(UNUSED)).json());
const namesOf = async (school: School) => (await listOf(school)).students.map(({ username }) => username);
const away = (id: string, months: number) =>
  schools.pool.query(
    `update account.students set last_seen_on = current_date - make_interval(months => $2) where id = $1`,
    [id, months],
  );

/** Lets a day pass, and waits until the school was looked at again. */
async function passDay({ id }: School, days = 1): Promise<void> {
  await schools.pool.query(
    `update organization.organizations set unused_checked_at = now() - interval '2 days' where id = $1`,
    [id],
  );
  await schools.pool.query(
    `update organization.unused_students set leaves_at = leaves_at - make_interval(days => $1)`,
    [days],
  );
  await schools.startAgainUntil(async () => {
    const sql = `select 1 from organization.organizations where id = $1 and unused_checked_at > now() - interval '1 day'`;
    return (await schools.pool.query(sql, [id])).rowCount === 1;
  });
}
const mails = async () =>
  (await schools.pool.query(`select 1 from account.emails where template = 'students-unused'`)).rowCount;

test('who was not there for two years is announced, leaves after thirty days, and stays by coming back', async () => {
  const school = await schools.register();
  await schools.pool.query(
    `insert into account.users (email, email_key, full_name, user_type, organization_id, email_verified_at)
     values ('ada@school.example', 'ada@school.example', 'Ada', 2, $1, now())`,
    [school.id],
  );
  const [gone, back, used] = await Promise.all(
    ['gone', 'back', 'used'].map(name => addStudent(school, name)),
  );
  await Promise.all([away(gone!, 25), away(back!, 25), away(used!, 23)]);
  expect(await listOf(school)).toEqual({ months: 24, students: [], total: 0 });
  await passDay(school);
  expect((await namesOf(school)).toSorted()).toEqual(['back', 'gone']);
  await passDay(school);
  expect([await mails(), (await namesOf(school)).length]).toEqual([1, 2]);
  const login = { login: 'back', password: PASSWORD, organization_slug: school.slug };
  expect(await schools.logIn(login)).toBe(200);
  await passDay(school, 29);
  expect(await namesOf(school)).toEqual([]);
  const former = FormerStudentsSchema.parse(
    (await school.admin.get('/api/organization/former-students')).json(),
  );
  expect(former.students.map(({ username }) => username)).toEqual(['gone']);
  const { entries } = (await school.admin.get('/api/organization/audit')).json<SchoolAudit>();
  expect(entries[0]).toMatchObject({ action: 'unused-left', by: 'platform', count: 1 });
  // Whoever is taken back has been there today.
  expect((await school.admin.post(`/api/organization/former-students/${gone}/return`)).statusCode).toBe(200);
  await passDay(school);
  expect(await namesOf(school)).toEqual([]);
});

test('a school sets another time, or none, and the notice begins anew', async () => {
  const school = await schools.register();
  await away(await addStudent(school, 'old'), 13);
  await passDay(school);
  expect(await namesOf(school)).toEqual([]);
  expect((await school.admin.put(UNUSED, { months: 12 })).json()).toMatchObject({ months: 12 });
  await passDay(school);
  expect(await namesOf(school)).toEqual(['old']);
  expect((await school.admin.put(UNUSED, { months: null })).json()).toEqual({
    months: null,
    students: [],
    total: 0,
  });
  expect((await school.admin.put(UNUSED, { months: 1 })).statusCode).toBe(422);
});
