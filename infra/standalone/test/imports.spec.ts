import {
  type CheckedImport,
  CheckedImportSchema,
  type ImportRow,
  type ImportState,
  ImportStateSchema,
  OrganizationSchema,
  SchoolStudentsSchema,
  type SchoolAudit,
} from '@burrow/contracts';
import type { Caller } from '@burrow/service-kit/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { type School, type Schools, startSchools } from './schools.harness.ts';

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

async function check(rows: readonly ImportRow[]): Promise<CheckedImport> {
  const answer = await school.admin.post(IMPORTS, { class_id: school.classId, rows });
  return CheckedImportSchema.parse(answer.json());
}

/** The rows as the page starts them: with the passwords that were made up. */
async function startable(rows: readonly ImportRow[]) {
  const { rows: checked } = await check(rows);
  return rows.map((row, at) => ({ ...row, password: row.password ?? checked[at]?.made_password ?? '' }));
}

const start = (id: string, rows: readonly object[]) =>
  school.admin.put(`${IMPORTS}/${id}`, { class_id: school.classId, rows });

async function stateOf(id: string): Promise<ImportState> {
  return ImportStateSchema.parse((await school.admin.get(`${IMPORTS}/${id}`)).json());
}

const countOf = async () =>
  SchoolStudentsSchema.parse((await school.admin.get('/api/organization/students')).json()).total;

/** Waits until an import has ended; returns how many students were listed on the way. */
async function ended(id: string): Promise<{ state: ImportState; seen: readonly number[] }> {
  for (const seen = new Set<number>(); ; await delay(5)) {
    seen.add(await countOf());
    const state = await stateOf(id);
    if (!['preparing', 'writing'].includes(state.state)) return { state, seen: [...seen] };
  }
}

const many = (count: number): ImportRow[] =>
  Array.from({ length: count }, (_, at) => ({ full_name: `Student ${at}` }));

test('everything is checked row by row, and nothing is written', async () => {
  await school.admin.post('/api/organization/students', {
    request_id: randomUUID(),
    class_id: school.classId,
    username: 'mia-1',
    full_name: 'Ελένη Παππά',
  });
  // Whoever left takes no seat.
  await schools.pool.query(
    `insert into account.students (organization_id, username, username_key, password_hash, character, left_at)
     values ($1, 'gone', 'gone', '', 'Rabbit', now())`,
    [school.id],
  );
  const rows: ImportRow[] = [
    { full_name: 'Zoë Müller', class_name: ' 4A ' },
    { full_name: '李小龙', username: 'dragon', password: 'a quiet paddock' },
    { full_name: 'Ελένη Παππά', username: 'MIA-1' },
    { full_name: 'Zoë Müller', username: 'arse' },
    { username: 'twin' },
    { username: 'Twin', password: 'short' },
    { full_name: 'Two\nlines', username: '!' },
    { class_name: '4a' },
    { full_name: 'فاطمة', class_name: 'nowhere', password: 'password' },
  ];
  const { rows: checked, seats_left } = await check(rows);
  expect(seats_left).toBe(29);
  expect(checked.map(({ faults }) => faults.map(({ cell, reason }) => `${cell} ${reason}`))).toEqual([
    [],
    [],
    ['username taken'],
    ['username unfit'],
    ['username twice'],
    ['username twice', 'password length'],
    ['full_name invalid', 'username invalid'],
    ['full_name missing'],
    ['password common', 'class_name unknown'],
  ]);
  expect(checked.map(({ hints }) => hints)).toMatchObject([
    ['same-name-here'], [], ['same-name-in-school'], ['same-name-here'], [], [], [], [], [],
  ]); // prettier-ignore
  expect(checked.map(({ made_password }) => made_password !== null)).toEqual([
    true, false, true, true, true, false, true, true, false,
  ]); // prettier-ignore
  expect(await countOf()).toBe(1);
  const refused = await start(randomUUID(), await startable(rows));
  expect(refused.json()).toMatchObject({ code: 'organization/import-faults', params: { count: 7 } });
  expect(await countOf()).toBe(1);
});

test('a teacher makes nobody without a class, an administrator does', async () => {
  const user = randomUUID();
  await schools.pool.query(
    `insert into organization.members (user_id, organization_id, role) values ($1, $2, 'teacher')`,
    [user, school.id],
  );
  const teacher = schools.as({ role: 'teacher', user, session: randomUUID() });
  const body = { class_id: null, rows: [{ full_name: 'Ada Moss', password: 'a quiet paddock' }] };
  const faults = async (caller: typeof teacher) =>
    CheckedImportSchema.parse((await caller.post(IMPORTS, body)).json()).rows[0]?.faults;
  expect(await faults(teacher)).toEqual([{ cell: 'class_name', reason: 'missing' }]);
  const refused = await teacher.put(`${IMPORTS}/${randomUUID()}`, body);
  expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([
    422,
    'organization/import-faults',
  ]);
  expect([await faults(school.admin), await countOf()]).toEqual([[], 0]);
});

