import {
  ClassesSchema,
  ClassSchema,
  MembersSchema,
  OrganizationSchema,
  type SchoolClass,
} from '@burrow/contracts';
import type { Caller } from '@burrow/service-kit/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { freshSlug, MEADOW, startOrganizations, type TestOrganizations } from './organization.harness.ts';

const CLASSES = '/api/organization/classes';
const TEACHERS = '/api/organization/class-teachers';

let organizations: TestOrganizations;
let admin: Caller;
let teacherId: string;
let teacher: Caller;
let school: string;

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
});

const codeOf = (answer: { json(): unknown }) => (answer.json() as { code?: string }).code;

async function make(caller: Caller, body: object): Promise<SchoolClass> {
  return ClassSchema.parse((await caller.post(CLASSES, body)).json());
}

async function namesFor(caller: Caller, query = ''): Promise<{ names: string[]; total: number }> {
  const { classes, total } = ClassesSchema.parse((await caller.get(`${CLASSES}?${query}`)).json());
  return { names: classes.map(({ name }) => name), total };
}

const toldOf = async (id: string) =>
  (await organizations.told('organization/class-changed')).filter(({ class_id }) => class_id === id);

test('a class has the rules that were set, the rest is as usual, and the others are told', async () => {
  const made = await make(admin, { name: ' 4a ', unlocked_chapters: ['python:2', '3'], no_skip: true });
  expect(made).toMatchObject({
    name: '4a', teacher_ids: [], unlocked_chapters: ['python:2', '3'], no_skip: true, quiz: true,
    assistant_enabled: true, assistant_attempt_limit: null, version: 1,
  }); // prettier-ignore
  expect(await toldOf(made.id)).toEqual([
    expect.objectContaining({
      organization_id: school,
      name: '4a',
      no_skip: true,
      version: 1,
      removed: false,
    }),
  ]);
});

test('a teacher sees and changes only the classes they teach; one whom the school removed none', async () => {
  const own = await make(teacher, { name: 'Mine' });
  const other = await make(admin, { name: 'Yours' });
  expect(own.teacher_ids).toEqual([teacherId]);
  expect(await namesFor(teacher)).toEqual({ names: ['Mine'], total: 1 });
  expect(await namesFor(admin)).toEqual({ names: ['Mine', 'Yours'], total: 2 });
  expect(codeOf(await teacher.get(`${CLASSES}/${other.id}`))).toBe('auth/forbidden');
  expect(codeOf(await teacher.put(`${CLASSES}/${other.id}`, { version: 1 }))).toBe('auth/forbidden');
  expect(codeOf(await teacher.delete(`${CLASSES}/${other.id}`))).toBe('auth/forbidden');
  await organizations.pool.query('delete from organization.members where user_id = $1', [teacherId]);
  expect(codeOf(await teacher.get(`${CLASSES}/${own.id}`))).toBe('auth/forbidden');
});

test('an administrator finds the classes whose students nobody teaches', async () => {
  const taught = await make(teacher, { name: 'Taught' });
  await make(admin, { name: 'Empty' });
  const left = await make(admin, { name: 'Left' });
  for (const { id: class_id } of [taught, left])
    await organizations.tell('account/pupil-described', {
      student_id: randomUUID(),
      version: 1,
      organization_id: school,
      class_id,
      username: class_id.slice(0, 8),
      full_name: null,
      character: 'Rabbit',
      assistant_enabled: true,
      removed: false,
    });
  expect(await namesFor(admin, 'untaught=true')).toEqual({ names: ['Left'], total: 1 });
  expect(await namesFor(teacher, 'untaught=true')).toEqual({ names: [], total: 0 });
  await admin.put(TEACHERS, { class_id: left.id, teacher_ids: [teacherId] });
  expect(await namesFor(admin, 'untaught=true')).toEqual({ names: [], total: 0 });
});

test('of two who change a class at once the second is told, and nothing is lost', async () => {
  const { id } = await make(admin, { name: '4a' });
  const asked = await Promise.all([
    admin.put(`${CLASSES}/${id}`, { version: 1, no_skip: true }),
    admin.put(`${CLASSES}/${id}`, { version: 1, quiz: false }),
  ]);
  expect(asked.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  expect(asked.map(codeOf)).toContain('organization/changed-meanwhile');
  expect((await toldOf(id)).map(({ version }) => version)).toEqual([1, 2]);
});

test('a change that changes nothing is told to nobody', async () => {
  const made = await make(admin, { name: '4a' });
  const same = await admin.put(`${CLASSES}/${made.id}`, { version: 1, name: '4a' });
  expect(ClassSchema.parse(same.json())).toEqual(made);
  expect(await toldOf(made.id)).toHaveLength(1);
});

test('a removed class is gone, and newer than its last change', async () => {
  const { id } = await make(admin, { name: '4a' });
  expect((await admin.delete(`${CLASSES}/${id}`)).json()).toEqual({ done: true });
  expect((await toldOf(id)).map(({ version, removed }) => [version, removed])).toEqual([
    [1, false],
    [2, true],
  ]);
  expect(codeOf(await admin.delete(`${CLASSES}/${id}`))).toBe('auth/forbidden');
});

test('lists are searched without case and accents, sorted and paged', async () => {
  for (const name of ['Ébène', 'delta 100%', 'Zoé', 'alpha', 'Ψ class', '50 percent'])
    await make(admin, { name });
  expect((await namesFor(admin)).names).toEqual([
    '50 percent',
    'alpha',
    'delta 100%',
    'Ébène',
    'Zoé',
    'Ψ class',
  ]);
  expect((await namesFor(admin, `search=${encodeURIComponent('ZOE')}`)).names).toEqual(['Zoé']);
  expect((await namesFor(admin, `search=${encodeURIComponent('0%')}`)).names).toEqual(['delta 100%']);
  expect(await namesFor(admin, 'per_page=2&page=2')).toEqual({ names: ['delta 100%', 'Ébène'], total: 6 });
});

test('the classes that somebody teaches come first if asked, and are counted', async () => {
  for (const name of ['Alpha', 'Zebra']) await make(admin, { name });
  await make(teacher, { name: 'Mine' });
  expect((await namesFor(admin, `taught_first=${teacherId}`)).names).toEqual(['Mine', 'Alpha', 'Zebra']);
  const { teachers } = MembersSchema.parse((await admin.get('/api/organization/teachers')).json());
  expect(teachers.find(({ user_id: id }) => id === teacherId)?.class_count).toBe(1);
});

test('an administrator says who teaches, of members only', async () => {
  const { id } = await make(admin, { name: '4a' });
  const set = (teacher_ids: string[]) => admin.put(TEACHERS, { class_id: id, teacher_ids });
  expect(codeOf(await set([randomUUID()]))).toBe('organization/not-a-member');
  expect((await set([teacherId, teacherId])).json()).toEqual({ class_id: id, teacher_ids: [teacherId] });
  expect((await teacher.get(`${TEACHERS}/${id}`)).json()).toEqual({ class_id: id, teacher_ids: [teacherId] });
  const one = await teacher.get(`${TEACHERS}/${id}/${teacherId}`);
  expect(one.json()).toEqual({ class_id: id, user_id: teacherId, teaches: true });
  expect((await toldOf(id)).at(-1)?.teacher_ids).toEqual([teacherId]);
  expect(codeOf(await teacher.put(TEACHERS, { class_id: id, teacher_ids: [] }))).toBe('auth/forbidden');
});
