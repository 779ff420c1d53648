import type { EventData, EventType } from '@burrow/contracts';
import { eventQueueOf, openDatabase, Outbox } from '@burrow/service-kit';
import { schoolClass, startForTest, type TestService } from '@burrow/service-kit/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { createAccount } from '../src/create-account.ts';
import { resyncEvents } from '../src/resync/resync-events.ts';
import { eventsOf } from './events.harness.ts';
import { openQueue, until } from './mail.harness.ts';
import { makeFamily, makeStudent, makeUser, logIn } from './people.harness.ts';

let account: TestService;
let db: Awaited<ReturnType<typeof openQueue>>;
let outbox: Outbox;
let jobs: ReturnType<typeof openDatabase>;

beforeAll(async () => {
  account = await startForTest(createAccount);
  db = await openQueue(account);
  jobs = openDatabase(account.pool.options.connectionString ?? '', 2);
  outbox = new Outbox(jobs.jobs);
});
afterAll(async () => {
  await jobs.close();
  await db.close();
  await account.close();
});

/** Sends an event as another service does, and waits until account has handled it. */
async function tell<Type extends EventType>(type: Type, ...all: EventData<Type>[]): Promise<void> {
  for (const data of all) await db.inTransaction(tx => outbox.send(tx, type, data));
  await until(async () => {
    const left = "select 1 from jobs.job where name = $1 and state not in ('completed')";
    return (await account.pool.query(left, [eventQueueOf('account')])).rowCount === 0;
  });
}

const one = async (sql: string, values: unknown[]) => (await account.pool.query(sql, values)).rows[0];
const userRow = (id: string) =>
  one('select organization_id, user_type, membership_version from account.users where id = $1', [id]);
const studentRow = (id: string) => one('select * from account.students where id = $1', [id]);

describe('the copy of an organisation', () => {
  test('is that of the newest version, in whatever order they arrive', async () => {
    const organization = (version: number, name: string) => ({
      organization_id: id, version, name, native_name: null, slug: `s-${id.replaceAll(/[^a-f]/g, '')}`, type: 'school', email_domain: null,
      max_students: 200, trial_ends_at: null, second_factor_demanded: false, removed: false,
    }); // prettier-ignore
    const id = randomUUID();
    await tell('organization/organization-changed', organization(2, 'Two'), organization(1, 'One'));
    const read = () => one('select name, version from account.organizations where id = $1', [id]);
    expect(await read()).toEqual({ name: 'Two', version: 2 });
    await tell('organization/organization-changed', organization(2, 'Two again'), organization(3, 'Three'));
    expect(await read()).toEqual({ name: 'Three', version: 3 });
  });

  test('that was erased is all that stays, whatever arrives of it afterwards', async () => {
    const [organization_id, class_id] = [randomUUID(), randomUUID()];
    const organization = {
      organization_id, version: 1, name: 'Meadow', native_name: 'Wiese', slug: 'meadow', type: 'school', email_domain: null, max_students: 200,
      trial_ends_at: null, second_factor_demanded: false, removed: false,
    }; // prettier-ignore
    await tell('organization/organization-changed', organization, {
      ...organization,
      version: 2,
      removed: true,
    });
    await tell('organization/class-changed', schoolClass({ class_id, organization_id, removed: true }));
    await tell('organization/class-entry-changed', {
      class_id, version: 1, organization_id, code_hash: 'late', joining_until: null, lesson_began_at: null,
      lesson_ends_at: null, picture_log_in: false, shared_devices: false,
    }); // prettier-ignore
    await tell('payment/entitlement-changed', {
      owner: { kind: 'organization', id: organization_id },
      version: 1,
      subscription: null,
      valid_until: null,
      assignments: [],
    });
    for (const [table, column] of [
      ['classes', 'id'],
      ['class_entries', 'class_id'],
    ])
      expect(await one(`select 1 from account.${table} where ${column} = $1`, [class_id])).toBeUndefined();
    expect(
      await one('select 1 from account.entitlements where owner_id = $1', [organization_id]),
    ).toBeUndefined();
  });
});

