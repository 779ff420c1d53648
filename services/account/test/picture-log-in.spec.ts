import type { EventData, PictureName } from '@burrow/contracts';
import { serviceIdentity, type SqlRunner } from '@burrow/service-kit';
import { startForTest, type TestService } from '@burrow/service-kit/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { createHash, randomUUID } from 'node:crypto';
import { CODE_POLICY } from '../src/attempts/attempts.rules.ts';
import { createAccount } from '../src/create-account.ts';
import { keepClassEntry } from '../src/features/schools/copies/class-entry-copy.handler.ts';
import { Browser } from './browser.harness.ts';
import { makeOrganization, makeStudent, makeUser, PASSWORD, someClassCode } from './people.harness.ts';

let account: TestService;
let version = 0;
let place: { organization_id: string; class_id: string };
let code: string;
let children: string[];
let by: { user: string; impersonator: null };

beforeAll(async () => {
  account = await startForTest(createAccount);
});
afterAll(() => account.close());

const someName = () => `n${randomUUID().slice(0, 20)}`;
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

/** What organization tells of the class. */
async function tell(more: Partial<EventData<'organization/class-entry-changed'>>): Promise<void> {
  const tx: SqlRunner = { query: async (text, values) => (await account.pool.query(text, values)).rows };
  version += 1;
  await keepClassEntry(
    {
      ...place,
      version,
      code_hash: createHash('sha256').update(code).digest('hex'),
      joining_until: null,
      lesson_began_at: inMinutes(-1),
      lesson_ends_at: inMinutes(40),
      picture_log_in: true,
      shared_devices: false,
      ...more,
    },
    tx,
  );
}

beforeEach(async () => {
  place = { organization_id: await makeOrganization(account.pool), class_id: randomUUID() };
  code = someClassCode();
  by = { user: await makeUser(account.pool), impersonator: null };
  await account.pool.query(
    `insert into account.classes (id, version, organization_id, name, teacher_ids, unlocked_chapters, no_skip, quiz, assistant_enabled)
     values ($1, 1, $2, 'Badgers', '{}', '{}', false, true, true)`,
    [place.class_id, place.organization_id],
  );
  const child = (username: string, character: string) =>
    makeStudent(account.pool, { ...place, username, character });
  children = [await child('mia', 'Owl'), await child('noah', 'Fox')];
  await tell({});
});

interface Made {
  readonly student_id: string;
  readonly pictures: PictureName[];
}

const organizations = () => account.as(serviceIdentity('organization'));
const make = async (student_ids: string[], more: object = {}) =>
  (await organizations().post('/internal/classes/pictures', { ...place, student_ids, by, ...more })).json();
const missing = async (): Promise<string[]> =>
  (await organizations().post('/internal/classes/pictures/missing', place)).json().missing;
const picturesOf = async (id = children[0]!): Promise<PictureName[]> =>
  ((await make([id])).made as Made[])[0]!.pictures;
const show = (browser = new Browser(account)) => browser.post('/api/auth/picture-class', { code });
const enter = (pictures: readonly string[], browser = new Browser(account), username = 'mia') =>
  browser.post('/api/auth/login-pictures', { code, username, pictures });
const codeOf = (answer: { json(): unknown }) => (answer.json() as { code?: string }).code;
const others = (pictures: readonly PictureName[]): PictureName[] => [...pictures].toReversed();

test('a child finds itself in the class by animal and username, and comes in by its pictures', async () => {
  expect(await missing()).toEqual(children);
  const pictures = await picturesOf();
  expect(await missing()).toEqual([children[1]]);
  expect((await show()).json()).toEqual({
    class_name: 'Badgers',
    students: [
      { username: 'mia', character: 'Owl', has_pictures: true },
      { username: 'noah', character: 'Fox', has_pictures: false },
    ],
  });
  const browser = new Browser(account);
  const { user } = (await enter(pictures, browser)).json();
  expect(user).toMatchObject({ student_id: children[0], is_student: true });
  expect(user.session_ends_in).toBeGreaterThan(39 * 60);
  expect(await browser.identity()).toMatchObject({ role: 'student', class: place.class_id });
});

test('other pictures, another order, or somebody without pictures: nobody comes in', async () => {
  const pictures = await picturesOf();
  const refused = [
    await enter(others(pictures)),
    await enter(pictures, undefined, 'noah'),
    await enter(pictures, undefined, someName()),
  ];
  expect(refused.map(codeOf)).toEqual(Array(3).fill('auth/wrong-credentials'));
  expect((await enter(pictures.slice(1))).statusCode).toBe(422);
});

test('pictures are good for nothing else, and the password is not among them', async () => {
  const pictures = await picturesOf();
  const { rows } = await account.pool.query('select slug from account.organizations where id = $1', [
    place.organization_id,
  ]);
  const logIn = async (password: string) =>
    new Browser(account).post('/api/auth/login-org', {
      login: 'mia',
      password,
      organization_slug: rows[0].slug,
    });
  expect(codeOf(await logIn(pictures.join(' ')))).toBe('auth/wrong-credentials');
  // Whoever has a keyboard stays logged in after the lesson.
  expect((await logIn(PASSWORD)).json().user.session_ends_in).toBeNull();
});

