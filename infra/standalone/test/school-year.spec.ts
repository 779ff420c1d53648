import {
  ClassesSchema,
  LastSchoolYearSchema,
  MadeSchoolStudentsSchema,
  SchoolStudentsSchema,
  SchoolYearSchema,
} from '@burrow/contracts';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { type School, type Schools, startSchools } from './schools.harness.ts';

const YEAR = '/api/organization/school-year';
const STUDENTS = '/api/organization/students';

let schools: Schools;
beforeAll(async () => {
  schools = await startSchools(async account => account);
});
afterAll(() => schools.close());

/** Makes students of a class, with these usernames. */
async function fill({ admin }: School, class_id: string, ...usernames: string[]): Promise<string[]> {
  const body = { request_id: randomUUID(), class_id, students: usernames.map(username => ({ username })) };
  const { students } = MadeSchoolStudentsSchema.parse(
    (await admin.post('/api/organization/bulk-create-students', body)).json(),
  );
  return students.map(({ student_id }) => student_id);
}

/** Every class that is in the list, with its students. */
async function classesOf({ admin }: School): Promise<Record<string, string[]>> {
  const { classes } = ClassesSchema.parse((await admin.get('/api/organization/classes')).json());
  const found: Record<string, string[]> = {};
  for (const { id, name } of classes) {
    const { students } = SchoolStudentsSchema.parse((await admin.get(`${STUDENTS}?class_id=${id}`)).json());
    found[name] = students.map(({ username }) => username);
  }
  return found;
}

/** A school with the classes 4a, which moves up, and 9a, which leaves. */
async function atTheEnd() {
  const school = await schools.register();
  const ninth = (await school.admin.post('/api/organization/classes', { name: '9a' })).json<{ id: string }>()
    .id;
  const [zoe] = await fill(school, school.classId, 'zoe', 'ben');
  await fill(school, ninth, 'max');
  const classes = [
    { class_id: school.classId, next: 'moves-up', name: '5a' },
    { class_id: ninth, next: 'leaves' },
  ];
  const request_id = randomUUID();
  const begin = () => school.admin.post(YEAR, { request_id, classes });
  return { school, zoe: zoe ?? '', ninth, begin };
}

test('classes move up with their rules, others leave, and both are put away; a repetition does nothing', async () => {
  const { school, begin } = await atTheEnd();
  const before = await school.admin.get(`/api/organization/classes/${school.classId}`);
  const { version } = before.json<{ version: number }>();
  await school.admin.put(`/api/organization/classes/${school.classId}`, { version, no_skip: true });
  const year = SchoolYearSchema.parse((await begin()).json());
  expect(year).toMatchObject({ classes: 2, moved: 2, left: 1, undone: false });
  expect(await classesOf(school)).toEqual({ '5a': ['ben', 'zoe'] });
  const { classes } = ClassesSchema.parse((await school.admin.get('/api/organization/classes')).json());
  expect(classes[0]).toMatchObject({ no_skip: true });
  expect((await begin()).json()).toEqual(year);
  expect(await classesOf(school)).toEqual({ '5a': ['ben', 'zoe'] });
});

test('it can be undone: everybody is back, except for whoever was moved since', async () => {
  const { school, zoe, begin } = await atTheEnd();
  await begin();
  const other = (await school.admin.post('/api/organization/classes', { name: 'Club' })).json<{
    id: string;
  }>().id;
  await school.admin.post('/api/organization/transfer-students', { student_ids: [zoe], class_id: other });
  const { school_year } = LastSchoolYearSchema.parse((await school.admin.get(YEAR)).json());
  expect(school_year).toMatchObject({ moved: 2, left: 1 });
  expect((await school.admin.post(`${YEAR}/undo`)).json()).toMatchObject({ undone: true });
  expect(await classesOf(school)).toEqual({ '4a': ['ben'], '9a': ['max'], Club: ['zoe'] });
  expect((await school.admin.get(YEAR)).json()).toEqual({ school_year: null });
  expect((await school.admin.post(`${YEAR}/undo`)).json()).toMatchObject({
    code: 'organization/nothing-to-undo',
  });
});

test('one class that is not the school’s, or was put away, and nothing happens', async () => {
  const [{ school, begin }, other] = [await atTheEnd(), await schools.register()];
  const both = [
    { class_id: school.classId, next: 'moves-up', name: '5a' },
    { class_id: other.classId, next: 'leaves' },
  ];
  expect((await school.admin.post(YEAR, { request_id: randomUUID(), classes: both })).statusCode).toBe(403);
  expect(await classesOf(school)).toEqual({ '4a': ['ben', 'zoe'], '9a': ['max'] });
  await begin();
  const again = { request_id: randomUUID(), classes: [both[0]] };
  expect((await school.admin.post(YEAR, again)).statusCode).toBe(403);
  const into = { student_ids: [], class_id: school.classId };
  expect((await school.admin.post('/api/organization/transfer-students', into)).statusCode).not.toBe(200);
});
