import { ENDPOINTS, ErrorAnswerSchema, type Endpoint, type OperationName } from '@burrow/contracts';
import { CALLERS, type CallerName, type MatrixCase } from '@burrow/service-kit/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Secret, TOTP } from 'otpauth';
import pg from 'pg';
import type { Seeded } from '../src/seed/seed-platform.ts';
import { MATRIX } from './authorisation.matrix.ts';
import { INSTALLATION, MAIN, start, type Started } from './platform.harness.ts';
import { type SeededDatabase, seededDatabase } from './seeded.harness.ts';

/** Which of the seeded people a caller is. */
const PERSON: Readonly<Partial<Record<CallerName, string>>> = {
  parent: 'parent',
  'other-parent': 'other-parent',
  'parent-student': 'pip-hopper',
  'organisation-student': 'zoe',
  teacher: 'teacher',
  'other-teacher': 'other-teacher',
  admin: 'admin',
  'other-admin': 'other-admin',
  staff: 'staff',
};

const REFUSALS: Readonly<Record<string, string>> = {
  'auth/not-logged-in': '401',
  'auth/forbidden': '403',
  'payment/not-your-student': '403',
};

let folder: string;
let database: SeededDatabase;
let connection: pg.Client;
let platform: Started;
let people: Map<string, Seeded>;
let visitorCookie: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'burrow-matrix-'));
  database = await seededDatabase();
  people = new Map(database.people.people.map(person => [person.key, person]));
  connection = new pg.Client(database.url);
  await connection.connect();
  platform = await start(MAIN.platform, {
    DATA_DIR: folder,
    DATABASE_URL: database.url,
    SERVICE_KEY: INSTALLATION,
    PORT: '0',
    RATE_PER_ADDRESS: '100000',
    RATE_PER_VISITOR: '100000',
    RATE_WITHOUT_COOKIE: '100000',
  });
  const welcome = await fetch(`${platform.url}/api/user/country`);
  visitorCookie = welcome.headers.getSetCookie()[0]?.split(';')[0] ?? '';
});

afterAll(async () => {
  await platform.stop();
  await connection.end();
  await database.drop();
  await rm(folder, { recursive: true });
});

const personOf = (caller: CallerName): Seeded | undefined => people.get(PERSON[caller] ?? '');