test('all are listed in one moment, log in with the passwords that were told, and are made once', async () => {
  const id = randomUUID();
  const rows = await startable([
    ...many(27),
    { full_name: 'Twin' },
    { full_name: 'Twin', username: 'second-twin' },
  ]);
  expect((await start(id, rows)).json()).toMatchObject({ state: 'preparing', total: 29 });
  const { state, seen } = await ended(id);
  expect(state).toMatchObject({ state: 'done', prepared: 29, failure: null });
  expect(seen.filter(count => ![0, 29].includes(count))).toEqual([]);
  expect(state.students.map(({ row }) => row)).toEqual(rows.map((_, at) => at));
  expect(state.students[28]).toMatchObject({ username: 'second-twin' });
  for (const at of [3, 28]) {
    const credentials = { login: state.students[at]?.username ?? '', password: rows[at]?.password ?? '' };
    expect(await schools.logIn({ ...credentials, organization_slug: school.slug })).toBe(200);
  }
  const { entries } = (await school.admin.get('/api/organization/audit')).json<SchoolAudit>();
  expect(entries[0]).toMatchObject({ action: 'students-added', by: 'member', count: 29 });
  expect((await start(id, rows)).json()).toEqual(state);
  expect(await countOf()).toBe(29);
  const { rows: kept } = await schools.pool.query('select * from organization.imports where id = $1', [id]);
  for (const { password } of rows) {
    expect(JSON.stringify(kept)).not.toContain(password);
    expect(schools.logLines.join('')).not.toContain(password);
  }
});

test('parts of names are kept from the list to the account, and said in the order of the school’s language', async () => {
  const { details, ...read } = OrganizationSchema.parse(
    (await school.admin.get('/api/organization/current')).json(),
  );
  const { name, slug, type } = read;
  await school.admin.put('/api/organization/current', {
    name,
    slug,
    type,
    language: 'hu',
    version: details?.version,
  });
  const id = randomUUID();
  await start(id, await startable([{ first_name: 'Anna', last_name: 'Nagy' }, { full_name: 'Kis Éva' }]));
  await ended(id);
  const list = async () => {
    const { students } = SchoolStudentsSchema.parse(
      (await school.admin.get('/api/organization/students?sort=last_name')).json(),
    );
    return students.map(each => [each.full_name, each.first_name, each.last_name]);
  };
  expect(await list()).toEqual([
    ['Kis Éva', null, null],
    ['Nagy Anna', 'Anna', 'Nagy'],
  ]);
  const { students } = await stateOf(id);
  const change = (row: number, update: object) =>
    school.admin.put(`/api/organization/students/${students[row]?.student_id}`, update);
  await change(0, { full_name: 'Nagy Anna' });
  await change(1, { first_name: 'Éva', last_name: 'Kis' });
  expect(await list()).toEqual([
    ['Kis Éva', 'Éva', 'Kis'],
    ['Nagy Anna', 'Anna', 'Nagy'],
  ]);
  await change(0, { full_name: 'Nagy-Kovács Anna' });
  expect((await list())[1]).toEqual(['Nagy-Kovács Anna', null, null]);
  const made = { request_id: randomUUID(), class_id: school.classId, full_name: 'OLÁH Zita' };
  await school.admin.post('/api/organization/students', made);
  expect((await list())[2]).toEqual(['OLÁH Zita', 'Zita', 'OLÁH']);
});

test('what a crash left behind made nobody, and the same start makes it go on', async () => {
  const left = randomUUID();
  await schools.pool.query(
    `insert into organization.imports (id, organization_id, user_id, attempt, state, total, prepared, beat_at)
     values ($1, $2, $3, $1, 'preparing', 3, 1, now() - interval '1 minute')`,
    [left, school.id, school.identity.user],
  );
  expect(await stateOf(left)).toMatchObject({ state: 'stopped', students: [] });
  await start(left, await startable(many(3)));
  expect((await ended(left)).state).toMatchObject({ state: 'done', total: 3 });
  expect(await countOf()).toBe(3);
});

