import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { SqlRunner } from '../database/sql-runner.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { createTestDatabase, schoolClass, student } from '../testing/index.ts';
import { EventHandlers } from './event-handlers.ts';
import { Outbox } from './outbox.ts';
import { subscribedTypes } from './subscribed-types.harness.ts';

const STUDENTS = 300;
/** What may be in the queue when a class rule arrives. */
const BATCH = 50;

let own: Awaited<ReturnType<typeof createTestDatabase>>;
let database: Database;
const taken: string[] = [];
const transactions = new Set<string>();
const broken = randomUUID();

const take = async (name: string, tx: SqlRunner): Promise<void> => {
  const [{ id }] = (await tx.query('select txid_current()::text as id')) as [{ id: string }];
  transactions.add(id);
  if (name === broken && taken.length < STUDENTS / 2) await tx.query('select 1 / 0');
  taken.push(name);
};

beforeAll(async () => {
  own = await createTestDatabase();
  database = openDatabase(own.url, 5);
});
afterAll(async () => {
  await database.close();
  await own.drop();
});

test('many events take few transactions, one that fails does not stop the others, and a class rule goes first', async () => {
  const outbox = await Outbox.open(database.jobs);
  const sql: SqlRunner = { query: async (text, values) => (await database.pool.query(text, values)).rows };
  const send = (id: string): Promise<void> =>
    outbox.send(sql, 'account/student-changed', student({ student_id: id }));
  await send(broken);
  await Promise.all(Array.from({ length: STUDENTS - 1 }, () => send(randomUUID())));
  const handlers = new EventHandlers('learning', database.jobs);
  handlers.on('account/student-changed', ({ student_id }, tx) => take(student_id, tx));
  handlers.on('organization/class-changed', (_, tx) => take('class', tx));
  const others = subscribedTypes('learning', ['account/student-changed', 'organization/class-changed']);
  for (const type of others) handlers.on(type, async () => {});
  await outbox.send(sql, 'organization/class-changed', schoolClass());
  await handlers.onApplicationBootstrap();
  while (taken.length <= STUDENTS) await delay(20);
  expect(taken.indexOf('class')).toBeLessThan(BATCH);
  expect(taken.filter(name => name === broken)).toHaveLength(1);
  expect(new Set(taken).size).toBe(STUDENTS + 1);
  expect(transactions.size).toBeLessThanOrEqual(STUDENTS / BATCH + 4);
});
