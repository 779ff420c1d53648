import type { EventData } from '@burrow/contracts';
import { entitlement, schoolClass } from '@burrow/service-kit/testing';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDoor } from './door.harness.ts';
import { COOKIE_SECRET, keysOf, MAIN, start, Visitor } from './platform.harness.ts';
import { type People, seededDatabase } from './seeded.harness.ts';
import { sendEvent, StreamReader, until } from './stream.harness.ts';
import { addressesOf, type Way, WAYS } from './ways.harness.ts';

// Only for a test that hangs: how long messages take is up to the machine.
jest.setTimeout(600_000);

const cookieOf = (people: People, key: string): string => `session=${people.person(key).session}`;
/** Later than everything that the seed sent. */
let version = 1_000;

const classOf = (people: People, more: Partial<EventData<'organization/class-changed'>> = {}) =>
  schoolClass({
    class_id: people.classes['class-a'] ?? '',
    organization_id: people.organizations['meadow'] ?? '',
    version: (version += 1),
    ...more,
  });

describe.each(WAYS)('%s', (name, startWay) => {
  let way: Way;
  let people: People;
  const readers: StreamReader[] = [];
  const open = async (key: string, lastEventId?: string, url = way.url): Promise<StreamReader> => {
    const reader = await StreamReader.open(url, cookieOf(people, key), lastEventId);
    readers.push(reader);
    return reader;
  };
  const changeClass = () => sendEvent(way.databaseUrl, 'organization/class-changed', classOf(people));

  beforeAll(async () => {
    const database = await seededDatabase();
    ({ people } = database);
    way = await startWay({ RATE_WITHOUT_COOKIE: '100000' }, database);
  });
  afterAll(async () => {
    for (const reader of readers) reader.close();
    await way.stop();
  });

  test('a change of class is sent to those in it, once it applies, and to nobody else', async () => {
    const [student, parent] = await Promise.all([open('zoe'), open('parent')]);
    await changeClass();
    await until(() => student.topics.length === 2, 'the change of class');
    expect(student.topics.toSorted()).toEqual(['access-changed', 'account-changed']);
    const owner = { kind: 'user', id: people.person('parent').user_id ?? '' } as const;
    await sendEvent(
      way.databaseUrl,
      'payment/entitlement-changed',
      entitlement({ owner, version: (version += 1) }),
    );
    await until(() => parent.topics.length === 2, 'the change of plan');
    expect(student.topics).toHaveLength(2);
  });

  test('somebody who has left a class gets no more messages about it', async () => {
    const [student, classmate] = await Promise.all([open('zoe'), open('ben')]);
    const member = { kind: 'student', id: people.person('zoe').student_id ?? '' } as const;
    const organization_id = people.organizations['meadow'] ?? '';
    const move = (class_id: string | null) =>
      sendEvent(way.databaseUrl, 'organization/membership-changed', {
        member,
        version: (version += 1),
        why: 'moved',
        organization_id,
        role: 'student',
        class_id,
      });
    await move(null);
    await until(() => student.topics.length === 2, 'the move');
    await changeClass();
    await until(() => classmate.topics.includes('access-changed'), 'the change of class');
    await move(people.classes['class-a'] ?? '');
    await until(() => student.topics.length === 4, 'the way back');
    expect(student.topics.filter(topic => topic === 'access-changed')).toHaveLength(2);
  });

  test('those who teach a class are told that it works, and nobody else is', async () => {
    const keys = ['teacher', 'admin', 'other-teacher', 'other-admin', 'zoe'];
    const readers = await Promise.all(keys.map(key => open(key)));
    const changed = classOf(people, { teacher_ids: [people.person('teacher').user_id ?? ''] });
    await sendEvent(way.databaseUrl, 'organization/class-changed', changed);
    await sendEvent(way.databaseUrl, 'learning/class-work-changed', { class_id: changed.class_id });
    const isTold = ({ topics }: StreamReader): boolean => topics.includes('class-work-changed');
    await until(() => readers.slice(0, 2).every(isTold), 'the work of the class');
    expect(readers.map(isTold)).toEqual([true, true, false, false, false]);
  });

  test('a browser that comes back gets what it missed, or is told that it missed too much', async () => {
    const before = await open('zoe');
    before.close();
    await changeClass();
    const after = await open('zoe', before.lastId);
    await until(() => after.topics.length === 2, 'what was missed');
    const late = await open('zoe', '999999999');
    expect(late.topics).toEqual(['missed']);
  });

  test('a stream ends with its session, and says so', async () => {
    const visitor = new Visitor(way.url);
    const { login, password, organization_slug } = people.person('zoe');
    await visitor.post('/api/auth/login-org', { login, password, organization_slug });
    const [here, other] = [await StreamReader.open(way.url, visitor.cookie), await open('zoe')];
    await visitor.post('/api/auth/logout');
    await until(() => here.isOver, 'the end');
    expect([here.wasEnded, other.isOver]).toEqual([true, false]);
    expect((await StreamReader.open(way.url, visitor.cookie)).status).toBe(401);
  });

  /** A browser in which somebody logs in by themselves. */
  const logIn = async (key: string): Promise<Visitor> => {
    const visitor = new Visitor(way.url);
    const { login, password, organization_slug } = people.person(key);
    await visitor.post(`/api/auth/login${organization_slug === null ? '' : '-org'}`, {
      login,
      password,
      ...(organization_slug !== null && { organization_slug }),
    });
    return visitor;
  };
  const openAll = async (cookie: string, count: number): Promise<StreamReader[]> => {
    const opened: StreamReader[] = [];
    for (let made = 0; made < count; made += 1) opened.push(await StreamReader.open(way.url, cookie));
    readers.push(...opened);
    return opened;
  };
  const closed = (opened: readonly StreamReader[]): number => opened.filter(({ isOver }) => isOver).length;

  test('a session has eight streams: the oldest end for newer ones, whichever visitor asks', async () => {
    const other = await open('admin');
    const { cookie } = await logIn('other-parent');
    const opened = await openAll(cookie, 8);
    expect(closed(opened)).toBe(0);
    const flood = await openAll(cookie, 40);
    await until(() => closed([...opened, ...flood]) === 40, 'the end of the oldest');
    expect(flood.slice(-8).map(({ isOver, wasEnded }) => isOver || wasEnded)).toEqual(Array(8).fill(false));
    expect(other.isOver).toBe(false);
  });

  test('somebody with many sessions has sixteen, and others keep theirs', async () => {
    const other = await open('admin');
    const sessions = [await logIn('parent'), await logIn('parent'), await logIn('parent')];
    const opened: StreamReader[] = [];
    for (const { cookie } of sessions) opened.push(...(await openAll(cookie, 8)));
    await until(() => closed(opened) === 8, 'the end of the oldest');
    expect(closed(opened.slice(0, 8))).toBe(8);
    expect(other.isOver).toBe(false);
  });

  test('calls are answered while more streams are open than a service has connections for calls', async () => {
    const keys = people.people.map(({ key }) => key);
    const opened = (await Promise.all(keys.map(key => openAll(cookieOf(people, key), 8)))).flat();
    for (const key of keys.slice(0, 8)) opened.push(...(await openAll((await logIn(key)).cookie, 8)));
    expect(opened.length - closed(opened)).toBeGreaterThan(256);
    const visitor = new Visitor(way.url, cookieOf(people, 'parent'));
    expect((await visitor.get('/api/auth/current')).status).toBe(200);
    for (const reader of readers.splice(0)) reader.close();
  });

  test('two gateways send the same, and one that ends sends its browsers to the other', async () => {
    if (name === 'in one process') return;
    const env = { ...keysOf('gateway'), ...addressesOf(way.processes.slice(1)), COOKIE_SECRET, PORT: '0' };
    const second = await start(MAIN.gateway, { ...env, LOG_LEVEL: 'silent', DRAIN_MS: '200' });
    const [here, there] = [await open('zoe'), await open('zoe', undefined, second.url)];
    await changeClass();
    for (const reader of [here, there]) await until(() => reader.topics.length === 2, 'the change');
    expect(await second.stop()).toBe(0);
    await until(() => there.isOver, 'the end of the second gateway');
    expect([there.wasEnded, here.isOver]).toEqual([false, false]);
    const back = await open('zoe', there.lastId);
    expect(back.topics).toEqual([]);
  });
});

