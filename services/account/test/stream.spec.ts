import {
  type Identity,
  IDENTITY_HEADER,
  inTransaction,
  leaveTransaction,
  type SqlRunner,
  visitorIdentity,
} from '@burrow/service-kit';
import { startForTest, type TestService } from '@burrow/service-kit/testing';
import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { createAccount } from '../src/create-account.ts';
import { tellStream } from '../src/features/own-account/stream/index.ts';
import { logIn, makeStudent, makeUser } from './people.harness.ts';

/** Longer than messages are gathered. */
const APART_MS = 80;

let account: TestService;
let url: string;
const streams = new Set<Stream>();

/** A browser's stream and what it received. */
class Stream {
  text = '';
  isOver = false;
  readonly #abort = new AbortController();

  static async open(session: Partial<Identity>): Promise<Stream> {
    const stream = new Stream();
    const token = await account.tokenOf({ ...visitorIdentity(randomUUID()), role: 'parent', ...session });
    const answer = await fetch(`${url}/api/stream`, {
      headers: { [IDENTITY_HEADER]: token },
      signal: stream.#abort.signal,
    });
    expect(answer.status).toBe(200);
    void stream.#read(answer);
    streams.add(stream);
    return stream;
  }

  get isTold(): boolean {
    return this.text.includes('"topic"');
  }

  close(): void {
    this.#abort.abort();
  }

  async #read({ body }: Response): Promise<void> {
    const decoder = new TextDecoder();
    try {
      for await (const chunk of body ?? [])
        this.text += decoder.decode(chunk as Uint8Array, { stream: true });
    } catch {
      // Aborted.
    }
    this.isOver = true;
  }
}

const until = async (condition: () => boolean): Promise<void> => {
  while (!condition()) await delay(20);
};

const db: SqlRunner = {
  query: async (text, values) => (await account.pool.query(text, values)).rows,
};

/** Tells somebody something, in a transaction. */
async function tell(kind: 'user' | 'student', id: string): Promise<void> {
  const client = await account.pool.connect();
  await client.query('begin');
  await tellStream(
    { query: async (text, values) => (await client.query(text, values)).rows },
    'account-changed',
    { kind, id },
  );
  await client.query('commit');
  client.release();
}

async function someone(): Promise<{ id: string; session: Partial<Identity>; stream: Stream }> {
  const id = await makeUser(account.pool);
  const session = await logIn(account.pool, { user: id });
  return { id, session, stream: await Stream.open(session) };
}

async function people(count: number) {
  const all: Awaited<ReturnType<typeof someone>>[] = [];
  for (let made = 0; made < count; made += 1) all.push(await someone());
  return all;
}

/** Counts the sessions that are read from now on. */
function countReads(): () => Promise<number> {
  const query = jest.spyOn(account.pool, 'query');
  return async () => {
    const results = await Promise.all(query.mock.results.map(({ value }) => value as unknown));
    const isOfSessions = (index: number): boolean =>
      JSON.stringify(query.mock.calls[index]?.[0]).includes('account.sessions');
    const rows = results.map((result, index) =>
      isOfSessions(index) ? (result as { rows: unknown[] }).rows.length : 0,
    );
    return rows.reduce((sum, count) => sum + count, 0);
  };
}

