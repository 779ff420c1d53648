import { ClassSchema, OrganizationSchema } from '@burrow/contracts';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { freshSlug, MEADOW, startOrganizations, type TestOrganizations } from './organization.harness.ts';

let organizations: TestOrganizations;

beforeAll(async () => {
  organizations = await startOrganizations();
});
afterAll(() => organizations.close());

/** The columns of the service that contain an id, as `table.column`. */
async function placesOf(id: string): Promise<string[]> {
  const { rows } = await organizations.pool.query<{ table_name: string; column_name: string }>(
    `select table_name, column_name from information_schema.columns
     join information_schema.tables using (table_schema, table_name)
     where table_schema = 'organization' and table_type = 'BASE TABLE'`,
  );
  const found: string[] = [];
  for (const { table_name, column_name } of rows) {
    const sql = `select 1 from organization.${table_name} where ${column_name}::text like $1 limit 1`;
    const { rowCount } = await organizations.pool.query(sql, [`%${id}%`]);
    if (rowCount) found.push(`${table_name}.${column_name}`);
  }
  return found;
}

test('an erased account is in no school any more, and the classes that it taught are told of', async () => {
  const admin = organizations.asAdmin();
  const school = OrganizationSchema.parse((await admin.put('/api/organization/current', MEADOW)).json());
  const user = await organizations.addTeacher(school.id);
  const made = await organizations.asTeacher(user).post('/api/organization/classes', { name: '4a' });
  const { id } = ClassSchema.parse(made.json());
  expect((await placesOf(user)).toSorted()).toEqual([
    'audit.user_id',
    'classes.teacher_ids',
    'members.user_id',
  ]);
  await organizations.tell('account/user-removed', { user_id: user });
  // That they are gone, for as long as an older event can still arrive.
  expect(await placesOf(user)).toEqual(['erased.id']);
  const told = await organizations.told('organization/class-changed');
  expect(told.map(({ class_id, version, teacher_ids }) => [class_id, version, teacher_ids])).toEqual([
    [id, 1, [user]],
    [id, 2, []],
  ]);
});

test('an erased account that asked to teach waits nowhere', async () => {
  const admin = organizations.asAdmin();
  const made = await admin.put('/api/organization/current', { ...MEADOW, slug: freshSlug() });
  const user = randomUUID();
  await organizations.pool.query(
    `insert into organization.teacher_requests (user_id, organization_id, email, full_name) values ($1, $2, 'a@b.example', 'A')`,
    [user, OrganizationSchema.parse(made.json()).id],
  );
  await organizations.tell('account/user-removed', { user_id: user });
  expect(await placesOf(user)).toEqual(['erased.id']);
});
