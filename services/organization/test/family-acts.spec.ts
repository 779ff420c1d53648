import type { StudentAct } from '@burrow/contracts';
import type { Caller } from '@burrow/service-kit/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { freshSlug, MEADOW, startOrganizations, type TestOrganizations } from './organization.harness.ts';

let organizations: TestOrganizations;
let adminId: string;
let admin: Caller;
let school: string;

beforeAll(async () => {
  organizations = await startOrganizations();
});
afterAll(() => organizations.close());
beforeEach(async () => {
  adminId = randomUUID();
  admin = organizations.asAdmin(adminId);
  const registered = await admin.put('/api/organization/current', { ...MEADOW, slug: freshSlug() });
  school = registered.json<{ id: string }>().id;
});

const makeClass = async (name: string): Promise<string> =>
  (await admin.post('/api/organization/classes', { name })).json<{ id: string }>().id;

const describeStudent = (student_id: string, class_id: string, more: object) =>
  organizations.tell('account/pupil-described', {
    student_id,
    version: 1,
    organization_id: school,
    class_id,
    username: `kid-${student_id.slice(0, 8)}`,
    full_name: null,
    character: 'Rabbit',
    assistant_enabled: true,
    removed: false,
    ...more,
  });

async function addStudent(class_id: string): Promise<string> {
  const id = randomUUID();
  await describeStudent(id, class_id, {});
  return id;
}

const handOver = (id: string, class_id: string) =>
  describeStudent(id, class_id, { version: 2, removed: true, handed_over: true });

/** As account tells: by the administrator, unless it says somebody else. */
const tellOf = (act: Partial<StudentAct>) =>
  organizations.tell('account/pupil-acted-on', {
    organization_id: school,
    action: 'cards-made',
    by: { user_id: adminId, impersonator_id: null, is_staff: false },
    student_id: null,
    count: null,
    at: new Date().toISOString(),
    ...act,
  });

const toldOf = async (student: string) =>
  (await organizations.told('organization/pupil-acts-told')).filter(
    ({ student_id }) => student_id === student,
  );

test('what adults did to a student goes with whoever is handed over to a parent, and nothing of anybody else', async () => {
  const own = await makeClass('4a');
  const tom = await organizations.addTeacher(school);
  const [zoe, ben] = [await addStudent(own), await addStudent(own)];
  const other = await makeClass('4b');
  const support = randomUUID();
  const move = (student_ids: string[]) =>
    admin.post('/api/organization/transfer-students', { student_ids, class_id: other });
  await move([zoe, ben]);
  await move([ben]);
  const by = { user_id: tom, impersonator_id: null, is_staff: false };
  const staff = { user_id: support, impersonator_id: null, is_staff: true };
  const acts: readonly Partial<StudentAct>[] = [
    { student_ids: [zoe, ben], count: 2, by },
    { student_ids: [ben, randomUUID()], count: 2, by },
    { action: 'student-joined', by: null, student_id: zoe },
    { action: 'impersonation-began', by: staff, student_id: zoe },
    { action: 'password-renewed', by: { ...by, impersonator_id: adminId }, student_id: zoe },
    { action: 'student-chosen', by: { ...by, user_id: randomUUID() }, student_id: zoe },
  ];
  for (const act of acts) await tellOf(act);
  await handOver(zoe, own);

  const [told, ...more] = await toldOf(zoe);
  expect(more).toEqual([]);
  expect(told).toMatchObject({ organization_id: school, organization_name: 'Meadow School' });
  expect(told?.acts.map(act => [act.action, act.by, act.user_id])).toEqual([
    ['students-moved', 'admin', adminId],
    ['cards-made', 'teacher', tom],
    ['impersonation-began', 'support', null],
    ['password-renewed', 'admin', adminId],
    ['student-chosen', 'former-member', expect.any(String)],
  ]);
  const named = await organizations.pool.query(
    `select 1 from organization.audit where subject_id = $1
     union all select 1 from organization.audit_students where student_id = $1`,
    [zoe],
  );
  expect(named.rowCount).toBe(0);
  expect(await toldOf(ben)).toEqual([]);
});

test('an act that the school hears of after the student was handed over follows; one of the student does not', async () => {
  const own = await makeClass('4a');
  const [zoe, ben] = [await addStudent(own), await addStudent(own)];
  await handOver(zoe, own);
  expect(await toldOf(zoe)).toEqual([]);
  await tellOf({ student_ids: [zoe, ben], count: 2 });
  await tellOf({ action: 'student-joined', by: null, student_id: zoe });
  const told = await toldOf(zoe);
  expect(told.map(({ acts }) => acts.map(({ action }) => action))).toEqual([['cards-made']]);
  expect(await toldOf(ben)).toEqual([]);
});

test('whoever is erased leaves nothing behind, in acts on several students neither', async () => {
  const own = await makeClass('4a');
  const [zoe, ben] = [await addStudent(own), await addStudent(own)];
  await tellOf({ student_ids: [zoe, ben], count: 2 });
  const named = async () =>
    (
      await organizations.pool.query(
        'select student_id from organization.audit_students where student_id = any ($1)',
        [[zoe, ben]],
      )
    ).rows.map(({ student_id }) => student_id);
  expect((await named()).toSorted()).toEqual([zoe, ben].toSorted());
  await admin.delete(`/api/organization/students/${zoe}`);
  expect((await admin.delete(`/api/organization/former-students/${zoe}`)).statusCode).toBe(200);
  expect(await named()).toEqual([ben]);
  expect(await toldOf(zoe)).toEqual([]);
});