test('beyond what a platform keeps open, a stream is refused for a while, and browsers that went leave no trace', async () => {
  const database = await seededDatabase();
  const { people } = database;
  const folder = await mkdtemp(path.join(tmpdir(), 'burrow-stream-'));
  const limits = { STREAMS: '3', LOG_LEVEL: 'silent' };
  const platform = await start(MAIN.platform, {
    ...limits,
    PORT: '0',
    DATA_DIR: folder,
    DATABASE_URL: database.url,
  });
  const open = (key: string) => StreamReader.open(platform.url, cookieOf(people, key));
  for (let gone = 0; gone < 50; gone += 1) {
    const headers = { cookie: cookieOf(people, 'zoe') };
    await fetch(`${platform.url}/api/stream`, { headers, signal: AbortSignal.timeout(gone % 10) }).then(
      ({ body }) => body?.cancel(),
      () => {},
    );
  }
  const three: StreamReader[] = [];
  await until(async () => {
    for (const reader of three.splice(0)) reader.close();
    for (const key of ['zoe', 'ben', 'parent']) three.push(await open(key));
    return three.every(({ status }) => status === 200);
  }, 'room for three');
  const refused = await fetch(`${platform.url}/api/stream`, { headers: { cookie: cookieOf(people, 'kim') } });
  expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([503, 'platform/busy']);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  three[0]?.close();
  await until(async () => (await open('kim')).status === 200, 'room');
  expect(await platform.stop()).toBe(0);
  await database.drop();
  await rm(folder, { recursive: true });
});

test('a stream survives an outage of the database, and then sends what happened meanwhile', async () => {
  const database = await seededDatabase();
  const { people } = database;
  const door = await openDoor(database.url);
  const folder = await mkdtemp(path.join(tmpdir(), 'burrow-stream-'));
  const platform = await start(MAIN.platform, { PORT: '0', DATA_DIR: folder, DATABASE_URL: door.url });
  const student = await StreamReader.open(platform.url, cookieOf(people, 'zoe'));
  await door.shut();
  await sendEvent(database.url, 'organization/class-changed', classOf(people));
  await door.open();
  await until(() => student.topics.length === 2, 'the change of class');
  expect(student.isOver).toBe(false);
  expect(await platform.stop()).toBe(0);
  await until(() => student.isOver, 'the end of the platform');
  await database.drop();
  await rm(folder, { recursive: true });
});
