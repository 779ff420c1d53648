import { ClassesSchema, type EventData, OrganizationSchema, SchoolStudentsSchema } from '@burrow/contracts';
import type { Caller } from '@burrow/service-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { QueryRunner } from 'typeorm';
import { SearchByWords1797000000000 } from '../src/database/migrations/1797000000000-search-by-words.ts';
import { SortByNames1798200000000 } from '../src/database/migrations/1798200000000-sort-by-names.ts';
import { freshSlug, MEADOW, startOrganizations, type TestOrganizations } from './organization.harness.ts';

type Described = EventData<'account/pupil-described'>;

const STUDENTS = '/api/organization/students';
const TRANSFER = '/api/organization/transfer-students';

let organizations: TestOrganizations;
let admin: Caller;
let school: string;
let teacherId: string;
let teacher: Caller;
let own: string;
let other: string;

beforeAll(async () => {
  organizations = await startOrganizations();
});
afterAll(() => organizations.close());

beforeEach(async () => {
  admin = organizations.asAdmin();
  const registered = await admin.put('/api/organization/current', { ...MEADOW, slug: freshSlug() });
  school = OrganizationSchema.parse(registered.json()).id;
  teacherId = await organizations.addTeacher(school);
  teacher = organizations.asTeacher(teacherId);
  const make = async (caller: Caller, name: string) =>
    (await caller.post('/api/organization/classes', { name })).json<{ id: string }>().id;
  own = await make(teacher, 'Own');
  other = await make(admin, 'Other');
});

const codeOf = (answer: { json(): unknown }) => (answer.json() as { code?: string }).code;

async function add(username: string, more: Partial<Described> = {}): Promise<string> {
  const student_id = more.student_id ?? randomUUID();
  await organizations.tell('account/pupil-described', {
    student_id,
    version: 1,
    organization_id: school,
    class_id: own,
    username,
    full_name: null,
    character: 'Rabbit',
    assistant_enabled: true,
    removed: false,
    ...more,
  });
  return student_id;
}

async function namesFor(caller: Caller, query = ''): Promise<string[]> {
  const { students } = SchoolStudentsSchema.parse((await caller.get(`${STUDENTS}?${query}`)).json());
  return students.map(({ username }) => username);
}

test('a teacher sees the students of own classes, an administrator all; both search in every script', async () => {
  await add('zoe', { full_name: 'Zoë Müller' });
  await add('ben', { full_name: '李小龙' });
  await add('kim', { class_id: other, full_name: 'Ελένη' });
  await add('noa', { class_id: null });
  expect(await namesFor(admin)).toEqual(['ben', 'kim', 'noa', 'zoe']);
  expect(await namesFor(teacher)).toEqual(['ben', 'zoe']);
  expect(await namesFor(admin, `class_id=${other}`)).toEqual(['kim']);
  expect(await namesFor(teacher, `search=${encodeURIComponent('muller')}`)).toEqual(['zoe']);
  expect(await namesFor(admin, `search=${encodeURIComponent('小龙')}`)).toEqual(['ben']);
  expect(await namesFor(admin, `search=${encodeURIComponent('ΕΛΕΝΗ')}`)).toEqual(['kim']);
  expect(await namesFor(admin, 'per_page=2&page=2')).toEqual(['noa', 'zoe']);
});

test('a search finds names whose words it has in any order, however they are typed', async () => {
  await add('isil', { full_name: 'Işıl Weiß' });
  await add('ahmad', { full_name: 'أحمد علي' });
  await add('lukas', { full_name: 'Łukasz O’Neil' });
  const found = (search: string) => namesFor(admin, `search=${encodeURIComponent(search)}`);
  expect(await found('weiss ışıl')).toEqual(['isil']);
  expect(await found('علي احمد')).toEqual(['ahmad']);
  expect(await found("o'neil lukas")).toEqual(['lukas']);
  expect(await found('weiss ahmad')).toEqual([]);
});