test('the copy of a class is that of the newest version', async () => {
  const id = randomUUID();
  const ofClass = (version: number, no_skip: boolean) => ({
    class_id: id, version, organization_id: randomUUID(), name: 'Owls', teacher_ids: [randomUUID()], substitutes: [], guest_ids: [],
    unlocked_chapters: ['python:loops'], no_skip, quiz: true, assistant_enabled: true, assistant_attempt_limit: null,
    sign_up_token_hash: null, removed: false,
  }); // prettier-ignore
  await tell('organization/class-changed', ofClass(5, true), ofClass(4, false));
  expect(await one('select no_skip, version from account.classes where id = $1', [id])).toEqual({
    no_skip: true,
    version: 5,
  });
});

test('how students come into a class is that of the newest version, and goes with the class', async () => {
  const [class_id, organization_id] = [randomUUID(), randomUUID()];
  const entry = (version: number, code_hash: string) => ({
    class_id, version, organization_id, code_hash, joining_until: null, lesson_began_at: null, lesson_ends_at: null,
    picture_log_in: false, shared_devices: false,
  }); // prettier-ignore
  await tell('organization/class-entry-changed', entry(2, 'new'), entry(1, 'old'));
  const read = () => one('select code_hash from account.class_entries where class_id = $1', [class_id]);
  expect(await read()).toEqual({ code_hash: 'new' });
  await tell('organization/class-changed', schoolClass({ class_id, organization_id, removed: true }));
  expect(await read()).toBeUndefined();
});

test('pages hear of an event once all of it is kept: nobody has the turn of the stream and waits for a row', async () => {
  const [class_id, organization_id] = [randomUUID(), randomUUID()];
  await tell('organization/class-entry-changed', {
    class_id,
    version: 1,
    organization_id,
    code_hash: 'a lesson',
    joining_until: null,
    lesson_began_at: new Date(0).toISOString(),
    lesson_ends_at: new Date(Date.now() + 3_600_000).toISOString(),
    picture_log_in: false,
    shared_devices: false,
  });
  const sql = 'select topic from account.stream_messages where audience_id = $1 order by id';
  const { rows } = await account.pool.query(sql, [class_id]);
  expect(rows.map(({ topic }) => topic)).toEqual(['lesson-changed', 'class-entry-changed']);
});

