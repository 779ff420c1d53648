import {
  type AppliedRoster,
  type ComparedRoster,
  ComparedRosterSchema,
  type ImportRow,
  type ImportState,
  ImportStateSchema,
  SchoolStudentsSchema,
  type SchoolAudit,
} from '@burrow/contracts';
import type { Caller } from '@burrow/service-kit/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { type School, type Schools, startSchools } from './schools.harness.ts';

const ROSTERS = '/api/organization/rosters';
const IMPORTS = '/api/organization/imports';

let schools: Schools;
let school: School;

beforeAll(async () => {
  schools = await startSchools(async account => account.listen('127.0.0.1', 0));
});
afterAll(() => schools.close());
beforeEach(async () => {
  school = await schools.register();
});

const of = { source: 'oneroster', class_id: null };

const row = (id: string, first_name: string, last_name: string, class_name = '7b'): ImportRow => ({
  external_id: id,
  first_name,
  last_name,
  class_external_id: `c-${class_name}`,
  class_name,
});

async function compare(rows: readonly ImportRow[], by: Caller = school.admin): Promise<ComparedRoster> {
  return ComparedRosterSchema.parse((await by.post(ROSTERS, { ...of, rows, is_whole: true })).json());
}

const apply = async (accepted: object, by: Caller = school.admin): Promise<AppliedRoster> =>
  (await by.post(`${ROSTERS}/changes`, { ...of, classes: [], students: [], gone: [], ...accepted })).json();

/** Makes students as the page does; returns the answer of the start, once the import has ended. */
async function make(rows: readonly ImportRow[], more: object = {}) {
  const body = { ...of, ...more, rows: rows.map(each => ({ ...each, password: 'a quiet paddock' })) };
  const id = randomUUID();
  const started = await school.admin.put(`${IMPORTS}/${id}`, body);
  if (started.statusCode !== 200) return started.json<{ code: string }>();
  let state: ImportState;
  do {
    await delay(5);
    state = ImportStateSchema.parse((await school.admin.get(`${IMPORTS}/${id}`)).json());
  } while (state.state !== 'done' && state.state !== 'failed');
  return state;
}

const listed = async (by: Caller = school.admin) =>
  SchoolStudentsSchema.parse((await by.get('/api/organization/students?sort=last_name')).json()).students.map(
    each => `${each.full_name} ${each.class_name}`,
  );
const states = ({ rows, gone }: ComparedRoster) => [
  ...rows.map(({ state }) => state),
  ...gone.map(({ full_name: name }) => `gone ${name}`),
];

const AUTUMN = [row('1', 'Maya', 'Lind'), row('2', 'Aiko', 'Tanaka'), row('3', 'Noa', 'Kim')];

/** The first file of a school: its classes and students are made. */
async function autumn(): Promise<void> {
  const { new_classes: classes, state } = await compare(AUTUMN);
  await apply({ classes });
  await make(AUTUMN, { state });
}

test('a file, and another a term later: one new, one changed, one moved, one gone; nobody is doubled', async () => {
  await autumn();
  expect(await listed()).toEqual(['Noa Kim 7b', 'Maya Lind 7b', 'Aiko Tanaka 7b']);
  expect(states(await compare(AUTUMN))).toEqual(['same', 'same', 'same']);
  const spring = [row('1', 'Maya', 'Lind-Berg'), row('2', 'Aiko', 'Tanaka', '8a'), row('4', 'Ole', 'Berg')];
  const compared = await compare(spring);
  expect(states(compared)).toEqual(['changed', 'moved', 'new', 'gone Noa Kim']);
  expect(compared.new_classes).toEqual([{ name: '8a', external_id: 'c-8a' }]);
  const students = spring.flatMap((each, at) => {
    const id = compared.rows[at]?.student?.student_id;
    return id ? [{ ...each, student_id: id }] : [];
  });
  const gone = compared.gone.map(({ student_id: id }) => id);
  const accepted = { classes: compared.new_classes, students, gone };
  expect(await apply(accepted)).toEqual({ changed: 1, moved: 1, returned: 0, gone: 1 });
  expect(await apply(accepted)).toEqual({ changed: 0, moved: 0, returned: 0, gone: 0 });
  await make([spring[2]!], { state: compared.state });
  expect(await listed()).toEqual(['Ole Berg 7b', 'Maya Lind-Berg 7b', 'Aiko Tanaka 8a']);
  expect(states(await compare(spring))).toEqual(['same', 'same', 'same']);
  const { entries } = (await school.admin.get('/api/organization/audit')).json<SchoolAudit>();
  expect(entries.slice(0, 5).map(({ action }) => action)).toEqual([
    'students-added', 'students-moved', 'student-changed', 'student-removed', 'class-added',
  ]); // prettier-ignore
});

