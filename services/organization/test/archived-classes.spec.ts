import { ArchivedClassesSchema, ClassesSchema, ClassSchema, OrganizationSchema } from '@burrow/contracts';
import { type Caller } from '@burrow/service-kit/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { freshSlug, MEADOW, startOrganizations, type TestOrganizations } from './organization.harness.ts';

const ARCHIVED = '/api/organization/archived-classes';

let organizations: TestOrganizations;

beforeAll(async () => {
  organizations = await startOrganizations();
});
afterAll(() => organizations.close());

async function register() {
  const admin = organizations.asAdmin();
  const answer = await admin.put('/api/organization/current', { ...MEADOW, slug: freshSlug() });
  return { admin, id: OrganizationSchema.parse(answer.json()).id };
}
const namesOf = async (caller: Caller) =>
  ArchivedClassesSchema.parse((await caller.get(ARCHIVED)).json()).classes.map(({ name }) => name);

test('archived classes are listed for those who may see them, and an administrator restores one', async () => {
  const { admin, id } = await register();
  const user = await organizations.addTeacher(id);
  const teacher = organizations.asTeacher(user);
  const make = async (by: Caller, name: string) =>
    ClassSchema.parse((await by.post('/api/organization/classes', { name })).json()).id;
  const [own, other] = [await make(teacher, '3a'), await make(admin, '3b')];
  const ends = [own, other].map(class_id => ({ class_id, next: 'leaves' }));
  await admin.post('/api/organization/school-year', { request_id: randomUUID(), classes: ends });
  expect([await namesOf(admin), await namesOf(teacher)]).toEqual([['3a', '3b'], ['3a']]);
  const restore = (by: Caller) => by.post(`${ARCHIVED}/${own}/restore`);
  expect((await restore(teacher)).statusCode).toBe(403);
  expect((await restore((await register()).admin)).statusCode).toBe(403);
  expect((await restore(admin)).json()).toMatchObject({ id: own, name: '3a' });
  expect((await restore(admin)).statusCode).toBe(200);
  expect([await namesOf(admin), await namesOf(teacher)]).toEqual([['3b'], []]);
  const listed = ClassesSchema.parse((await teacher.get('/api/organization/classes')).json()).classes;
  expect(listed.map(({ name }) => name)).toEqual(['3a']);
});
