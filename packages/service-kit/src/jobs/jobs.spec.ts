import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { inTransaction } from '../database/in-transaction.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { createTestDatabase } from '../testing/index.ts';

let own: Awaited<ReturnType<typeof createTestDatabase>>;
/** With a single connection, so that whatever needs a second one waits for ever. */
let database: Database;

beforeAll(async () => {
  own = await createTestDatabase();
  database = openDatabase(own.url, 1);
});
afterAll(async () => {
  await database.close();
  await own.drop();
});

const sendIn = (queue: string): Promise<void> =>
  inTransaction(database.pool, tx => database.jobs.send(tx, queue, { sent: true }));

test('a job is queued with the connection of its transaction alone, from the first one on', async () => {
  await database.jobs.open('first');
  await database.jobs.open('second');
  await sendIn('first');
  await sendIn('second');
  const { rows } = await database.pool.query('select name from jobs.job order by name');
  expect(rows).toEqual([{ name: 'first' }, { name: 'second' }]);
});

test('opening a queue again while others send to it changes nothing', async () => {
  await inTransaction(database.pool, async tx => {
    await database.jobs.open('first');
    await database.jobs.send(tx, 'first', { sent: true });
  });
  const { rows } = await database.pool.query(
    `select count(*)::int as count from jobs.job where name = 'first'`,
  );
  expect(rows).toEqual([{ count: 2 }]);
});
