import type { ClassPresence, EventData } from '@burrow/contracts';
import type { Identity, SqlRunner } from '@burrow/service-kit';
import { startForTest, type TestService } from '@burrow/service-kit/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { createAccount } from '../src/create-account.ts';
import { keepClassEntry } from '../src/features/schools/copies/class-entry-copy.handler.ts';
import { beatPresence } from '../src/features/schools/lesson-presence/beat-presence.ts';
import { makeOrganization, makeStudent, makeUser, studentIdentity } from './people.harness.ts';

let account: TestService;
let place: { organization_id: string; class_id: string };
let moss: string;
let version = 0;

const tx: SqlRunner = { query: async (text, values) => (await account.pool.query(text, values)).rows };
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

/** What organization tells of the class's lesson. */
const lesson = (lesson_began_at: string, lesson_ends_at: string) =>
  keepClassEntry(
    {
      ...place,
      version: (version += 1),
      code_hash: null,
      joining_until: null,
      lesson_began_at,
      lesson_ends_at,
      picture_log_in: false,
      shared_devices: false,
    } satisfies EventData<'organization/class-entry-changed'>,
    tx,
  );

beforeAll(async () => {
  account = await startForTest(createAccount);
});
afterAll(() => account.close());
beforeEach(async () => {
  place = { organization_id: await makeOrganization(account.pool), class_id: randomUUID() };
  moss = await makeUser(account.pool, { organization_id: place.organization_id, user_type: 1 });
  await account.pool.query(
    `insert into account.classes (id, version, organization_id, name, teacher_ids, unlocked_chapters, no_skip, quiz, assistant_enabled)
     values ($1, 1, $2, 'Badgers', $3, '{}', false, true, true)`,
    [place.class_id, place.organization_id, [moss]],
  );
  await lesson(inMinutes(-1), inMinutes(40));
});

interface Child {
  readonly id: string;
  readonly session: string;
  readonly tell: (inView: boolean) => Promise<unknown>;
}

async function child(who: Partial<Identity> = {}): Promise<Child> {
  const id = await makeStudent(account.pool, place);
  const identity = { ...(await studentIdentity(account.pool, id, null)), ...who };
  const tell = (in_view: boolean) => account.as(identity).put('/api/presence', { in_view });
  return { id, session: identity.session ?? '', tell };
}

const teacher = (more: Partial<Identity> = {}) =>
  account.as({ role: 'teacher', user: moss, organization: place.organization_id, ...more });
const path = () => `/api/presence/class/${place.class_id}`;
const read = async () => (await teacher().get(path())).json() as ClassPresence;
const presenceOf = async ({ id }: Child) =>
  (await read()).students.find(({ student_id }) => student_id === id)?.presence;
const rows = async () =>
  (await account.pool.query('select * from account.lesson_presence where class_id = $1', [place.class_id]))
    .rows;
const pass = (seconds: number) =>
  account.pool.query('update account.lesson_presence set seen_at = seen_at - make_interval(secs => $1)', [
    seconds,
  ]);
const told = async (): Promise<number> =>
  (
    await account.pool.query(
      "select 1 from account.stream_messages where topic = 'class-presence-changed' and audience_id = $1",
      [place.class_id],
    )
  ).rowCount ?? 0;

test('who has a page in view is here, who left a minute ago has left, who never came is missing', async () => {
  const [ada, ben] = [await child(), await child()];
  const missing = await makeStudent(account.pool, place);
  await ada.tell(true);
  await ben.tell(true);
  await ben.tell(false);
  expect([await presenceOf(ada), await presenceOf(ben)]).toEqual(['here', 'here']);
  await pass(61);
  await beatPresence(tx, [ada.session, ben.session]);
  const { students } = await read();
  const of = (id: string) => students.find(({ student_id }) => student_id === id);
  expect([of(ada.id)?.presence, of(ben.id)?.presence]).toEqual(['here', 'left']);
  expect(of(ben.id)?.left_at).not.toBeNull();
  expect(of(missing)).toEqual({ student_id: missing, presence: 'missing', left_at: null });
});

test('a stream that is open in another process counts, one that is open in none does not', async () => {
  const [ada, ben] = [await child(), await child()];
  await ada.tell(true);
  await ben.tell(true);
  await pass(45);
  await beatPresence(tx, []);
  await beatPresence(tx, [ada.session]);
  await pass(20);
  await beatPresence(tx, []);
  expect([await presenceOf(ada), await presenceOf(ben)]).toEqual(['here', 'left']);
  await ben.tell(true);
  expect(await presenceOf(ben)).toBe('here');
});

test('those who teach are told once of whoever comes or goes, and not of a page that is hidden', async () => {
  const ada = await child();
  await ada.tell(true);
  await ada.tell(true);
  await ada.tell(false);
  await ada.tell(true);
  expect(await told()).toBe(1);
  await pass(61);
  await beatPresence(tx, []);
  await beatPresence(tx, []);
  expect(await told()).toBe(2);
});