beforeAll(async () => {
  account = await startForTest(createAccount);
  url = await account.service.fastify.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => {
  jest.restoreAllMocks();
  for (const stream of streams) stream.close();
  streams.clear();
});
afterAll(async () => {
  // fetch keeps connections for later calls.
  account.service.fastify.server.closeAllConnections();
  await account.close();
});

test('a message wakes those it is for, whoever else has a stream open', async () => {
  const open = await people(40);
  const [ada, ben] = [open[0]!, open[1]!];
  await tell('user', ada.id);
  await until(() => ada.stream.isTold);
  const readSessions = countReads();
  for (let count = 0; count < 20; count += 1) {
    await tell('student', randomUUID());
    await delay(APART_MS);
  }
  await tell('user', ben.id);
  await until(() => ben.stream.isTold);
  expect(open.filter(({ stream }) => stream.isTold)).toEqual([ada, ben]);
  // Only Ben's, found and read again. Every 20 seconds all are read, which may have happened meanwhile.
  expect(await readSessions()).toBeLessThan(5 * open.length);
});

test('sessions that end take their streams with them, and no others are read', async () => {
  const open = await people(40);
  const [ada, ben] = [open[20]!, open[39]!];
  await tell('user', ada.id);
  await until(() => ada.stream.isTold);
  const readSessions = countReads();
  for (const { session, stream } of open.slice(0, 21)) {
    await db.query('delete from account.sessions where id = $1', [session.session]);
    await until(() => stream.isOver);
  }
  expect(await readSessions()).toBeLessThan(5 * open.length);
  expect([ada.stream.text.includes('event: end'), ben.stream.isOver]).toEqual([true, false]);
});

test('when hundreds of sessions end at once, none of their streams stays', async () => {
  const open = await people(3);
  await db.query(
    `insert into account.sessions (token_hash, user_id, is_student, browser, expires_at)
     select decode(md5(random()::text || at), 'hex'), $1, false, '', now() + interval '1 day' from generate_series(1, 300) at`,
    [open[0]!.id],
  );
  await db.query('delete from account.sessions where user_id = any ($1)', [
    open.slice(0, 2).map(({ id }) => id),
  ]);
  await until(() => open.slice(0, 2).every(({ stream }) => stream.isOver));
  expect(open[2]!.stream.isOver).toBe(false);
});

test('a student is told by whichever way they have a session', async () => {
  const parent = await makeUser(account.pool);
  const student = await makeStudent(account.pool, { parent_id: parent });
  const own = await Stream.open(await logIn(account.pool, { student, isStudent: true }));
  const chosen = await Stream.open(await logIn(account.pool, { user: parent, student }));
  const other = await someone();
  await tell('student', student);
  await until(() => own.isTold && chosen.isTold);
  expect(other.stream.isTold).toBe(false);
});

test('a stream that the gateway has ended before it opened is left alone', async () => {
  const session = await logIn(account.pool, { user: await makeUser(account.pool) });
  const token = await account.tokenOf({ ...visitorIdentity(randomUUID()), role: 'parent', ...session });
  // As the gateway does with the oldest of too many.
  const gateway = createServer((request, response) => {
    request.headers[IDENTITY_HEADER] = token;
    account.service.handle(request, response);
    response.end();
  }).listen(0, '127.0.0.1');
  await once(gateway, 'listening');
  const logged = account.logLines.length;
  const { port } = gateway.address() as AddressInfo;
  expect(await (await fetch(`http://127.0.0.1:${port}/api/stream`)).text()).toBe('');
  const other = await Stream.open(session);
  await until(() => other.text !== '');
  expect(account.logLines.slice(logged).filter(line => line.includes('request failed'))).toEqual([]);
  gateway.closeAllConnections();
  gateway.close();
});

test('who tells something and writes then does not wait for who writes and tells then', async () => {
  const id = await makeUser(account.pool);
  const other = await account.connect();
  const others: SqlRunner = { query: async (text, values) => (await other.query(text, values)).rows };
  const write = (tx: SqlRunner) =>
    tx.query('update account.users set full_name = full_name where id = $1', [id]);
  const tellHer = (tx: SqlRunner) => tellStream(tx, 'account-changed', { kind: 'user', id });
  await other.query('begin');
  await write(others);
  let theirs = Promise.resolve();
  await inTransaction(account.pool, async tx => {
    await tellHer(tx);
    theirs = leaveTransaction(async () => {
      await tellHer(others);
      await other.query('commit');
    });
    await write(tx);
  });
  await theirs;
  await other.end();
  const sent = await account.pool.query('select 1 from account.stream_messages where audience_id = $1', [id]);
  expect(sent.rowCount).toBe(2);
});