test('keys that an earlier program kept are made anew', async () => {
  await add('isil', { full_name: 'Işıl Weiß' });
  await organizations.pool.query("update organization.students set search_key = 'isil ısıl weiß'");
  const runner = {
    query: async (sql: string, values: unknown[]) => (await organizations.pool.query(sql, values)).rows,
  };
  await new SearchByWords1797000000000().up(runner as unknown as QueryRunner);
  expect(await namesFor(admin, 'search=weiss')).toEqual(['isil']);
});

test('students are sorted as asked, and say which class they are in', async () => {
  await add('zoe');
  await add('ben', { class_id: null });
  await add('kim', { class_id: other });
  expect(await namesFor(admin, 'sort=-username')).toEqual(['zoe', 'kim', 'ben']);
  expect(await namesFor(admin, 'sort=joined')).toEqual(['zoe', 'ben', 'kim']);
  expect(await namesFor(admin, 'sort=-joined')).toEqual(['kim', 'ben', 'zoe']);
  const { students } = SchoolStudentsSchema.parse((await admin.get(STUDENTS)).json());
  expect(students.map(one => one.class_name)).toEqual([null, 'Other', 'Own']);
});

describe('lists by name', () => {
  const parted = (first_name: string, last_name: string | null) => ({
    first_name,
    last_name,
    full_name: `${first_name} ${last_name ?? ''}`.trim(),
  });
  const speak = async (language: string) => {
    const { name, slug, type, details } = OrganizationSchema.parse(
      (await admin.get('/api/organization/current')).json(),
    );
    await admin.put('/api/organization/current', { name, slug, type, language, version: details?.version });
  };

  test('are sorted by either part, in the order of the school’s language', async () => {
    await add('a', parted('Örjan', 'Zetterlund'));
    await add('b', parted('Zoe', 'Öberg'));
    await add('c', parted('Anna', 'Berg Olsen'));
    await add('d', parted('Zita', 'Berg'));
    await add('e', parted('Oskar', 'Olsen'));
    expect(await namesFor(admin, 'sort=last_name')).toEqual(['d', 'c', 'b', 'e', 'a']);
    await speak('sv');
    expect(await namesFor(admin, 'sort=last_name')).toEqual(['d', 'c', 'e', 'a', 'b']);
    expect(await namesFor(admin, 'sort=-last_name')).toEqual(['b', 'a', 'e', 'c', 'd']);
    expect(await namesFor(admin, 'sort=first_name')).toEqual(['c', 'e', 'd', 'b', 'a']);
    expect(await namesFor(teacher, 'sort=last_name&per_page=2&page=2')).toEqual(['e', 'a']);
  });

  test.each([
    ['hu', ['Cukor', 'Cseh', 'Dani']],
    ['cs', ['Hora', 'Chyba', 'Ivan']],
    ['tr', ['Ilgaz', 'İpek', 'Jale']],
    ['ar', ['أحمد', 'باسم', 'ياسر']],
    ['ru', ['Егор', 'Ёлкин', 'Жуков']],
    ['en', ['Student 2', 'Student 10', 'Zoe']],
  ])('in %s are %j', async (language, sorted) => {
    for (const name of sorted.toReversed()) await add(`u-${sorted.indexOf(name)}`, { full_name: name });
    await speak(language);
    expect(await namesFor(admin, 'sort=last_name')).toEqual(['u-0', 'u-1', 'u-2']);
  });

  test('names that are kept whole can be asked for, but not those of one word', async () => {
    await add('whole', { full_name: 'Anna Maria' });
    await add('split', parted('Maya', 'Lind'));
    await add('certain', { full_name: 'Lind, Maya' });
    await add('one', { full_name: 'Cher' });
    await add('none');
    expect(await namesFor(admin, 'names=whole')).toEqual(['whole']);
  });

  test('that an earlier program kept are split where that is certain, and keyed', async () => {
    await add('certain', { full_name: 'van der Berg, Jan' });
    await add('whole', { full_name: 'Anna Maria' });
    await add('none');
    const { pool } = organizations;
    const runner = { query: async (sql: string, values?: unknown[]) => (await pool.query(sql, values)).rows };
    await new SortByNames1798200000000().down(runner as unknown as QueryRunner);
    await new SortByNames1798200000000().up(runner as unknown as QueryRunner);
    const { students } = SchoolStudentsSchema.parse((await admin.get(`${STUDENTS}?sort=last_name`)).json());
    expect(students.map(({ username, last_name }) => [username, last_name])).toEqual([
      ['whole', null],
      ['none', null],
      ['certain', 'van der Berg'],
    ]);
  });
});