test('an import of a process that ends goes on at another at once, and makes everybody once', async () => {
  const another = await schools.startAnother();
  const [id, rows] = [randomUUID(), await startable(many(28))];
  const body = { class_id: school.classId, rows };
  expect((await another.as(school.identity).put(`${IMPORTS}/${id}`, body)).statusCode).toBe(200);
  await another.close();
  expect(await stateOf(id)).toMatchObject({ state: 'stopped', failure: null });
  expect((await start(id, rows)).json()).toMatchObject({ state: 'preparing' });
  const { state, seen } = await ended(id);
  expect([state.state, ...seen.filter(count => count % rows.length > 0)]).toEqual(['done']);
});

test('what account refuses in the end makes nobody, and names the row', async () => {
  const id = randomUUID();
  const rows = await startable([...many(20), { username: 'late-comer' }]);
  const others = await startable(many(1));
  expect((await start(id, rows)).statusCode).toBe(200);
  await schools.pool.query(
    `insert into account.students (organization_id, username, username_key, password_hash, character)
     values ($1, 'late-comer', 'late-comer', '', 'Rabbit')`,
    [school.id],
  );
  const other = await start(randomUUID(), others);
  expect(other.json()).toMatchObject({ code: 'organization/import-running' });
  const { state } = await ended(id);
  expect(state).toMatchObject({
    state: 'failed',
    failure: { code: 'auth/username-taken', row: 20 },
    students: [],
  });
  expect(await countOf()).toBe(0);
});

test('a list of 1,000 is checked, also with long names; one of 1,001 or too large is refused', async () => {
  await schools.pool.query('update account.organizations set max_students = null where id = $1', [school.id]);
  const long = { full_name: '字'.repeat(100), username: undefined, class_name: '4a' };
  const checked = await check(Array.from({ length: 1_000 }, () => long));
  expect(checked.rows.flatMap(({ faults }) => faults)).toEqual([]);
  expect(checked.seats_left).toBeNull();
  const post = (rows: readonly object[]) => school.admin.post(IMPORTS, { class_id: school.classId, rows });
  expect((await post(many(1_001))).json()).toMatchObject({
    code: 'request/invalid',
    detail: [{ path: 'rows' }],
  });
  const large = Array.from({ length: 1_000 }, () => ({ full_name: 'a'.repeat(20_000) }));
  expect((await post(large)).json()).toMatchObject({ code: 'request/too-large' });
});

test('a teacher is told of nobody outside of their classes, neither names nor usernames, by checking, importing, making or renaming', async () => {
  const other = await school.admin.post('/api/organization/classes', { name: '4b' });
  const otherClass = other.json<{ id: string }>().id;
  const zoe = { full_name: 'Zoe Zander', username: 'zoe.zander' };
  const make = (by: Caller, class_id: string, student: object) =>
    by.post('/api/organization/students', { request_id: randomUUID(), class_id, ...student });
  await make(school.admin, otherClass, zoe);
  await make(school.admin, school.classId, { full_name: 'Ben Bell', username: 'ben.bell' });
  const teacherId = randomUUID();
  await schools.pool.query(
    "insert into organization.members (user_id, organization_id, role) values ($1, $2, 'teacher')",
    [teacherId, school.id],
  );
  await school.admin.put('/api/organization/class-teachers', {
    class_id: school.classId,
    teacher_ids: [teacherId],
  });
  const teacher = schools.as({ role: 'teacher', user: teacherId, session: randomUUID() });
  const body = { class_id: school.classId, rows: [zoe, { full_name: 'Ben Bell', username: 'ben.bell' }] };
  const checked = CheckedImportSchema.parse((await teacher.post(IMPORTS, body)).json()).rows;
  expect(checked.map(({ faults, hints }) => [faults, hints])).toEqual([
    [[], []],
    [[{ cell: 'username', reason: 'taken' }], ['same-name-in-school']],
  ]);
  const id = randomUUID();
  const rows = [{ ...zoe, password: checked[0]?.made_password ?? '' }];
  await teacher.put(`${IMPORTS}/${id}`, { class_id: school.classId, rows });
  let state: ImportState;
  do state = ImportStateSchema.parse((await teacher.get(`${IMPORTS}/${id}`)).json());
  while (state.state !== 'done' && state.state !== 'failed');
  expect([state.failure, state.students.map(({ username }) => username)]).toEqual([null, ['zoe.zander2']]);
  const made = (await make(teacher, school.classId, zoe)).json<{ student_id: string; username: string }>();
  expect(made.username).toBe('zoe.zander3');
  const renamed = await teacher.put(`/api/organization/students/${made.student_id}`, {
    username: 'zoe.zander',
  });
  expect(renamed.json()).toMatchObject({ username: 'zoe.zander3' });
  const taken = await teacher.put(`/api/organization/students/${made.student_id}`, { username: 'ben.bell' });
  expect(taken.json()).toMatchObject({ code: 'auth/username-taken' });
});