test('who comes back within 30 days is the same student', async () => {
  await autumn();
  const [, , noa] = (await compare(AUTUMN)).rows;
  await apply({ gone: [noa?.student?.student_id] });
  const compared = await compare(AUTUMN);
  expect(states(compared)).toEqual(['same', 'same', 'former']);
  const student_id = compared.rows[2]?.student?.student_id;
  const back = { students: [{ ...AUTUMN[2], student_id }] };
  expect(await apply(back)).toMatchObject({ returned: 1 });
  expect(student_id).toBe(noa?.student?.student_id);
  expect(await listed()).toContain('Noa Kim 7b');
});

test('a list that is imported twice at once, or once more from a page that was left open, doubles nobody', async () => {
  const { new_classes: classes, state } = await compare(AUTUMN);
  await Promise.all([apply({ classes }), apply({ classes })]);
  const ended = await Promise.all([make(AUTUMN, { state }), make(AUTUMN, { state })]);
  expect(ended.map(each => ('code' in each ? each.code : each.state)).toSorted()).toEqual([
    'done',
    'organization/import-running',
  ]);
  expect(await make(AUTUMN)).toMatchObject({ code: 'organization/changed-meanwhile' });
  const withoutIds = AUTUMN.map(({ external_id: _id, ...each }) => each);
  expect(await make(withoutIds, { state })).toMatchObject({ code: 'organization/changed-meanwhile' });
  expect(await listed()).toHaveLength(3);
  const { rows: made } = await schools.pool.query(
    'select 1 from organization.classes where organization_id = $1 and name_key = $2',
    [school.id, '7b'],
  );
  expect(made).toHaveLength(1);
});

test('a teacher is told of nobody outside of their classes, changes nobody there, and doubles nobody', async () => {
  await autumn();
  const user = randomUUID();
  await schools.pool.query(
    "insert into organization.members (user_id, organization_id, role) values ($1, $2, 'teacher')",
    [user, school.id],
  );
  const teacher = schools.as({ role: 'teacher', user, session: randomUUID() });
  const compared = await compare(AUTUMN, teacher);
  expect(compared.rows.map(({ state, student }) => [state, student])).toEqual(
    AUTUMN.map(() => ['elsewhere', null]),
  );
  expect(compared.gone).toEqual([]);
  const withoutIds = AUTUMN.map(({ external_id: _id, ...each }) => each);
  expect((await compare(withoutIds, teacher)).rows.map(({ student }) => student)).toEqual([null, null, null]);
  const [maya, , noa] = (await compare(AUTUMN)).rows.map(({ student }) => student?.student_id);
  const stolen = { ...row('1', 'Not', 'Maya'), student_id: maya };
  expect(await apply({ students: [stolen] }, teacher)).toMatchObject({ code: 'auth/forbidden' });
  expect(await apply({ gone: [noa] }, teacher)).toMatchObject({ gone: 0 });
  expect(await listed()).toHaveLength(3);
});

test('addresses by which a system knows students are kept as hashes', async () => {
  await make([{ full_name: 'Maya Lind', external_id: 'maya@school.example' }]);
  const { rows } = await schools.pool.query(
    'select external_id from organization.external_ids where organization_id = $1',
    [school.id],
  );
  expect(rows).toEqual([{ external_id: expect.stringMatching(/^sha256:/) }]);
  expect(
    JSON.stringify((await schools.pool.query('select external_ids from organization.imports')).rows),
  ).not.toContain('@');
});