describe('membership', () => {
  test('makes somebody a teacher or administrator, and a parent again; sessions continue', async () => {
    const user = await makeUser(account.pool);
    const { session } = await logIn(account.pool, { user });
    const [organization_id, member] = [randomUUID(), { kind: 'user', id: user } as const];
    const change = (version: number, role: 'admin' | 'teacher' | null) => ({
      member,
      version,
      why: 'changed' as const,
      role,
      class_id: null,
      organization_id: role === null ? null : organization_id,
    });
    await tell('organization/membership-changed', change(1, 'teacher'));
    expect(await userRow(user)).toEqual({ organization_id, user_type: 1, membership_version: 1 });
    await tell('organization/membership-changed', change(3, 'admin'), change(2, 'teacher'));
    expect(await userRow(user)).toEqual({ organization_id, user_type: 2, membership_version: 3 });
    const described = await eventsOf(account, 'account/member-described', user);
    expect(described[0]).toEqual({
      user_id: user,
      version: 1,
      organization_id,
      email: expect.any(String),
      full_name: expect.any(String),
      second_factor: false,
    });
    await tell('organization/membership-changed', change(4, null));
    expect(await userRow(user)).toEqual({ organization_id: null, user_type: 0, membership_version: 4 });
    expect(await one('select id from account.sessions where id = $1', [session])).toBeDefined();
  });

  test('moves a student to another class and reports it once, and erases one who left for good', async () => {
    const organization_id = randomUUID();
    const student = await makeStudent(account.pool, { organization_id });
    const change = (version: number, class_id: string | null) => ({
      member: { kind: 'student', id: student } as const,
      version,
      why: 'moved' as const,
      organization_id,
      role: 'student' as const,
      class_id,
    });
    const [owls, foxes] = [randomUUID(), randomUUID()];
    await tell('organization/membership-changed', change(2, owls), change(2, owls), change(1, foxes));
    expect((await studentRow(student)).class_id).toBe(owls);
    expect(await eventsOf(account, 'account/student-changed', student)).toMatchObject([{ class_id: owls }]);
    await tell('organization/membership-changed', {
      ...change(3, null),
      why: 'erased',
      organization_id: null,
      role: null,
    });
    expect(await studentRow(student)).toBeUndefined();
    expect((await eventsOf(account, 'account/student-changed', student)).at(-1)).toMatchObject({
      removed: true,
    });
  });

  test('of a student who leaves ends their sessions and frees the seat; back, they are as before', async () => {
    const organization_id = randomUUID();
    const [owls, student] = [randomUUID(), await makeStudent(account.pool, { organization_id })];
    const change = (version: number, why: 'left' | 'returned') => ({
      member: { kind: 'student', id: student } as const,
      version,
      why,
      ...(why === 'left'
        ? { organization_id: null, role: null, class_id: null }
        : { organization_id, role: 'student' as const, class_id: owls }),
    });
    const { session } = await logIn(account.pool, { student, isStudent: true });
    await tell('organization/membership-changed', change(2, 'left'), change(1, 'returned'));
    expect(await studentRow(student)).toMatchObject({
      organization_id,
      class_id: null,
      left_at: expect.anything(),
    });
    expect(await one('select id from account.sessions where id = $1', [session])).toBeUndefined();
    const told = await eventsOf(account, 'account/student-changed', student);
    expect(told.at(-1)).toMatchObject({ organization_id: null, removed: false });
    await tell('organization/membership-changed', change(3, 'returned'));
    expect(await studentRow(student)).toMatchObject({ organization_id, class_id: owls, left_at: null });
  });

  test('of a parent’s student cannot be changed', async () => {
    const { student, user } = await makeFamily(account.pool);
    const member = { kind: 'student', id: student } as const;
    await tell('organization/membership-changed', { member, version: 9, why: 'erased', organization_id: null, role: null, class_id: null }); // prettier-ignore
    expect(await studentRow(student)).toMatchObject({ parent_id: user });
  });
});

test('the copy of a plan is that of the newest version, and of nobody who was erased', async () => {
  const user = await makeUser(account.pool);
  const plan = (id: string, version: number, subscription: string | null) => ({
    owner: { kind: 'user', id } as const,
    version,
    subscription,
    valid_until: null,
    assignments: [],
  });
  const gone = randomUUID();
  await tell(
    'payment/entitlement-changed',
    plan(user, 2, 'yearly'),
    plan(user, 1, null),
    plan(gone, 1, 'yearly'),
  );
  const read = (id: string) => one('select subscription from account.entitlements where owner_id = $1', [id]);
  expect(await read(user)).toEqual({ subscription: 'yearly' });
  expect(await read(gone)).toBeUndefined();
});

test('of the places played, the latest counts', async () => {
  const { student } = await makeFamily(account.pool);
  const played = (level_slug: string, at: string) => ({
    student_id: student,
    course_id: 'python',
    level_slug,
    at,
  });
  await tell(
    'learning/level-played',
    played('loops-level2', '2026-11-02T10:00:00.000Z'),
    played('loops-level1', '2026-11-01T10:00:00.000Z'),
  );
  expect(await studentRow(student)).toMatchObject({ last_course: 'python', last_level: 'loops-level2' });
});

test('resync sends every student as they are now, and every member of an organisation', async () => {
  const { student, user } = await makeFamily(account.pool);
  const { version } = await studentRow(student);
  const { count } = await one('select count(*)::int as count from account.students', []);
  const members = await one(
    'select count(*)::int as count from account.users where organization_id is not null',
    [],
  );
  expect(await resyncEvents(jobs)).toBe(`${count} students, ${members['count']} members of organisations`);
  expect((await eventsOf(account, 'account/student-changed', student)).at(-1)).toMatchObject({
    student_id: student,
    version,
    parent_id: user,
    organization_id: null,
    class_id: null,
    removed: false,
  });
});
