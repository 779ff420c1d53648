import { StudentSchema } from '@burrow/contracts';
import { type Identity, serviceIdentity } from '@burrow/service-kit';
import { startForTest, type TestService } from '@burrow/service-kit/testing';
import { verify } from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createHash, randomUUID } from 'node:crypto';
import { createAccount } from '../src/create-account.ts';
import { eventsOf } from './events.harness.ts';
import { makeFamily, makeOrganization, makeStudent, makeUser, parentIdentity, PASSWORD, logIn, studentIdentity } from './people.harness.ts'; // prettier-ignore

let account: TestService;

beforeAll(async () => {
  account = await startForTest(createAccount);
});
afterAll(() => account.close());

const NEW_PASSWORD = 'seven geese on the pond';
const some = () => `kid-${randomUUID().slice(0, 12)}`;
const newStudent = (more: object = {}) => ({ username: some(), password: PASSWORD, ...more });
const rowOf = async (id: string) =>
  (await account.pool.query('select * from account.students where id = $1', [id])).rows[0];
const auditOf = async (id: string) =>
  (
    await account.pool.query('select action from account.audit where subject_student_id = $1 order by id', [
      id,
    ])
  ).rows.map(({ action }) => action);
const newParent = async () => {
  const user = await makeUser(account.pool);
  return { user, as: account.as(await parentIdentity(account.pool, user)) };
};
const family = async () => {
  const { user, student } = await makeFamily(account.pool);
  return {
    user,
    student,
    url: `/api/profile/students/${student}`,
    parent: account.as(await parentIdentity(account.pool, user)),
    child: account.as(await studentIdentity(account.pool, student, user)),
  };
};

describe('adding a student', () => {
  test('creates one that the parent sees, and sends an event', async () => {
    const { user, as } = await newParent();
    const answer = await as.post(
      '/api/profile/students',
      newStudent({ full_name: 'Cleo', age: 9, character: 'Fox' }),
    );
    expect(answer.statusCode).toBe(200);
    const student = StudentSchema.parse(answer.json());
    expect(student).toMatchObject({ full_name: 'Cleo', age: 9, character: 'Fox', has_card: false, last_played: null }); // prettier-ignore
    expect((await as.get('/api/profile/students')).json().students).toEqual([student]);
    expect(await eventsOf(account, 'account/student-changed', student.id)).toMatchObject([
      { parent_id: user, organization_id: null, class_id: null, removed: false },
    ]);
    expect(await auditOf(student.id)).toEqual(['student-added']);
  });

  test('fifty times at once creates five', async () => {
    const { as } = await newParent();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => as.post('/api/profile/students', newStudent())),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5);
    const refusals = answers.filter(({ statusCode }) => statusCode !== 200).map(answer => answer.json());
    expect(new Set(refusals.map(({ code }) => code))).toEqual(new Set(['profile/too-many-students']));
    expect((await as.get('/api/profile/students')).json().students).toHaveLength(5);
    expect((await as.get('/api/profile/check-students-limit')).json()).toEqual({
      count: 5,
      limit: 5,
      can_add: false,
    });
  });

  test('refuses a username that another family has, in any case', async () => {
    const [one, other] = [await newParent(), await newParent()];
    const username = some();
    await one.as.post('/api/profile/students', newStudent({ username }));
    const answer = await other.as.post(
      '/api/profile/students',
      newStudent({ username: username.toUpperCase() }),
    );
    expect(answer.statusCode).toBe(409);
    expect(answer.json().code).toBe('auth/username-taken');
    expect((await other.as.get('/api/profile/check-students-limit')).json().count).toBe(0);
  });

  test('refuses a username that is unfit to be read by others', async () => {
    const { as } = await newParent();
    const answer = await as.post('/api/profile/students', newStudent({ username: 'BigAss' }));
    expect([answer.statusCode, answer.json().code, answer.json().detail[0].path]).toEqual([
      422,
      'auth/username-unfit',
      'username',
    ]);
    const check = (name: string) =>
      as.get(`/api/profile/check-student-username-exists?student_username=${name}`);
    expect((await check('BigAss')).json()).toEqual({ exists: false, fit: false });
  });

  test('refuses a common password', async () => {
    const { as } = await newParent();
    const answer = await as.post('/api/profile/students', newStudent({ password: 'password1' }));
    expect(answer.json().code).toBe('auth/password-too-common');
  });
});

