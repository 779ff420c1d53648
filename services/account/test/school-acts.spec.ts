import { type EventData, type SchoolActs, SchoolActsSchema } from '@burrow/contracts';
import { eventQueueOf, openDatabase, Outbox } from '@burrow/service-kit';
import { type Caller, startForTest, type TestService } from '@burrow/service-kit/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { createAccount } from '../src/create-account.ts';
import { openQueue, until } from './mail.harness.ts';
import {
  logIn,
  makeFamily,
  makeOrganization,
  makeStudent,
  makeUser,
  parentIdentity,
  studentIdentity,
} from './people.harness.ts';

type Told = EventData<'organization/pupil-acts-told'>;

let account: TestService;
let db: Awaited<ReturnType<typeof openQueue>>;
let jobs: ReturnType<typeof openDatabase>;
let student: string;
let mother: string;
let parent: Caller;

beforeAll(async () => {
  account = await startForTest(createAccount);
  db = await openQueue(account);
  jobs = openDatabase(account.pool.options.connectionString ?? '', 2);
});
afterAll(async () => {
  await jobs.close();
  await db.close();
  await account.close();
});
beforeEach(async () => {
  ({ user: mother, student } = await makeFamily(account.pool));
  parent = account.as(await parentIdentity(account.pool, mother));
});

/** As organization tells, until account has heard it. */
async function tell(acts: readonly Partial<Told['acts'][number]>[], student_id = student): Promise<void> {
  const told: Told = {
    student_id,
    organization_id: randomUUID(),
    organization_name: 'Meadow School',
    acts: acts.map((act, at) => ({
      entry: at + 1,
      at: `2026-03-0${at + 1}T10:00:00.000Z`,
      action: 'cards-made',
      by: 'teacher',
      user_id: null,
      ...act,
    })),
  };
  await db.inTransaction(tx => new Outbox(jobs.jobs).send(tx, 'organization/pupil-acts-told', told));
  await until(async () => {
    const left = "select 1 from jobs.job where name = $1 and state not in ('completed')";
    return (await account.pool.query(left, [eventQueueOf('account')])).rowCount === 0;
  });
}

const urlOf = (id: string, query = '') => `/api/profile/students/${id}/school-acts?${query}`;
const read = async (query = '', id = student): Promise<SchoolActs> =>
  SchoolActsSchema.parse((await parent.get(urlOf(id, query))).json());

test('a parent reads what adults of the school did to the account, the latest first, by pages', async () => {
  const tom = await makeUser(account.pool, { full_name: 'Tom Teacher' });
  await tell([
    { user_id: tom },
    { action: 'password-renewed', by: 'admin', user_id: randomUUID() },
    { action: 'impersonation-began', by: 'support' },
  ]);
  const { acts, total } = await read();
  expect(acts.map(act => [act.action, act.by, act.name, act.school, act.at.slice(0, 10)])).toEqual([
    ['impersonation-began', 'support', null, 'Meadow School', '2026-03-03'],
    ['password-renewed', 'admin', null, 'Meadow School', '2026-03-02'],
    ['cards-made', 'teacher', 'Tom Teacher', 'Meadow School', '2026-03-01'],
  ]);
  expect(total).toBe(3);
  expect(await read('per_page=2&page=2')).toEqual({ acts: acts.slice(2), total: 3 });
});

test('nobody else reads it: another parent, the student, or whoever asks for somebody who does not exist', async () => {
  await tell([{}]);
  const stranger = account.as(await parentIdentity(account.pool, await makeUser(account.pool)));
  const child = account.as(await studentIdentity(account.pool, student, mother));
  const asked = [stranger.get(urlOf(student)), child.get(urlOf(student)), parent.get(urlOf(randomUUID()))];
  expect((await Promise.all(asked)).map(({ statusCode }) => statusCode)).toEqual([403, 403, 403]);
});

test('what a school tells of a student who is its own, or gone, is not kept', async () => {
  const schoolStudent = await makeStudent(account.pool, {
    organization_id: await makeOrganization(account.pool),
  });
  await tell([{}], schoolStudent);
  await tell([{}], randomUUID());
  const { rowCount } = await account.pool.query('select 1 from account.student_acts where student_id = $1', [
    schoolStudent,
  ]);
  expect(rowCount).toBe(0);
});

test('support is named as support, even where the school knows only that it was no member', async () => {
  const staff = await makeUser(account.pool, { full_name: 'Sam Staff', is_staff: true });
  const left = await makeUser(account.pool, { full_name: 'Lea Left' });
  await tell([
    { by: 'former-member', user_id: staff },
    { by: 'former-member', user_id: left },
  ]);
  expect((await read()).acts.map(({ by, name }) => [by, name])).toEqual([
    ['former-member', 'Lea Left'],
    ['support', null],
  ]);
});

test('a parent sees that support acted as their child, and not what they did themselves', async () => {
  const staff = await makeUser(account.pool, { is_staff: true });
  const { session } = await logIn(account.pool, { user: staff });
  const support = account.as({ role: 'parent', user: staff, session, staff: true });
  const begun = await support.post(`/api/auth/impersonate/student?target_student_id=${student}`);
  expect(begun.statusCode).toBe(200);
  expect((await parent.post(`/api/auth/choose_student/${student}`)).statusCode).toBe(200);
  const { acts } = await read();
  expect(acts.map(({ action, by, name, school }) => [action, by, name, school])).toEqual([
    ['impersonation-began', 'support', null, null],
  ]);
});
