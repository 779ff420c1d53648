import { ClassSchema, OrganizationSchema, type SchoolAudit, SchoolExportSchema } from '@burrow/contracts';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { CLASSES, STUDENTS } from '../src/features/school/school-export/gathered.queries.ts';
import { freshSlug, MEADOW, startOrganizations, type TestOrganizations } from './organization.harness.ts';

const EXPORT = '/api/organization/export';

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

test('who asks twice gets one export, and it waits for the services that it needs', async () => {
  const { admin } = await register();
  expect((await admin.get(EXPORT)).json()).toEqual({ export: null });
  const [one, other] = await Promise.all([admin.post(EXPORT), admin.post(EXPORT)]);
  expect(SchoolExportSchema.parse(one.json())).toMatchObject({ state: 'making', bytes: null });
  expect(other.json()).toMatchObject({ asked_at: one.json<{ asked_at: string }>().asked_at });
  expect((await admin.get(`${EXPORT}/file`)).json()).toMatchObject({ code: 'organization/no-export' });
  const { entries } = (await admin.get('/api/organization/audit')).json<SchoolAudit>();
  expect(entries.filter(({ action }) => action === 'export-asked')).toHaveLength(1);
});

test('the file goes after a week, and at once when somebody in it is erased', async () => {
  const { admin, id } = await register();
  const stored = async (age: string) => {
    const exportId = randomUUID();
    await organizations.pool.query(
      `insert into organization.exports (id, organization_id, students, done, bytes, asked_at, made_at)
       values ($1, $2, 0, 0, 4, now() - $3::interval, now() - $3::interval)
       on conflict (organization_id) do update set made_at = excluded.made_at`,
      [exportId, id, age],
    );
  };
  const isThere = async () => (await admin.get(EXPORT)).json<{ export: unknown }>().export !== null;
  await stored('6 days');
  expect(await isThere()).toBe(true);
  await stored('8 days');
  expect(await isThere()).toBe(false);
  await stored('1 day');
  const teacher = await organizations.addTeacher(id);
  await organizations.tell('account/user-removed', { user_id: teacher });
  expect(await isThere()).toBe(false);
});

test('classes have their substitutes and what other systems call them, and so have students', async () => {
  const { admin, id } = await register();
  const classId = ClassSchema.parse(
    (await admin.post('/api/organization/classes', { name: '4a' })).json(),
  ).id;
  const teacher = await organizations.addTeacher(id);
  const days = { begins_at: '2026-11-30T00:00:00.000Z', ends_at: '2027-11-02T23:59:59.999Z' };
  await admin.put(`/api/organization/classes/${classId}/substitutes/${teacher}`, days);
  const studentId = randomUUID();
  const { pool } = organizations;
  await pool.query(
    `insert into organization.students (student_id, version, described_version, organization_id, username, character, search_key)
     values ($1, 1, 1, $2, 'zoe', 'Rabbit', 'zoe')`,
    [studentId, id],
  );
  const name = (kind: string, external: string, of: string) =>
    pool.query(
      `insert into organization.external_ids (organization_id, source, kind, external_id, ${kind}_id) values ($1, 'oneroster', $2, $3, $4)`,
      [id, kind, external, of],
    );
  await name('class', 'c-4a', classId);
  await name('student', 's-2', studentId);
  await name('student', 's-1', studentId);
  const db = { query: async (text: string, values?: unknown[]) => (await pool.query(text, values)).rows };
  expect(await CLASSES.rows(db, [id])).toMatchObject([
    {
      substitutes: expect.stringContaining(' 2026-11-30T00:00Z/2027-11-02T23:59Z'),
      external_ids: 'oneroster:c-4a',
    },
  ]);
  expect(await STUDENTS.rows(db, [id, '00000000-0000-0000-0000-000000000000', 5])).toMatchObject([
    { username: 'zoe', external_ids: 'oneroster:s-1 oneroster:s-2' },
  ]);
});