describe('changing a student', () => {
  test('is possible for the parent, in every field', async () => {
    const { parent, student, url } = await family();
    const username = some();
    const body = { full_name: 'Cleo', age: 8, username, character: 'Owl', assistant_enabled: false };
    expect(StudentSchema.parse((await parent.put(url, body)).json())).toMatchObject(body);
    expect((await parent.put(url, { full_name: null, age: null })).json()).toMatchObject({
      full_name: null,
      age: null,
      username,
    });
    const versions = (await eventsOf(account, 'account/student-changed', student)).map(
      ({ version }) => version,
    );
    expect(versions).toEqual([2, 3]);
    expect(await auditOf(student)).toEqual(['student-changed', 'student-changed']);
  });

  test('refuses an unfit username, and leaves one that is already there', async () => {
    const { url, parent, student } = await family();
    expect((await parent.put(url, { username: 'dick.9' })).json().code).toBe('auth/username-unfit');
    await account.pool.query(
      "update account.students set username = 'Big-Bum', username_key = 'big-bum' where id = $1",
      [student],
    );
    expect((await parent.put(url, { username: 'big-bum', age: 9 })).statusCode).toBe(200);
  });

  test('refuses a taken username', async () => {
    const [one, other] = [await family(), await family()];
    const { username } = (await one.parent.get(one.url)).json();
    const answer = await other.parent.put(other.url, { username: username.toUpperCase() });
    expect(answer.json().code).toBe('auth/username-taken');
  });

  test('a parent sets a password without the old one; it ends the student’s sessions and all waiting', async () => {
    const { parent, child, student, user, url } = await family();
    for (let at = 0; at < 6; at += 1)
      await child.put(url, { password: NEW_PASSWORD, current_password: `guess ${at}` });
    const chosen = await logIn(account.pool, { user, student });
    expect((await parent.put(url, { password: NEW_PASSWORD })).statusCode).toBe(200);
    expect(await verify((await rowOf(student)).password_hash, NEW_PASSWORD)).toBe(true);
    const { rows } = await account.pool.query('select id from account.sessions where student_id = $1', [
      student,
    ]);
    expect(rows).toEqual([{ id: chosen.session }]);
    const again = account.as(await studentIdentity(account.pool, student, user));
    const answer = await again.put(url, { password: PASSWORD, current_password: NEW_PASSWORD });
    expect(answer.statusCode).toBe(200);
  });

  test('a student changes character, and password with the current one, and nothing else', async () => {
    const { child, student, url } = await family();
    expect((await child.put(url, { character: 'Wolf' })).json().character).toBe('Wolf');
    expect((await child.put(url, { password: NEW_PASSWORD })).json().code).toBe('auth/wrong-password');
    const wrong = await child.put(url, { password: NEW_PASSWORD, current_password: 'nope' });
    expect(wrong.json().code).toBe('auth/wrong-password');
    const right = await child.put(url, { password: NEW_PASSWORD, current_password: PASSWORD });
    expect(right.statusCode).toBe(200);
    expect(await verify((await rowOf(student)).password_hash, NEW_PASSWORD)).toBe(true);
    for (const body of [{ username: some() }, { full_name: 'X' }, { age: 7 }, { assistant_enabled: true }])
      expect((await child.put(url, body)).statusCode).toBe(403);
  });

  test('a student of an organisation does so too', async () => {
    const organization_id = await makeOrganization(account.pool);
    const student = await makeStudent(account.pool, { organization_id });
    const as = account.as({
      ...(await studentIdentity(account.pool, student, null)),
      organization: organization_id,
    });
    expect((await as.put(`/api/profile/students/${student}`, { character: 'Bear' })).statusCode).toBe(200);
  });
});

test('somebody else’s student is refused like one that does not exist', async () => {
  const [one, other] = [await family(), await family()];
  const sibling = await makeStudent(account.pool, { parent_id: one.user });
  const teacher: Partial<Identity> = { role: 'teacher', user: randomUUID(), session: randomUUID() };
  for (const caller of [other.parent, other.child, account.as(teacher)]) {
    for (const url of [one.url, `/api/profile/students/${randomUUID()}`]) {
      expect((await caller.get(url)).statusCode).toBe(403);
      expect((await caller.put(url, { character: 'Fox' })).statusCode).toBe(403);
      expect((await caller.delete(url)).statusCode).toBe(403);
      expect((await caller.post(`${url}/login-card`)).statusCode).toBe(403);
    }
  }
  expect((await one.child.get(`/api/profile/students/${sibling}`)).statusCode).toBe(403);
  expect((await one.child.delete(one.url)).statusCode).toBe(403);
  expect(await rowOf(one.student)).toMatchObject({ character: 'Rabbit', card_hash: null });
});

