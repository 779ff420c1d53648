import { serviceIdentity, visitorIdentity } from '@burrow/service-kit';
import { startForTest, type TestService } from '@burrow/service-kit/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createHash, randomUUID } from 'node:crypto';
import { createAccount } from '../src/create-account.ts';
import { makeSecret } from '../src/tokens/tokens.repository.ts';
import { Browser } from './browser.harness.ts';
import { eventsOf } from './events.harness.ts';
import { makeOrganization, makeStudent, makeUser } from './people.harness.ts';

let account: TestService;

beforeAll(async () => {
  account = await startForTest(createAccount);
});
afterAll(() => account.close());

const someName = () => `n${randomUUID().slice(0, 20)}`;

async function makeClass(max: number | null = null) {
  const [organization, id, token] = [await makeOrganization(account.pool), randomUUID(), makeSecret()];
  await account.pool.query('update account.organizations set max_students = $2 where id = $1', [
    organization,
    max,
  ]);
  await account.pool.query(
    `insert into account.classes (id, version, organization_id, name, teacher_ids, unlocked_chapters, no_skip, quiz, assistant_enabled, sign_up_token_hash)
     values ($1, 1, $2, 'Badgers', '{}', '{}', false, true, true, $3)`,
    [id, organization, createHash('sha256').update(token).digest('hex')],
  );
  const { rows } = await account.pool.query('select slug from account.organizations where id = $1', [
    organization,
  ]);
  return { organization, id, token, slug: rows[0].slug as string };
}

const studentsOf = async (organization: string) =>
  (
    await account.pool.query(
      'select * from account.students where organization_id = $1 order by created_at',
      [organization],
    )
  ).rows;