const post = (url: string, body: object): Promise<Response> =>
  fetch(`${platform.url}/api/auth/${url}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: visitorCookie },
    body: JSON.stringify(body),
  });

/** A code of an app works once: here it may again, so that nobody waits for the next one. */
async function giveCode(key: string): Promise<Response> {
  await connection.query('update account.second_factors set last_step = 0');
  return post('second-factor', { code: new TOTP({ secret: Secret.fromBase32(key) }).generate() });
}

async function freshSession({ login, password, organization_slug, totp_key }: Seeded): Promise<string> {
  const first = await post(`login${organization_slug ? '-org' : ''}`, {
    login,
    password,
    ...(organization_slug ? { organization_slug } : {}),
  });
  const answer = totp_key ? await giveCode(totp_key) : first;
  const cookie = answer.headers.getSetCookie().find(each => each.startsWith('session='));
  if (!cookie) throw new Error(`no session: ${answer.status} ${await answer.text()}`);
  return cookie.split(';')[0] ?? '';
}

async function signEverybodyInAgain(): Promise<void> {
  for (const person of people.values()) {
    const session = (await freshSession(person)).replace('session=', '');
    people.set(person.key, { ...person, session });
  }
}

async function cookieOf(caller: CallerName, fresh: boolean): Promise<string | undefined> {
  if (caller === 'anonymous') return undefined;
  const person = personOf(caller);
  if (!person) return visitorCookie;
  return fresh ? freshSession(person) : `session=${person.session}`;
}

function fill<Value>(value: Value): Value {
  const text = JSON.stringify(value ?? null).replace(/\{([a-z-]+)\}/g, (_, key: string) => {
    const person = people.get(key);
    return person?.student_id ?? person?.user_id ?? database.people.classes[key] ?? '';
  });
  return JSON.parse(text) as Value;
}

async function outcomeOf(endpoint: Endpoint, matrixCase: MatrixCase, caller: CallerName): Promise<string> {
  const { params, query, body } = fill({
    params: matrixCase.params ?? {},
    query: matrixCase.query ?? {},
    body: matrixCase.body,
  });
  const cookie = await cookieOf(caller, matrixCase.spendsSession ?? false);
  const url = endpoint.path.replace(/\{(\w+)\}/g, (_, key: string) => params[key] ?? '');
  const answer = await fetch(`${platform.url}${url}?${new URLSearchParams(query)}`, {
    method: endpoint.method,
    redirect: 'manual',
    headers: {
      'sec-fetch-site': 'same-origin',
      ...(cookie ? { cookie } : {}),
      ...(body === null || body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === null || body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (answer.status < 400) {
    await answer.body?.cancel();
    return 'ok';
  }
  const { code } = ErrorAnswerSchema.parse(await answer.json());
  if (answer.status >= 500) return code;
  return REFUSALS[code] ?? 'ok';
}

/** A call that has to succeed, of what the matrix is asked about. */
async function asking(caller: CallerName, method: string, url: string, body?: object): Promise<void> {
  const answer = await fetch(`${platform.url}/api/${url}`, {
    method,
    headers: {
      'sec-fetch-site': 'same-origin',
      cookie: (await cookieOf(caller, false)) ?? '',
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
}

async function untilTrue(what: string, question: string, values: readonly string[]): Promise<void> {
  for (let tries = 0; tries < 400; tries += 1) {
    const { rows } = await connection.query(question, [...values]);
    if (rows.length > 0) return;
    await delay(25);
  }
  throw new Error(what);
}

/** Waits until the services that copy a class know its substitute. */
const untilCopied = (classId: string): Promise<void> =>
  untilTrue(
    'the substitute was not copied',
    `select 1 from account.classes a join learning.classes l on l.class_id = a.id
     where a.id = $1 and a.substitutes <> '[]' and l.substitutes <> '[]'`,
    [classId],
  );

/** Waits until the services know that the class has a guest, and its lesson. */
const untilGuest = (classId: string): Promise<void> =>
  untilTrue(
    'the guest was not copied',
    `select 1 from account.guests_of($1) a join learning.guests_of($1) l on l = a
     where learning.class_now(l) = $1 and account.class_now(a) = $1`,
    [classId],
  );

/** As if the days that were given lay in the past, wherever they are kept. */
async function letDaysPass(): Promise<void> {
  await connection.query("update organization.class_substitutes set ends_at = now() - interval '1 second'");
  for (const table of ['account.classes', 'learning.classes'])
    await connection.query(
      `update ${table} set substitutes = jsonb_set(substitutes, '{0,ends_at}', to_jsonb(now() - interval '1 second'))
       where substitutes <> '[]'`,
    );
}

describe.each(Object.entries(MATRIX) as [OperationName, readonly MatrixCase[]][])('%s', (name, cases) => {
  test.each(cases.map(each => [each.about ?? 'who may', each] as const))('%s', async (_about, each) => {
    const wanted = each.cells.trim().split(/\s+/);
    expect(wanted).toHaveLength(CALLERS.length);
    const seen: Record<string, string> = {};
    for (const caller of CALLERS) seen[caller] = await outcomeOf(ENDPOINTS[name], each, caller);
    if (each.endsSessions) await signEverybodyInAgain();
    expect(seen).toEqual(Object.fromEntries(CALLERS.map((caller, at) => [caller, wanted[at]])));
  });
});

/** What a teacher of Class 4a may do, and another teacher of the school may not. */
const OF_ITS_TEACHERS = (Object.entries(MATRIX) as [OperationName, readonly MatrixCase[]][]).flatMap(
  ([name, cases]) =>
    cases.flatMap(each => {
      const cells = each.cells.trim().split(/\s+/);
      const [own, other] = [cells[CALLERS.indexOf('teacher')], cells[CALLERS.indexOf('other-teacher')]];
      return own === 'ok' && other !== 'ok' ? [{ name, each, own, other }] : [];
    }),
);

async function outcomesOfOther(): Promise<string[]> {
  const outcomes: string[] = [];
  for (const { name, each } of OF_ITS_TEACHERS)
    outcomes.push(`${name} ${each.about}: ${await outcomeOf(ENDPOINTS[name], each, 'other-teacher')}`);
  return outcomes;
}

const wantedOf = (whose: 'own' | 'other'): string[] =>
  OF_ITS_TEACHERS.map(each => `${each.name} ${each.each.about}: ${each[whose]}`);

test('a substitute may make every call of a teacher of the class, and none of them once the days are over', async () => {
  expect(OF_ITS_TEACHERS.length).toBeGreaterThan(40);
  const from = new Date(Date.now() - 86_400_000).toISOString();
  const until = new Date(Date.now() + 86_400_000).toISOString();
  const { params } = fill({ params: { class: '{class-a}', user: '{other-teacher}' } });
  await asking('admin', 'PUT', `organization/classes/${params.class}/substitutes/${params.user}`, {
    begins_at: from,
    ends_at: until,
  });
  await untilCopied(params.class ?? '');
  expect(await outcomesOfOther()).toEqual(wantedOf('own'));
  await letDaysPass();
  expect(await outcomesOfOther()).toEqual(wantedOf('other'));
});

/** What the teacher of another class may do with one of its guests: what is handed in for the class, and nothing else. */
const OF_HOSTS = new Set(['getHandedIn a student', 'returnWork a student']);

test('a guest’s host may make no call of a teacher of the home class but for what is handed in to the host', async () => {
  const { params } = fill({ params: { host: '{class-b}', zoe: '{zoe}' } });
  const [host, guest] = [params.host ?? '', params.zoe ?? ''];
  const level = { course_id: 'python', level_slugs: ['intro-level1'] };
  await asking('other-teacher', 'PUT', `organization/classes/${host}/guests/${guest}`);
  await asking('other-teacher', 'PUT', `organization/classes/${host}/lesson`, { minutes: 45 });
  await untilGuest(host);
  const due_at = new Date(Date.now() + 86_400_000).toISOString();
  await asking('other-teacher', 'POST', `level/class/${host}/assignments`, { ...level, due_at });
  await asking('organisation-student', 'PUT', 'level/hand-in/python/intro-level1', {
    code: 'player.collect()',
  });
  const wanted = OF_ITS_TEACHERS.map(({ name, each, own, other }) => {
    const call = `${name} ${each.about}`;
    return `${call}: ${OF_HOSTS.has(call) ? own : other}`;
  });
  expect(await outcomesOfOther()).toEqual(wanted);
  await asking('other-teacher', 'DELETE', `organization/classes/${host}/guests/${guest}`);
});

test('every endpoint has a row', () => {
  expect(Object.keys(MATRIX).toSorted()).toEqual(Object.keys(ENDPOINTS).toSorted());
});

test('only the services themselves may make their internal calls', async () => {
  for (const url of ['/internal/session', '/internal/students']) {
    const answer = await fetch(`${platform.url}${url}`, { method: 'POST', redirect: 'manual' });
    expect(answer.status).toBe(404);
  }
});