test.each<[string, Parameters<typeof tell>[0]]>([
  ['no lesson was opened', { lesson_began_at: null, lesson_ends_at: null }],
  ['the lesson is over', { lesson_ends_at: inMinutes(-1) }],
  ['pictures are off', { picture_log_in: false }],
])('when %s nobody is shown and nobody comes in', async (_, entry) => {
  const pictures = await picturesOf();
  await tell(entry);
  expect([codeOf(await show()), codeOf(await enter(pictures))]).toEqual(['auth/no-lesson', 'auth/no-lesson']);
});

test('switched off, the pictures end: switched on again there are none', async () => {
  const pictures = await picturesOf();
  await tell({ picture_log_in: false });
  await tell({});
  expect(await missing()).toEqual(children);
  expect(codeOf(await enter(pictures))).toBe('auth/wrong-credentials');
});

test('a session ends with the lesson, whether that is prolonged or ended early', async () => {
  const browser = new Browser(account);
  const pictures = await picturesOf();
  await enter(pictures, browser);
  const left = async () => (await browser.get('/api/auth/current')).json().session_ends_in;
  await tell({ lesson_ends_at: inMinutes(90) });
  expect(await left()).toBeGreaterThan(89 * 60);
  await tell({ lesson_ends_at: inMinutes(0) });
  // Two minutes are left, in which a run ends and the page stores what was typed.
  expect(await left()).toBe(0);
  const told = await account.pool.query(
    "select topic from account.stream_messages where audience_id = $1 and topic = 'account-changed'",
    [place.class_id],
  );
  expect(told.rows).toHaveLength(2);
  await account.pool.query(
    "update account.sessions set expires_at = expires_at - interval '121 seconds' where student_id = $1",
    [children[0]],
  );
  expect((await browser.get('/api/auth/current')).statusCode).toBe(401);
});

test('tries are limited for each child from all addresses; new pictures clear them', async () => {
  const pictures = await picturesOf();
  await picturesOf(children[1]);
  for (let tries = 0; tries < 5; tries += 1)
    expect(codeOf(await enter(others(pictures)))).toBe('auth/wrong-credentials');
  expect(codeOf(await enter(pictures))).toBe('auth/too-many-attempts');
  expect(codeOf(await enter(pictures, undefined, 'noah'))).toBe('auth/wrong-credentials');
  expect((await enter(await picturesOf())).statusCode).toBe(200);
  expect(codeOf(await enter(pictures))).toBe('auth/wrong-credentials');
});

test('codes of classes are slowed down here too', async () => {
  const browser = new Browser(account);
  const wrong = async () => codeOf(await browser.post('/api/auth/picture-class', { code: 'xxxx-9999' }));
  for (let tries = 0; tries < CODE_POLICY.free; tries += 1) expect(await wrong()).toBe('auth/token-invalid');
  expect(await wrong()).toBe('auth/too-many-attempts');
  expect(codeOf(await show(browser))).toBe('auth/too-many-attempts');
});

test('pictures are made for students of the class only, and in a class that uses them', async () => {
  const stranger = await makeStudent(account.pool, { organization_id: place.organization_id });
  expect((await make([children[0]!, stranger])).code).toBe('organization/unknown');
  expect(await missing()).toEqual(children);
  expect((await make(children, { organization_id: randomUUID() })).code).toBe('organization/unknown');
  await tell({ picture_log_in: false });
  expect((await make(children)).code).toBe('organization/unknown');
});

test('who left the school is not shown, and does not come in', async () => {
  const pictures = await picturesOf();
  await account.pool.query('update account.students set left_at = now() where id = $1', [children[0]]);
  expect((await show()).json().students).toHaveLength(1);
  expect(codeOf(await enter(pictures))).toBe('auth/wrong-credentials');
});

test('a guest comes in by the pictures of home, is told the rules of the lesson, and stays as long as it is open', async () => {
  const pictures = await picturesOf();
  await tell({ lesson_began_at: inMinutes(-60), lesson_ends_at: inMinutes(-10) });
  const home = { ...place };
  place = { ...home, class_id: randomUUID() };
  code = someClassCode();
  await account.pool.query(
    `insert into account.classes (id, version, organization_id, name, teacher_ids, guest_ids, unlocked_chapters, no_skip, quiz, assistant_enabled)
     values ($1, 1, $2, 'Otters', '{}', $3, '{2}', true, false, false)`,
    [place.class_id, place.organization_id, [children[0]]],
  );
  await tell({});
  expect((await show()).json().students).toEqual([{ username: 'mia', character: 'Owl', has_pictures: true }]);
  const browser = new Browser(account);
  const { user } = (await enter(pictures, browser)).json();
  expect(user).toMatchObject({
    class_details: { name: 'Badgers', unlocked_chapters: ['2'], no_skip: true, quiz: false },
  });
  expect(user.student_details.assistant_enabled).toBe(false);
  expect(codeOf(await enter(pictures, undefined, 'noah'))).toBe('auth/wrong-credentials');
  await tell({ lesson_ends_at: inMinutes(80) });
  const { session_ends_in } = (await browser.get('/api/auth/current')).json();
  expect(session_ends_in).toBeGreaterThan(79 * 60);
  await tell({ lesson_ends_at: inMinutes(-3) });
  expect((await browser.get('/api/auth/current')).statusCode).toBe(401);
});