describe('sign-up with the token of a class', () => {
  const signUp = (token: string, username = someName(), browser = new Browser(account)) =>
    browser.post('/api/auth/signup/class-token', {
      token,
      username,
      password: 'a quiet paddock',
      full_name: 'Mia',
      character: 'Owl',
    });

  test("creates a student of the class and logs in; the visitor's work is theirs", async () => {
    const { organization, id, token } = await makeClass();
    const browser = new Browser(account);
    const answer = await signUp(token, someName(), browser);
    expect(answer.statusCode).toBe(200);
    const { student_id } = answer.json().user;
    expect(answer.json().user).toMatchObject({
      user_id: null,
      is_student: true,
      organization_id: organization,
      class_details: { name: 'Badgers' },
      student_details: { character: 'Owl' },
    });
    expect(await browser.identity()).toMatchObject({
      role: 'student',
      student: student_id,
      class: id,
      organization,
    });
    expect(await eventsOf(account, 'account/visitor-adopted', student_id)).toEqual([
      { visitor_id: browser.visitor, learner: { kind: 'student', id: student_id } },
    ]);
    expect(await eventsOf(account, 'account/student-changed', student_id)).toMatchObject([
      { organization_id: organization, class_id: id, parent_id: null, removed: false },
    ]);
    expect(await eventsOf(account, 'account/pupil-described', student_id)).toMatchObject([
      { organization_id: organization, class_id: id, character: 'Owl', removed: false },
    ]);
  });

  test('with a token that is unknown, or of a class that was removed, is refused', async () => {
    const { token, id } = await makeClass();
    expect((await signUp(makeSecret())).json().code).toBe('auth/token-invalid');
    await account.pool.query('update account.classes set removed = true where id = $1', [id]);
    expect((await signUp(token)).json().code).toBe('auth/token-invalid');
  });

  test('many times at once with the same username creates one student; elsewhere the name is free', async () => {
    const [here, elsewhere] = [await makeClass(), await makeClass()];
    const name = someName();
    const parent = await makeUser(account.pool);
    await makeStudent(account.pool, { parent_id: parent, username: name });
    const answers = await Promise.all(Array.from({ length: 20 }, () => signUp(here.token, name)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(answer => answer.json().code === 'auth/username-taken')).toHaveLength(19);
    expect((await signUp(elsewhere.token, name)).statusCode).toBe(200);
  });

  test('stops when the organisation has no seats left, however many sign up at the same time', async () => {
    const { organization, token } = await makeClass(3);
    const answers = await Promise.all(Array.from({ length: 12 }, () => signUp(token)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3);
    expect(answers.filter(answer => answer.json().code === 'auth/class-full')).toHaveLength(9);
    expect(await studentsOf(organization)).toHaveLength(3);
  });
});

describe('students for the organisation service', () => {
  const organizations = serviceIdentity('organization');
  const make = (body: object, key: string = randomUUID(), who = organizations) =>
    account.as(who).post('/internal/students', body, { 'idempotency-key': key });

  test('are created with the given names and passwords, or generated ones', async () => {
    const { organization, id, slug } = await makeClass();
    const username = someName();
    const body = {
      organization_id: organization,
      class_id: id,
      students: [{ full_name: 'Mia', username, password: 'a quiet paddock' }, {}],
    };
    const answer = await make(body);
    expect(answer.statusCode).toBe(200);
    const [given, generated] = answer.json().students;
    expect(given).toMatchObject({ username, password: 'a quiet paddock' });
    expect(generated.username).toMatch(/^[a-z-]+-\d+$/);
    const login = { login: generated.username, password: generated.password, organization_slug: slug };
    const entered = await new Browser(account).post('/api/auth/login-org', login);
    expect(entered.json().user).toMatchObject({
      student_id: generated.id,
      class_details: { name: 'Badgers' },
    });
    expect(await eventsOf(account, 'account/student-changed', given.id)).toHaveLength(1);
  });

  test('have an animal of their own among their class', async () => {
    const { organization, id } = await makeClass();
    const body = (count: number, class_id: string | null = id) => ({
      organization_id: organization,
      class_id,
      students: Array.from({ length: count }, () => ({})),
    });
    const animals = async (...given: Parameters<typeof body>): Promise<string[]> =>
      (await make(body(...given))).json().students.map((made: { character: string }) => made.character);
    const [first, second, outside] = [await animals(3), await animals(21), await animals(1, null)];
    expect(new Set([...first, ...second]).size).toBe(24);
    expect(outside[0]).toBe(first[0]);
    expect((await studentsOf(organization)).map(row => row.character).toSorted()).toEqual(
      [...first, ...second, ...outside].toSorted(),
    );
  });

  test('are created once for each request, however often it is sent; passwords are returned once', async () => {
    const { organization } = await makeClass();
    const body = { organization_id: organization, class_id: null, students: [{}, {}, {}] };
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 8 }, () => make(body, key)));
    const told = answers.map(answer => answer.json().students);
    for (const students of told)
      expect(students.map(({ id }: { id: string }) => id)).toEqual(
        told[0].map(({ id }: { id: string }) => id),
      );
    expect(told.filter(students => students[0].password !== null)).toHaveLength(1);
    expect(await studentsOf(organization)).toHaveLength(3);
    const { organization: other } = await makeClass();
    expect((await make({ ...body, organization_id: other }, key)).json().code).toBe('auth/forbidden');
  });

  test('are all created or none', async () => {
    const { organization, id } = await makeClass(2);
    const other = await makeClass();
    const body = (more: object) => ({ organization_id: organization, class_id: id, students: [{}], ...more });
    const name = someName();
    for (const [more, code] of [
      [{ students: [{}, {}, {}] }, 'auth/class-full'],
      [{ students: [{ username: name }, { username: name.toUpperCase() }] }, 'auth/username-taken'],
      [{ students: [{ password: 'password1' }] }, 'auth/password-too-common'],
      [{ students: [{ username: 'Big-Bum' }] }, 'auth/username-unfit'],
      [{ class_id: other.id }, 'organization/unknown'],
      [{ organization_id: randomUUID() }, 'organization/unknown'],
    ] as const)
      expect((await make(body(more))).json().code).toBe(code);
    expect(await studentsOf(organization)).toEqual([]);
    expect((await make(body({}))).statusCode).toBe(200);
  });

  test('are for the organisation service only, and need a key', async () => {
    const { organization } = await makeClass();
    const body = { organization_id: organization, class_id: null, students: [{}] };
    for (const role of ['visitor', 'parent', 'teacher', 'admin', 'student'] as const) {
      expect(
        (await make(body, randomUUID(), { ...visitorIdentity(randomUUID()), role, staff: true })).statusCode,
      ).toBe(403);
    }
    for (const part of ['gateway', 'learning'] as const)
      expect((await make(body, randomUUID(), serviceIdentity(part))).statusCode).toBe(403);
    expect((await make(body, 'again')).statusCode).toBe(422);
  });
});
