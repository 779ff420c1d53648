import {
  FormerStudentsSchema,
  HandOverSchema,
  MadeSchoolStudentSchema,
  SchoolStudentsSchema,
} from '@burrow/contracts';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { type School, type Schools, startSchools } from './schools.harness.ts';

const STUDENTS = '/api/organization/students';
const FORMER = '/api/organization/former-students';
const TAKE_OVER = '/api/profile/students/take-over';

let schools: Schools;
beforeAll(async () => {
  schools = await startSchools(async account => account);
});
afterAll(() => schools.close());

const PASSWORD = 'three-green-frogs';

async function addStudent({ admin, classId }: School, username = `s-${randomUUID().slice(0, 13)}`) {
  const body = { request_id: randomUUID(), class_id: classId, username, password: PASSWORD };
  const made = MadeSchoolStudentSchema.parse((await admin.post(STUDENTS, body)).json());
  const logIn = ({ slug }: School) =>
    schools.logIn({ login: username, password: PASSWORD, organization_slug: slug });
  return { id: made.student_id, username, logIn };
}

const idsIn = async ({ admin, classId }: School): Promise<string[]> =>
  SchoolStudentsSchema.parse((await admin.get(`${STUDENTS}?class_id=${classId}`)).json()).students.map(
    each => each.student_id,
  );
const former = async ({ admin }: School) =>
  FormerStudentsSchema.parse((await admin.get(FORMER)).json()).students;

/** Waits for account, which is told by events. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await delay(20);
}
const known = async (id: string): Promise<boolean> =>
  (await schools.pool.query('select 1 from account.students where id = $1', [id])).rowCount === 1;

describe('a student who leaves', () => {
  test('is in no list and cannot log in, and is back in the class with the same password', async () => {
    const school = await schools.register();
    const zoe = await addStudent(school);
    expect(await zoe.logIn(school)).toBe(200);
    await school.admin.delete(`${STUDENTS}/${zoe.id}`);
    await until(async () => (await zoe.logIn(school)) === 401);
    expect(await idsIn(school)).toEqual([]);
    const [left] = await former(school);
    expect(left).toMatchObject({ student_id: zoe.id, class_id: school.classId });
    expect(Date.parse(left?.erased_at ?? '') - Date.parse(left?.left_at ?? '')).toBe(30 * 86_400_000);

    expect((await school.admin.post(`${FORMER}/${zoe.id}/return`)).statusCode).toBe(200);
    expect([await idsIn(school), await former(school)]).toEqual([[zoe.id], []]);
    await until(async () => (await zoe.logIn(school)) === 200);
  });

  test('leaves the seat to another, and returns only while there is one', async () => {
    const school = await schools.register();
    const zoe = await addStudent(school);
    await schools.pool.query('update account.organizations set max_students = 1 where id = $1', [school.id]);
    await school.admin.delete(`${STUDENTS}/${zoe.id}`);
    await until(async () => (await zoe.logIn(school)) === 401);
    await addStudent(school);
    const refused = await school.admin.post(`${FORMER}/${zoe.id}/return`);
    expect(refused.json()).toMatchObject({ code: 'auth/class-full' });
    expect((await former(school)).map(({ student_id }) => student_id)).toEqual([zoe.id]);
  });

  test('is erased by an administrator at once, and in account too', async () => {
    const school = await schools.register();
    const [zoe, ben] = [await addStudent(school), await addStudent(school)];
    expect((await school.admin.delete(`${FORMER}/${ben.id}`)).statusCode).toBe(403);
    await school.admin.delete(`${STUDENTS}/${zoe.id}`);
    expect((await school.admin.delete(`${FORMER}/${zoe.id}`)).statusCode).toBe(200);
    await until(async () => !(await known(zoe.id)));
    expect([await idsIn(school), await former(school)]).toEqual([[ben.id], []]);
  });
});

describe('a student who is handed over', () => {
  const codeOf = async ({ admin }: School, id: string): Promise<string> =>
    HandOverSchema.parse((await admin.post(`${STUDENTS}/${id}/hand-over`)).json()).code;

  test('is the parent’s with the same password, and the school’s no longer; the code works once', async () => {
    const school = await schools.register();
    const zoe = await addStudent(school);
    const [older, code] = [await codeOf(school, zoe.id), await codeOf(school, zoe.id)];
    const post = await schools.parent();
    expect((await post(TAKE_OVER, { code: older }))[0]).toBe(422);
    expect(await post(TAKE_OVER, { code })).toEqual([
      200,
      expect.objectContaining({ id: zoe.id, username: zoe.username }),
    ]);
    expect((await post(TAKE_OVER, { code }))[0]).toBe(422);
    await until(async () => (await idsIn(school)).length === 0);
    expect(await zoe.logIn(school)).toBe(401);
    const logsIn = await schools.logIn({
      login: zoe.username,
      password: PASSWORD,
      organization_slug: school.slug,
    });
    expect(logsIn).toBe(401);
  });

  test('gets another username if families have one already, and the code still works then', async () => {
    const [school, other] = [await schools.register(), await schools.register()];
    const [zoe, twin] = [await addStudent(school, 'zoe-of-two'), await addStudent(other, 'zoe-of-two')];
    const post = await schools.parent();
    expect((await post(TAKE_OVER, { code: await codeOf(school, zoe.id) }))[0]).toBe(200);
    const code = await codeOf(other, twin.id);
    expect(await post(TAKE_OVER, { code })).toEqual([
      409,
      expect.objectContaining({ code: 'auth/username-taken' }),
    ]);
    expect((await post(TAKE_OVER, { code, username: 'zoe-of-three' }))[0]).toBe(200);
  });
});
