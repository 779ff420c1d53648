import { type Organization, OrganizationSchema } from '@burrow/contracts';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { MEADOW, startOrganizations, type TestOrganizations } from './organization.harness.ts';

const CURRENT = '/api/organization/current';
let organizations: TestOrganizations;

beforeAll(async () => {
  organizations = await startOrganizations();
});
afterAll(() => organizations.close());

const codeOf = (answer: { readonly statusCode: number; json(): unknown }) => [
  answer.statusCode,
  (answer.json() as { code?: string }).code,
];

async function register(slug: string, user: string = randomUUID()): Promise<Organization> {
  const answer = await organizations.asAdmin(user).put(CURRENT, { ...MEADOW, slug });
  return OrganizationSchema.parse(answer.json());
}

test('an administrator registers a school, which has a trial, and everybody is told', async () => {
  const user = randomUUID();
  const school = await register('meadow', user);
  expect(school.seats).toEqual({ taken: 0, limit: 30 });
  const { version, max_students, trial_ends_at } = school.details ?? {};
  expect([version, max_students]).toEqual([1, 30]);
  const days = (Date.parse(trial_ends_at ?? '') - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(30);
  expect(await organizations.told('organization/organization-changed')).toEqual([
    {
      organization_id: school.id,
      version: 1,
      name: 'Meadow School',
      native_name: null,
      slug: 'meadow',
      type: 'school',
      email_domain: null,
      max_students: 30,
      trial_ends_at,
      second_factor_demanded: false,
      removed: false,
    },
  ]);
  const member = { kind: 'user', id: user };
  expect(await organizations.told('organization/membership-changed')).toEqual([
    {
      member,
      version: 1,
      why: 'joined',
      organization_id: school.id,
      role: 'admin',
      class_id: null,
      others: [],
    },
  ]);
  const read = await organizations.asAdmin(user).get(CURRENT);
  expect(OrganizationSchema.parse(read.json())).toEqual(school);
});

test('details are for administrators; a student reads the name, and whoever has no school is told so', async () => {
  const school = await register('pond');
  const teacher = await organizations.addTeacher(school.id);
  const read = async (caller: { get(url: string): Promise<{ json(): unknown }> }) =>
    OrganizationSchema.parse((await caller.get(CURRENT)).json());
  expect(await read(organizations.asTeacher(teacher))).toEqual({ ...school, details: null });
  const student = organizations.as({ role: 'student', student: randomUUID(), organization: school.id });
  expect(await read(student)).toEqual({ ...school, seats: null, details: null });
  const parent = organizations.as({ role: 'parent', user: randomUUID() });
  expect(codeOf(await parent.get(CURRENT))).toEqual([404, 'organization/unknown']);
});

test('a slug belongs to one school, also of two that ask in the same moment', async () => {
  const asked = await Promise.all(
    [1, 2, 3, 4].map(() => organizations.asAdmin().put(CURRENT, { ...MEADOW, slug: 'brook' })),
  );
  const codes = asked.map(codeOf).map(([status, code]) => code ?? status);
  expect(codes.toSorted()).toEqual([200, ...Array(3).fill('organization/slug-taken')]);
  const check = await organizations.as().get('/api/organization/check-slug-exists?slug=brook');
  expect(check.json()).toEqual({ exists: true });
  const free = await organizations.as().get('/api/organization/check-slug-exists?slug=nobody-has-it');
  expect(free.json()).toEqual({ exists: false });
});

test('somebody who registers in two tabs has one school', async () => {
  const admin = organizations.asAdmin();
  const asked = await Promise.all(['tab-a', 'tab-b'].map(slug => admin.put(CURRENT, { ...MEADOW, slug })));
  expect(asked.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
});

test('of two who change a school at once the second is told, and nothing is lost', async () => {
  const user = randomUUID();
  const admin = organizations.asAdmin(user);
  const school = await register('hill', user);
  const change = (name: string) => admin.put(CURRENT, { ...MEADOW, slug: 'hill', name, version: 1 });
  const asked = await Promise.all([change('Hill School'), change('Hills School')]);
  expect(
    asked
      .map(codeOf)
      .map(([status, code]) => code ?? status)
      .toSorted(),
  ).toEqual([200, 'organization/changed-meanwhile']);
  const told = await organizations.told('organization/organization-changed');
  expect(told.filter(one => one.organization_id === school.id).map(one => one.version)).toEqual([1, 2]);
});

test.each([
  ['a name in other letters', { name: 'Школа' }],
  ['a slug with capitals', { slug: 'Meadow' }],
  ['no type', { type: undefined }],
  ['an unknown type', { type: 'circus' }],
  ['a domain without a dot', { email_domain: 'school' }],
])('%s is refused, and nothing is made', async (_, wrong) => {
  const admin = organizations.asAdmin();
  const answer = await admin.put(CURRENT, { ...MEADOW, slug: 'wrong', ...wrong });
  expect(codeOf(answer)).toEqual([422, 'request/invalid']);
  expect((await admin.get(CURRENT)).statusCode).toBe(404);
});

test('a teacher cannot change the school, nor register one', async () => {
  const school = await register('moor');
  const teacher = organizations.asAdmin(await organizations.addTeacher(school.id));
  expect(codeOf(await teacher.put(CURRENT, { ...MEADOW, slug: 'moor', version: 1 }))).toEqual([
    403,
    'auth/forbidden',
  ]);
});

test('a school has a name in its own script, which stays unless a change names it', async () => {
  const user = randomUUID();
  const admin = organizations.asAdmin(user);
  const own = { ...MEADOW, slug: 'meadow-own', native_name: ' مدرسة المرج ' };
  const made = OrganizationSchema.parse((await admin.put(CURRENT, own)).json());
  expect(made.native_name).toBe('مدرسة المرج');
  const change = async (version: number, more: object) =>
    OrganizationSchema.parse(
      (await admin.put(CURRENT, { ...MEADOW, slug: 'meadow-own', version, ...more })).json(),
    ).native_name;
  expect(await change(1, { type: 'club' })).toBe('مدرسة المرج');
  expect(await change(2, { native_name: null })).toBeNull();
  expect(codeOf(await admin.put(CURRENT, { ...own, version: 3, native_name: 'a\u202eb' }))).toEqual([
    422,
    'request/invalid',
  ]);
});