test('removing a student leaves nothing, and a parent who had chosen them stays logged in', async () => {
  const { user, student, parent, url } = await family();
  const chosen = await logIn(account.pool, { user, student });
  await parent.put(url, { character: 'Fox' });
  expect((await parent.delete(url)).json()).toEqual({ done: true });
  expect(await rowOf(student)).toBeUndefined();
  const { rows } = await account.pool.query(
    'select id, student_id from account.sessions where user_id = $1 and not is_student',
    [user],
  );
  expect(rows).toContainEqual({ id: chosen.session, student_id: null });
  const told = await eventsOf(account, 'account/student-changed', student);
  expect(told.at(-1)).toMatchObject({ removed: true, version: (told.at(-2)?.version ?? 0) + 1 });
  expect(await auditOf(student)).toEqual([]);
});

describe('a log-in card', () => {
  test('is returned once, stored as a hash, and replaces the one before', async () => {
    const { student, parent, url } = await family();
    const { card: first } = (await parent.post(`${url}/login-card`)).json();
    const { card } = (await parent.post(`${url}/login-card`)).json();
    expect(card).not.toBe(first);
    const hash = createHash('sha256').update(card).digest();
    expect((await rowOf(student)).card_hash).toEqual(hash);
    expect((await parent.get(url)).json().has_card).toBe(true);
    expect(account.logLines.join('')).not.toContain(card);
  });
});

test('staff who impersonate a parent set no password, create no card and remove nobody', async () => {
  const { user, url } = await family();
  const as = account.as({ ...(await parentIdentity(account.pool, user)), impersonator: randomUUID() });
  expect((await as.put(url, { password: NEW_PASSWORD })).statusCode).toBe(403);
  expect((await as.post(`${url}/login-card`)).statusCode).toBe(403);
  expect((await as.delete(url)).statusCode).toBe(403);
  expect((await as.put(url, { character: 'Cat' })).statusCode).toBe(200);
});

test('learning hears who stands next to a student in the list of the class: by username, without who left', async () => {
  const organization_id = await makeOrganization(account.pool);
  const class_id = randomUUID();
  const ids: Record<string, string> = {};
  for (const name of ['dana', 'bo', 'fay', 'al', 'cleo', 'eli'])
    ids[name] = await makeStudent(account.pool, { organization_id, class_id, username: `${name}-near` });
  await makeStudent(account.pool, { organization_id, class_id: randomUUID(), username: 'cy-near' });
  await account.pool.query('update account.students set left_at = now() where id = $1', [ids['cleo']]);
  const of = async (name: string) => {
    const asked = account.as(serviceIdentity('learning'));
    const { neighbours } = (
      await asked.post('/internal/classes/neighbours', { student_id: ids[name] })
    ).json();
    const found = neighbours as { student_id: string; distance: number }[];
    const nameOf = (id: string) => Object.keys(ids).find(key => ids[key] === id) ?? id;
    return found.map(({ student_id, distance }) => `${nameOf(student_id)} ${distance}`).toSorted();
  };
  expect(await of('bo')).toEqual(['al 1', 'dana 1', 'eli 2']);
  expect(await of('fay')).toEqual(['dana 2', 'eli 1']);
  expect(await of('cleo')).toEqual([]);
  ids['nobody'] = randomUUID();
  expect(await of('nobody')).toEqual([]);
});

describe('usernames', () => {
  const exists = async (query: object) =>
    (
      await account
        .as()
        .get(`/api/profile/check-student-username-exists?${new URLSearchParams({ ...query })}`)
    ).json().exists;

  test('are looked up among families or in one organisation, whatever their case', async () => {
    const [mine, theirs] = [some(), some()];
    const organization_id = await makeOrganization(account.pool);
    const parent_id = await makeUser(account.pool);
    await makeStudent(account.pool, { parent_id, username: mine });
    await makeStudent(account.pool, { organization_id, username: theirs });
    expect(await exists({ student_username: mine.toUpperCase() })).toBe(true);
    expect(await exists({ student_username: theirs })).toBe(false);
    expect(await exists({ student_username: theirs, organization_id })).toBe(true);
    expect(await exists({ student_username: mine, organization_id })).toBe(false);
  });

  test('are made up in the requested language', async () => {
    const make = async (query: string) =>
      (await account.as().get(`/api/auth/generate-username${query}`)).json().username;
    expect(await make('')).toMatch(/^[a-z]+-[a-z]+-\d{2}$/);
    expect(await make('?language=ar')).toMatch(/^[\u0600-\u06ff]+-[\u0600-\u06ff]+-\d{2}$/);
    expect(await make('?language=fr')).toMatch(/^[a-z]+-[a-z]+-\d{2}$/);
    expect(await exists({ student_username: await make('') })).toBe(false);
  });
});
