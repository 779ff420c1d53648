import type { EventData, EventType } from '@burrow/contracts';
import { eventQueueOf, openDatabase, Outbox } from '@burrow/service-kit';
import { startForTest, type TestService } from '@burrow/service-kit/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { createAccount } from '../src/create-account.ts';
import { Browser } from './browser.harness.ts';
import { eventsOf } from './events.harness.ts';
import { openQueue, until } from './mail.harness.ts';
import {
  giveFactor,
  logIn,
  makeOrganization,
  makeStudent,
  makeUser,
  parentIdentity,
  PASSWORD,
} from './people.harness.ts';

let account: TestService;
let db: Awaited<ReturnType<typeof openQueue>>;
let outbox: Outbox;
let jobs: ReturnType<typeof openDatabase>;

beforeAll(async () => {
  account = await startForTest(parts =>
    createAccount({ ...parts, settings: { PUBLIC_URL: 'https://burrow.example' } }),
  );
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

const someEmail = () => `n${randomUUID().slice(0, 20)}@example.org`;
async function enter(row: object): Promise<Browser> {
  const email = someEmail();
  await makeUser(account.pool, { ...row, email });
  const browser = new Browser(account);
  await browser.post('/api/auth/login', { login: email, password: PASSWORD });
  return browser;
}
const tokenOf = (link: string): string => new URL(link).searchParams.get('token') ?? '';
const userRow = async (id: string) =>
  (await account.pool.query('select organization_id, user_type from account.users where id = $1', [id]))
    .rows[0];

describe('what account knows of somebody who belongs to several schools', () => {
  const works = (
    user: string,
    version: number,
    organization_id: string | null,
    others: object | undefined,
  ) => ({
    member: { kind: 'user', id: user } as const,
    version,
    why: 'changed' as const,
    role: organization_id === null ? null : ('teacher' as const),
    class_id: null,
    organization_id,
    ...(others && { others: others as { organization_id: string; role: 'admin' | 'teacher' }[] }),
  });
  const othersOf = async (user: string) => {
    const sql = 'select organization_id, role from account.other_memberships where user_id = $1';
    return (await account.pool.query(sql, [user])).rows;
  };

  test('is theirs as it was told last, and stays where an earlier version of organization says nothing', async () => {
    const user = await makeUser(account.pool);
    const [elm, oak] = [randomUUID(), randomUUID()];
    const inElm = [{ organization_id: elm, role: 'admin' }];
    await tell('organization/membership-changed', works(user, 2, oak, inElm), works(user, 1, elm, []));
    expect(await userRow(user)).toMatchObject({ organization_id: oak, user_type: 1 });
    expect(await othersOf(user)).toEqual(inElm);
    await tell('organization/membership-changed', works(user, 3, oak, undefined));
    expect(await othersOf(user)).toEqual(inElm);
    await tell('organization/membership-changed', works(user, 4, null, inElm));
    expect(await userRow(user)).toMatchObject({ organization_id: null, user_type: 0 });
    // Their school hears of them also while they work in none.
    const described = await eventsOf(account, 'account/member-described', user);
    expect(described.at(-1)?.organization_id).toBe(elm);
  });

  test('ends with the school, and with the account', async () => {
    const user = await makeUser(account.pool);
    const organization_id = randomUUID();
    await tell('organization/membership-changed', works(user, 1, null, [{ organization_id, role: 'admin' }]));
    await tell('organization/organization-changed', {
      organization_id,
      version: 9,
      name: '',
      native_name: null,
      slug: 'gone',
      type: 'school',
      email_domain: null,
      max_students: null,
      trial_ends_at: null,
      second_factor_demanded: false,
      removed: true,
    });
    expect(await othersOf(user)).toEqual([]);
    await account.pool.query('delete from account.users where id = $1', [user]);
    await tell('organization/membership-changed', works(user, 2, null, [{ organization_id, role: 'admin' }]));
    expect(await othersOf(user)).toEqual([]);
  });

  test('leaves behind, in another school, the student whom they had chosen and whoever acts as them, but staff', async () => {
    const [elm, oak] = [randomUUID(), randomUUID()];
    const user = await makeUser(account.pool, { user_type: 1, organization_id: elm });
    const student = await makeStudent(account.pool, { organization_id: elm });
    const own = await logIn(account.pool, { user, student });
    const actAs = async (is_staff: boolean) => {
      const by = await makeUser(account.pool, { is_staff, user_type: 2, organization_id: elm });
      const { session: origin } = await logIn(account.pool, { user: by });
      const { session } = await logIn(account.pool, { user });
      const sql =
        'update account.sessions set impersonator_id = $2, impersonator_session_id = $3 where id = $1';
      await account.pool.query(sql, [session, by, origin]);
      return session;
    };
    const [admin, staff] = [await actAs(false), await actAs(true)];
    const sessionsOf = async () =>
      (await account.pool.query('select id, student_id from account.sessions where user_id = $1', [user]))
        .rows;
    await tell('organization/membership-changed', works(user, 1, elm, []));
    expect(await sessionsOf()).toHaveLength(3);
    await tell(
      'organization/membership-changed',
      works(user, 2, oak, [{ organization_id: elm, role: 'teacher' }]),
    );
    const left = await sessionsOf();
    expect(left.map(({ id }) => id).toSorted()).toEqual([own.session, staff].toSorted());
    expect(left.map(({ id }) => id)).not.toContain(admin);
    expect(left.map(({ student_id }) => student_id)).toEqual([null, null]);
  });
});

describe('an invitation', () => {
  test('is one school more for who teaches in another, and for a parent, whose students stay theirs', async () => {
    const [organization, other] = [
      await makeOrganization(account.pool),
      await makeOrganization(account.pool),
    ];
    const admin = await enter({ user_type: 2, organization_id: organization });
    const invite = async () =>
      tokenOf((await admin.post('/api/auth/signup/generate-link', { email: someEmail() })).json().link);
    const accept = async (user: string) => {
      const browser = new Browser(account, await parentIdentity(account.pool, user));
      return (await browser.post('/api/auth/accept-invitation', { token: await invite() })).json();
    };
    const teacher = await makeUser(account.pool, { user_type: 1, organization_id: other });
    const parent = await makeUser(account.pool);
    await makeStudent(account.pool, { parent_id: parent });
    for (const user of [teacher, parent]) {
      expect(await accept(user)).toEqual({ done: true });
      expect(await eventsOf(account, 'account/invitation-accepted', user)).toEqual([
        { user_id: user, organization_id: organization, role: 'teacher' },
      ]);
    }
  });

  test('to register a school takes nothing from who teaches in another, nor from a parent, until it is there', async () => {
    const browser = await enter({ is_staff: true });
    await giveFactor(account.pool, (await browser.identity()).user ?? '');
    const accept = async (user: string) => {
      const { link } = (await browser.post(`/api/auth/signup/generate-link?email=${someEmail()}`)).json();
      const own = new Browser(account, await parentIdentity(account.pool, user));
      return (await own.post('/api/auth/accept-invitation', { token: tokenOf(link) })).json();
    };
    const organization_id = await makeOrganization(account.pool);
    const teacher = await makeUser(account.pool, { user_type: 1, organization_id });
    const parent = await makeUser(account.pool);
    await makeStudent(account.pool, { parent_id: parent });
    for (const user of [teacher, parent]) {
      const before = await userRow(user);
      expect(await accept(user)).toEqual({ done: true });
      expect(await userRow(user)).toEqual(before);
    }
  });
});