test('classes and the school say how many students they have', async () => {
  await add('zoe');
  await add('ben');
  await add('noa', { class_id: null });
  const { classes } = ClassesSchema.parse((await admin.get('/api/organization/classes')).json());
  expect(classes.map(({ name, student_count }) => [name, student_count])).toEqual([
    ['Other', 0],
    ['Own', 2],
  ]);
  const { seats } = OrganizationSchema.parse((await teacher.get('/api/organization/current')).json());
  expect(seats).toEqual({ taken: 3, limit: 30 });
});

test('the newest description counts, and who was erased does not come back', async () => {
  const id = await add('zoe', { version: 2 });
  await add('old-name', { student_id: id, version: 1 });
  expect(await namesFor(admin)).toEqual(['zoe']);
  await add('zoe', { student_id: id, version: 3, removed: true });
  await add('zoe', { student_id: id, version: 2 });
  expect(await namesFor(admin)).toEqual([]);
});

test('students move together or not at all, and account is told of each', async () => {
  const [zoe, ben, kim] = [await add('zoe'), await add('ben'), await add('kim', { class_id: other })];
  const moved = await admin.post(TRANSFER, { student_ids: [zoe, ben, kim], class_id: other });
  expect(moved.json()).toEqual({ moved: 2 });
  expect(await namesFor(admin, `class_id=${other}`)).toEqual(['ben', 'kim', 'zoe']);
  const told = await organizations.told('organization/membership-changed');
  expect(told.filter(({ member }) => member.id === zoe)).toEqual([
    {
      member: { kind: 'student', id: zoe },
      version: 1,
      why: 'moved',
      organization_id: school,
      role: 'student',
      class_id: other,
    },
  ]);
  const refused = await admin.post(TRANSFER, { student_ids: [zoe, randomUUID()], class_id: own });
  expect(codeOf(refused)).toBe('auth/forbidden');
  expect(await namesFor(admin, `class_id=${own}`)).toEqual([]);
  // A description that account sent before it heard of the move.
  await add('zoe', { student_id: zoe, version: 2, class_id: own });
  expect(await namesFor(admin, `class_id=${own}`)).toEqual([]);
});

test('a teacher moves students between own classes only', async () => {
  const [zoe, kim] = [await add('zoe'), await add('kim', { class_id: other })];
  const second = (await teacher.post('/api/organization/classes', { name: 'Second' })).json<{ id: string }>()
    .id;
  const transfer = (student: string, class_id: string | null) =>
    teacher.post(TRANSFER, { student_ids: [student], class_id });
  expect((await transfer(zoe, second)).json()).toEqual({ moved: 1 });
  for (const refused of [transfer(zoe, other), transfer(kim, own), transfer(zoe, null)])
    expect(codeOf(await refused)).toBe('auth/forbidden');
});

test('students read themselves, and nobody else', async () => {
  const [zoe, ben] = [await add('zoe'), await add('ben')];
  const self = organizations.as({ role: 'student', student: zoe, organization: school, class: own });
  expect((await self.get(`${STUDENTS}/${zoe}`)).json()).toMatchObject({ username: 'zoe', class_id: own });
  expect(codeOf(await self.get(`${STUDENTS}/${ben}`))).toBe('auth/forbidden');
  expect(codeOf(await self.get(STUDENTS))).toBe('auth/forbidden');
});

test('the students of a class that is removed stay in the school', async () => {
  await add('zoe');
  await teacher.delete(`/api/organization/classes/${own}`);
  expect(await namesFor(admin)).toEqual(['zoe']);
});
