import {
  InvitationsSchema,
  MadeLoginCardsSchema,
  MadeSchoolStudentsSchema,
  SchoolStudentsSchema,
} from '@burrow/contracts';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { PLACES, type School, type Schools, startSchools } from './schools.harness.ts';

const STUDENTS = '/api/organization/students';
const MANY = '/api/organization/bulk-create-students';

/** How students come into a class is told an hour later. */
const LATE_EVENTS = `
  create or replace function jobs.come_late() returns trigger language plpgsql as
    $late$ begin new.start_after := now() + interval '1 hour'; return new; end $late$;
  create trigger late_events before insert on jobs.job for each row
    when (new.data->>'type' = 'organization/class-entry-changed') execute function jobs.come_late()`;

interface Refused {
  readonly code: string;
  readonly detail: { readonly path: string }[] | null;
}
const refusalOf = (answer: { json(): unknown }): readonly [string, string | undefined] => {
  const { code, detail } = answer.json() as Refused;
  return [code, detail?.[0]?.path];
};

describe.each(PLACES)('account %s', (_, placeOf) => {
  let schools: Schools;
  beforeAll(async () => {
    schools = await startSchools(placeOf);
  });
  afterAll(() => schools.close());

  const namesOf = async ({ admin, classId }: School): Promise<string[]> =>
    SchoolStudentsSchema.parse((await admin.get(`${STUDENTS}?class_id=${classId}`)).json()).students.map(
      ({ username }) => username,
    );

  test('students are made once, their passwords told once, and they are in the list at once', async () => {
    const school = await schools.register();
    const body = { request_id: randomUUID(), class_id: school.classId, students: [{ full_name: 'Zoë' }, {}] };
    const first = MadeSchoolStudentsSchema.parse((await school.admin.post(MANY, body)).json()).students;
    expect(first.map(({ password }) => password)).toEqual([expect.any(String), expect.any(String)]);
    expect(await namesOf(school)).toEqual(first.map(({ username }) => username).toSorted());
    const again = MadeSchoolStudentsSchema.parse((await school.admin.post(MANY, body)).json()).students;
    expect(again).toEqual(first.map(one => ({ ...one, password: null })));
    const other = await schools.register();
    const foreign = await other.admin.post(MANY, { ...body, class_id: other.classId });
    expect(MadeSchoolStudentsSchema.parse(foreign.json()).students[0]?.student_id).not.toBe(
      first[0]?.student_id,
    );
  });

  test('a code opens its class from the moment in which it is shown, however late events are', async () => {
    const { admin, classId } = await schools.register();
    await schools.pool.query(LATE_EVENTS);
    const opened = await admin.put(`/api/organization/classes/${classId}/code`, { action: 'open' });
    const { code: token } = opened.json<{ code: string }>();
    const found = await admin.post('/api/organization/class-by-token', { token });
    await schools.pool.query('drop trigger late_events on jobs.job');
    expect(found.json()).toMatchObject({ class_name: '4a', joins: 'now' });
  });

  test('a refusal names the row, and nobody is made', async () => {
    const school = await schools.register();
    const make = (students: object[]) =>
      school.admin.post(MANY, { request_id: randomUUID(), class_id: school.classId, students });
    const twins = [{ username: 'mia-1' }, { username: 'mia-2' }, {}, { username: 'MIA-1' }];
    expect(refusalOf(await make(twins))).toEqual(['auth/username-taken', 'students.3.username']);
    expect(refusalOf(await make([{}, { username: '!' }]))).toEqual([
      'request/invalid',
      'students.1.username',
    ]);
    expect(refusalOf(await make([{}, { password: 'password' }]))).toEqual([
      'auth/password-too-common',
      'students.1.password',
    ]);
    expect(await namesOf(school)).toEqual([]);
    const one = { request_id: randomUUID(), class_id: school.classId, password: 'password' };
    expect(refusalOf(await school.admin.post(STUDENTS, one))).toEqual([
      'auth/password-too-common',
      'password',
    ]);
  });
});