test('a session from before the lesson is no presence, one that was used in it is', async () => {
  const [old, used] = [await child(), await child()];
  await account.pool.query(
    "update account.sessions set last_seen_at = now() - interval '1 hour' where id = $1",
    [old.session],
  );
  expect([await presenceOf(old), await presenceOf(used)]).toEqual(['missing', 'left']);
});

test('nothing is kept after a lesson, and outside of one nothing is stored', async () => {
  const ada = await child();
  await ada.tell(true);
  expect(await rows()).toHaveLength(1);
  await lesson(inMinutes(-2), inMinutes(-1));
  expect(await rows()).toEqual([]);
  await ada.tell(true);
  expect(await rows()).toEqual([]);
  await lesson(inMinutes(-1), inMinutes(40));
  await ada.tell(true);
  await account.pool.query('update account.class_entries set lesson_ends_at = now() where class_id = $1', [
    place.class_id,
  ]);
  await beatPresence(tx, [ada.session]);
  expect(await rows()).toEqual([]);
});

test('pages that show a lesson are told once when the clock has ended it, and not before', async () => {
  const topics = async () =>
    (
      await account.pool.query<{ topic: string; audience_kind: string }>(
        'select topic, audience_kind from account.stream_messages where audience_id = $1 and id > $2 order by id',
        [place.class_id, last],
      )
    ).rows.map(row => `${row.topic} ${row.audience_kind}`);
  const { rows: found } = await account.pool.query<{ id: string }>(
    'select coalesce(max(id), 0) as id from account.stream_messages',
  );
  const last = found[0]?.id;
  await beatPresence(tx, []);
  expect(await topics()).toEqual([]);
  const end =
    "update account.class_entries set lesson_ends_at = now() - interval '1 second' where class_id = $1";
  await account.pool.query(end, [place.class_id]);
  await beatPresence(tx, []);
  await beatPresence(tx, []);
  expect(await topics()).toEqual([
    'class-entry-changed class-teachers',
    'class-work-changed class-teachers',
    'lesson-changed class',
  ]);
});

test('guests are told that the rules of their home class hold again', async () => {
  const guest = await makeStudent(account.pool, { organization_id: place.organization_id });
  await account.pool.query('update account.classes set guest_ids = $2 where id = $1', [
    place.class_id,
    [guest],
  ]);
  await account.pool.query(
    "update account.class_entries set lesson_ends_at = now() - interval '1 second' where class_id = $1",
    [place.class_id],
  );
  await beatPresence(tx, []);
  const { rowCount } = await account.pool.query(
    "select 1 from account.stream_messages where audience_id = $1 and topic = 'account-changed'",
    [place.class_id],
  );
  expect(rowCount).toBe(1);
});

test('whoever acts as a student, or is none, is never here', async () => {
  const ada = await child();
  await account.pool.query('update account.sessions set impersonator_id = $2 where id = $1', [
    ada.session,
    moss,
  ]);
  await ada.tell(true);
  const ben = await child({ role: 'teacher' });
  await ben.tell(true);
  expect(await rows()).toEqual([]);
});

test('only those who teach the class see it, and only while its lesson is open', async () => {
  const code = async (more: Partial<Identity>) =>
    ((await teacher(more).get(path())).json() as { code?: string }).code ?? 'seen';
  expect(await code({})).toBe('seen');
  expect(await code({ role: 'admin', user: randomUUID() })).toBe('seen');
  expect(await code({ user: randomUUID() })).toBe('auth/forbidden');
  expect(await code({ role: 'admin', organization: randomUUID() })).toBe('auth/forbidden');
  expect(await code({ role: 'student', user: null, student: randomUUID() })).toBe('auth/forbidden');
  await child();
  await lesson(inMinutes(-2), inMinutes(-1));
  expect(await read()).toMatchObject({ students: [] });
  expect(await code({ user: randomUUID() })).toBe('auth/forbidden');
});

test('a guest is missing until they come, and here only in the lesson that they are in', async () => {
  const home = { ...place };
  const kim = await child();
  place = { ...home, class_id: randomUUID() };
  await account.pool.query(
    `insert into account.classes (id, version, organization_id, name, teacher_ids, guest_ids, unlocked_chapters, no_skip, quiz, assistant_enabled)
     values ($1, 1, $2, 'Otters', $3, $4, '{}', true, true, false)`,
    [place.class_id, place.organization_id, [moss], [kim.id]],
  );
  await lesson(inMinutes(-5), inMinutes(40));
  await kim.tell(true);
  expect(await presenceOf(kim)).toBe('missing');
  await lesson(inMinutes(0), inMinutes(40));
  expect(await presenceOf(kim)).toBe('missing');
  await kim.tell(true);
  expect(await presenceOf(kim)).toBe('here');
  await account.pool.query('update account.students set class_id = null, left_at = now() where id = $1', [
    kim.id,
  ]);
  expect(await presenceOf(kim)).toBeUndefined();
});
