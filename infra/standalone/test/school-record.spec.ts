import {
  ENDPOINTS,
  type Endpoint,
  JoinRequestsSchema,
  type OperationName,
  type SchoolAction,
  SchoolActsSchema,
} from '@burrow/contracts';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { INSTALLATION, MAIN, start, type Started } from './platform.harness.ts';
import { type SeededDatabase, seededDatabase } from './seeded.harness.ts';

let folder: string;
let database: SeededDatabase;
let connection: pg.Client;
let platform: Started;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'burrow-record-'));
  database = await seededDatabase();
  connection = new pg.Client(database.url);
  await connection.connect();
  const settings = { DATA_DIR: folder, DATABASE_URL: database.url, SERVICE_KEY: INSTALLATION, PORT: '0' };
  platform = await start(MAIN.platform, settings);
});

afterAll(async () => {
  await platform.stop();
  await connection.end();
  await database.drop();
  await rm(folder, { recursive: true });
});

interface Request {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
}

interface Said {
  readonly body: Readonly<Record<string, unknown>>;
  /** The session that it began, if it began one. */
  readonly session: string | undefined;
}

/** A call of the API with a session, or with none. */
async function ask(session: string | null, name: OperationName, request: Request = {}): Promise<Said> {
  const { method, path: template }: Endpoint = ENDPOINTS[name];
  const { params = {}, query = {}, body } = request;
  const url = template.replace(/\{(\w+)\}/g, (_, key: string) => params[key] ?? '');
  const answer = await fetch(`${platform.url}${url}?${new URLSearchParams(query)}`, {
    method,
    headers: {
      'sec-fetch-site': 'same-origin',
      ...(session && { cookie: `session=${session}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const cookie = answer.headers.getSetCookie().find(each => each.startsWith('session='));
  return { body: (await answer.json()) as Said['body'], session: cookie?.split(/[=;]/)[1] };
}

const sessionOf = (key: string): string => database.people.person(key).session;

/** How often the school's record says an act. Read as nobody's session, since some calls change that of an administrator. */
async function timesOf(action: SchoolAction): Promise<number> {
  const { rows } = await connection.query<{ times: number }>(
    `select count(*)::int as times from organization.audit where action = $2 and organization_id =
      (select organization_id from organization.members where user_id = $1)`,
    [database.people.person('admin').user_id, action],
  );
  return rows[0]?.times ?? 0;
}

/** Which acts each call has left in the record. */
const seen = new Map<OperationName, Set<SchoolAction>>();

/** Makes a call that does something to the account of a student, and waits until the record says it once more. */
async function act(
  session: string | null,
  name: OperationName,
  action: SchoolAction,
  request: Request = {},
): Promise<Said> {
  const before = await timesOf(action);
  const said = await ask(session, name, request);
  for (let tries = 0; (await timesOf(action)) === before; tries += 1) {
    if (tries === 300) throw new Error(`${name} left no ${action}: ${JSON.stringify(said.body)}`);
    await delay(20);
  }
  seen.set(name, new Set([...(seen.get(name) ?? []), action]));
  return said;
}

async function changesStudents(session: string, class_id: string, zoe: string, ben: string) {
  const made = () => ({ request_id: randomUUID(), class_id });
  await act(session, 'createSchoolStudent', 'students-added', { body: made() });
  await act(session, 'createSchoolStudents', 'students-added', { body: { ...made(), students: [{}, {}] } });
  const rows = [{ full_name: 'Ida Import', password: 'lamp river goat' }];
  await act(session, 'startImport', 'students-added', {
    params: { import_id: randomUUID() },
    body: { class_id, rows },
  });
  const one = { params: { student_id: zoe } };
  await act(session, 'updateSchoolStudent', 'student-changed', { ...one, body: { full_name: 'Zoë Meadow' } });
  await act(session, 'updateSchoolStudent', 'password-renewed', { ...one, body: { renew_password: true } });
  await act(session, 'makeLoginCards', 'cards-made', { body: { student_ids: [zoe, ben] } });
  await act(session, 'makeLoginCards', 'cards-and-passwords-made', {
    body: { student_ids: [zoe], renew_passwords: true },
  });
  await ask(session, 'updateLesson', { params: { class_id }, body: { picture_log_in: true } });
  await act(session, 'makePictures', 'pictures-made', { params: { class_id }, body: { student_ids: [zoe] } });
  await act(session, 'handOverStudent', 'student-offered', one);
}

async function appliesRoster(admin: string, own: string, other: string, ben: string) {
  const accepted = (class_id: string, students: readonly object[], gone: readonly string[] = []) => ({
    body: { source: 'list', class_id, classes: [], students, gone },
  });
  const one = { student_id: ben, full_name: 'Ben Brook' };
  await act(admin, 'applyRoster', 'student-changed', accepted(own, [one]));
  await act(admin, 'applyRoster', 'students-moved', accepted(other, [one]));
  await act(admin, 'applyRoster', 'student-removed', accepted(other, [], [ben]));
  await act(admin, 'applyRoster', 'student-returned', accepted(own, [one]));
}

async function movesStudents(admin: string, other: string, ben: string) {
  const one = { params: { student_id: ben } };
  await act(admin, 'updateSchoolStudent', 'students-moved', { ...one, body: { class_id: other } });
  await act(admin, 'transferStudents', 'students-moved', { body: { student_ids: [ben], class_id: null } });
  await act(admin, 'removeSchoolStudent', 'student-removed', one);
  await act(admin, 'returnFormerStudent', 'student-returned', one);
  await act(admin, 'removeSchoolStudent', 'student-removed', one);
  await act(admin, 'eraseFormerStudent', 'student-erased', one);
}

async function hasGuest(session: string, class_id: string, student_id: string) {
  const one = { params: { class_id, student_id } };
  await act(session, 'addGuest', 'guest-added', one);
  await act(session, 'removeGuest', 'guest-removed', one);
}

async function letsIn(session: string, class_id: string) {
  const params = { class_id };
  const { code } = (await ask(session, 'updateClassCode', { params, body: { action: 'renew' } })).body;
  const join = (username: string) => ({
    body: { code, request_id: randomUUID(), username, password: 'lamp river goat' },
  });
  while ((await ask(null, 'readClassByToken', { body: { token: code } })).body['code']) await delay(20);
  await act(null, 'signupWithClassToken', 'student-joined', join('joins-now'));
  const later =
    "update account.class_entries set joining_until = now() - interval '1 minute' where class_id = $1";
  await connection.query(later, [class_id]);
  for (const [username, let_in] of [
    ['waits-one', true],
    ['waits-two', false],
  ] as const) {
    const asking = join(username);
    await ask(null, 'signupWithClassToken', asking);
    const { body } = await ask(session, 'listJoinRequests', { params });
    const waiting = JoinRequestsSchema.parse(body).requests;
    const request_id = waiting.find(each => each.username === username)?.id ?? '';
    const action = let_in ? 'student-let-in' : 'student-refused';
    await act(session, 'answerJoinRequest', action, { params: { class_id, request_id }, body: { let_in } });
  }
}

test('the parent who takes a student over reads what was done to them, alone and with others, and nobody else does', async () => {
  const [teacher, parent] = [sessionOf('teacher'), sessionOf('parent')];
  const { 'class-a': class_id = '' } = database.people.classes;
  const body = { request_id: randomUUID(), class_id, students: [{ username: 'goes-home' }, {}] };
  const made = await act(teacher, 'createSchoolStudents', 'students-added', { body });
  const [goes, stays] = (made.body['students'] as { student_id: string }[]).map(
    ({ student_id }) => student_id,
  );
  await act(teacher, 'makeLoginCards', 'cards-made', { body: { student_ids: [goes, stays] } });
  await act(teacher, 'makeLoginCards', 'cards-and-passwords-made', {
    body: { student_ids: [stays], renew_passwords: true },
  });
  const one = { params: { student_id: goes ?? '' } };
  expect((await ask(parent, 'listSchoolActs', one)).body['code']).toBe('auth/forbidden');
  const { code } = (await act(teacher, 'handOverStudent', 'student-offered', one)).body;
  await ask(parent, 'takeOverStudent', { body: { code, username: 'home-now' } });
  const read = async () => SchoolActsSchema.parse((await ask(parent, 'listSchoolActs', one)).body);
  while ((await read()).total < 3) await delay(20);
  expect((await read()).acts.map(({ action, by, name, school }) => [action, by, name, school])).toEqual(
    ['student-offered', 'cards-made', 'students-added'].map(action => [
      action,
      'teacher',
      expect.any(String),
      expect.any(String),
    ]),
  );
  for (const key of ['teacher', 'admin', 'other-parent', 'pip-hopper'])
    expect((await ask(sessionOf(key), 'listSchoolActs', one)).body['code']).toBe('auth/forbidden');
});

test('every call that does something to a student’s account leaves a row in the school’s record', async () => {
  const [teacher, admin] = [sessionOf('teacher'), sessionOf('admin')];
  const { 'class-a': own = '', 'class-b': other = '' } = database.people.classes;
  const idOf = (key: string) => database.people.person(key).student_id ?? '';
  const [zoe, ben] = [idOf('zoe'), idOf('ben')];
  await connection.query(
    `insert into learning.certificates (certificate_id, learner_kind, learner_id, kind, course, chapter)
     values ('0123456789abcdefghjk', 'student', $1, 'chapter', 'python', 1)`,
    [zoe],
  );
  const certificate = { params: { certificate_id: '0123456789abcdefghjk' }, body: { shown_name: 'first' } };
  await act(teacher, 'chooseCertificateName', 'certificate-name-chosen', certificate);
  await changesStudents(teacher, own, zoe, ben);
  await letsIn(teacher, own);
  await hasGuest(sessionOf('other-teacher'), other, zoe);
  const solutions = { params: { course_slug: 'python', chapter: '1' } };
  await act(teacher, 'getChapterSolutions', 'solutions-opened', solutions);
  const chosen = await act(teacher, 'chooseStudent', 'student-chosen', { params: { student_id: zoe } });
  await ask(chosen.session ?? '', 'leaveStudent');
  const acting = await act(admin, 'impersonateStudent', 'impersonation-began', {
    query: { target_student_id: zoe },
  });
  const back = await act(acting.session ?? '', 'stopImpersonating', 'impersonation-ended');
  await appliesRoster(back.session ?? '', own, other, ben);
  await movesStudents(back.session ?? '', other, ben);

  const declared = Object.entries<Endpoint>(ENDPOINTS)
    .filter(([, { childActs = [] }]) => childActs.length > 0)
    .map(([name, { childActs = [] }]) => [name, childActs.toSorted()]);
  const told = [...seen].map(([name, acts]) => [name, [...acts].toSorted()]);
  expect(Object.fromEntries(told)).toEqual(Object.fromEntries(declared));
});