describe('a school', () => {
  let schools: Schools;
  beforeAll(async () => {
    schools = await startSchools(async account => account);
  });
  afterAll(() => schools.close());

  test('of 50 who are made at once as many as there are seats exist', async () => {
    const { admin, classId, id } = await schools.register();
    const make = () => admin.post(STUDENTS, { request_id: randomUUID(), class_id: classId });
    expect((await make()).statusCode).toBe(200);
    await schools.pool.query('update account.organizations set max_students = 200 where id = $1', [id]);
    await schools.pool.query(
      `insert into account.students (organization_id, class_id, username, username_key, password_hash, character)
       select $1, $2, 'full-' || n, 'full-' || n, '', 'Rabbit' from generate_series(1, 198) n`,
      [id, classId],
    );
    const asked = await Promise.all(Array.from({ length: 50 }, make));
    const codes = asked.map(answer => (answer.statusCode === 200 ? 'made' : refusalOf(answer)[0]));
    expect(codes.toSorted()).toEqual([...Array<string>(49).fill('auth/class-full'), 'made']);
    const { rows } = await schools.pool.query('select count(*)::int as count from account.students');
    expect(rows).toEqual([{ count: 200 }]);
  });

  test('a teacher renews a password, which is told once and ends sessions, and changes the rest', async () => {
    const { admin, classId, slug } = await schools.register();
    const make = { request_id: randomUUID(), class_id: classId, username: 'zoe-1' };
    const { student_id } = (await admin.post(STUDENTS, make)).json<{ student_id: string }>();
    const other = await schools.register();
    const url = `${STUDENTS}/${student_id}`;
    expect(refusalOf(await other.admin.put(url, { renew_password: true }))[0]).toBe('auth/forbidden');
    const change = { renew_password: true, full_name: 'Zoë', assistant_enabled: false, class_id: null };
    const changed = (await admin.put(url, change)).json<{ password: string }>();
    expect(changed).toMatchObject({
      full_name: 'Zoë',
      assistant_enabled: false,
      class_id: null,
      password: expect.any(String),
    });
    expect((await admin.get(url)).json()).toMatchObject({ full_name: 'Zoë', assistant_enabled: false });
    expect((await admin.put(url, { full_name: 'Zoe' })).json()).toMatchObject({ password: null });
    const credentials = { login: 'zoe-1', password: changed.password, organization_slug: slug };
    expect(await schools.logIn(credentials)).toBe(200);
    expect(await schools.logIn({ ...credentials, password: 'the first one' })).toBe(401);
    expect(schools.logLines.join('')).not.toContain(changed.password);
  });

  test('cards log in, are told once, and end with the next; passwords are renewed with them if wanted', async () => {
    const school = await schools.register();
    const made = await school.admin.post(MANY, {
      request_id: randomUUID(),
      class_id: school.classId,
      students: [{ full_name: 'Zoë' }, {}],
    });
    const { students } = MadeSchoolStudentsSchema.parse(made.json());
    const student_ids = students.map(({ student_id }) => student_id).toReversed();
    const print = async (more = {}) => {
      const answer = await school.admin.post('/api/organization/login-cards', { student_ids, ...more });
      return MadeLoginCardsSchema.parse(answer.json()).cards;
    };
    const first = await print();
    expect(first.map(({ student_id, full_name, password }) => [student_id, full_name, password])).toEqual([
      [student_ids[0], null, null],
      [student_ids[1], 'Zoë', null],
    ]);
    const logIn = ({ card = '' }: { card?: string } = {}) => schools.logInByCard(card);
    expect(await logIn(first[0])).toBe(200);
    const second = await print({ renew_passwords: true });
    expect([await logIn(first[0]), await logIn(second[0])]).toEqual([422, 200]);
    const { username = '', password } = second[0] ?? {};
    const credentials = { login: username, password: password ?? '', organization_slug: school.slug };
    expect(await schools.logIn(credentials)).toBe(200);
    const log = schools.logLines.join('');
    for (const secret of [...first, ...second].map(({ card }) => card)) expect(log).not.toContain(secret);
  });

  test('a student who is removed and erased stays away', async () => {
    const { admin, classId } = await schools.register();
    const make = { request_id: randomUUID(), class_id: classId };
    const { student_id } = (await admin.post(STUDENTS, make)).json<{ student_id: string }>();
    expect((await admin.delete(`${STUDENTS}/${student_id}`)).json()).toEqual({ done: true });
    await admin.delete(`/api/organization/former-students/${student_id}`);
    const left = async () =>
      (await schools.pool.query('select 1 from account.students where id = $1', [student_id])).rowCount;
    while ((await left()) !== 0) await delay(20);
    expect(refusalOf(await admin.get(`${STUDENTS}/${student_id}`))[0]).toBe('auth/forbidden');
    const again = await admin.post(STUDENTS, make);
    expect(refusalOf(again)[0]).toBe('user/unknown');
  });

  test('a teacher is invited by mail, and by a link', async () => {
    const { admin, id } = await schools.register();
    const email = 'tess@school.example';
    const invited = await admin.post(`/api/organization/invite-teacher?email=${email}`);
    expect(invited.json()).toEqual({
      link: expect.stringMatching(/signup\?token=/),
      expires_at: expect.any(String),
    });
    expect((await admin.post('/api/organization/teacher', { email })).statusCode).toBe(200);
    const { rows } = await schools.pool.query(
      // What was sent is kept as it was sent, and what it was made of is deleted.
      "select recipient, concat(params, outbox) like '%Meadow School%' as names_it from account.emails where template = 'invitation'",
    );
    expect(rows).toEqual(Array(2).fill({ recipient: email, names_it: true }));
    const open = async () =>
      InvitationsSchema.parse((await admin.get('/api/organization/invitations')).json()).invitations;
    expect((await open()).map(one => one.email)).toEqual([email]);
    expect(
      (await admin.delete('/api/organization/invitations', { email: email.toUpperCase() })).json(),
    ).toEqual({ done: true });
    expect(await open()).toEqual([]);
    const actors = await schools.pool.query(
      "select 1 from account.audit where action = 'invited' and user_id = (select user_id from organization.members where organization_id = $1)",
      [id],
    );
    expect(actors.rowCount).toBe(2);
  });

  test('while account is down nobody is made, lists are there, and a code waits for account', async () => {
    const { admin, classId } = await schools.register();
    await schools.stopAccount();
    const refused = await admin.post(STUDENTS, { request_id: randomUUID(), class_id: classId });
    expect([refused.statusCode, refusalOf(refused)[0]]).toEqual([502, 'gateway/service-down']);
    expect((await admin.get(STUDENTS)).statusCode).toBe(200);
    const opened = await admin.put(`/api/organization/classes/${classId}/code`, { action: 'open' });
    expect(opened.statusCode).toBe(200);
    expect((await admin.get('/api/health/ready')).statusCode).toBe(200);
  });
});
