import { type Database, inTransaction, openDatabase, queueStates } from '@burrow/service-kit';
import { createTestDatabase } from '@burrow/service-kit/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { GivenJobs } from '../src/jobs/given-jobs.rules.ts';
import { type Ask, operateJobs } from '../src/jobs/operate-jobs.ts';
import { MAIN, runToEnd } from './platform.harness.ts';
import { until } from './stream.harness.ts';

const QUEUE = 'trial';
const ROSA = 'rosa@home.example';

let own: Awaited<ReturnType<typeof createTestDatabase>>;
let database: Database;
let isBroken = true;
const done: string[] = [];

beforeAll(async () => {
  own = await createTestDatabase();
  database = openDatabase(own.url, 3);
});
afterAll(async () => {
  await database.close();
  await own.drop();
});

const runCommand = (...words: string[]) =>
  runToEnd(MAIN.jobs, { DATABASE_URL: own.url }, 'jobs/main.js', ...words);

const QUEUES = { what: 'queues' } as const;
const sure = async (): Promise<void> => {};
const run = (given: GivenJobs, ask: Ask = sure) => operateJobs(database.pool, given, ask);
const list = (queue: string) => run({ what: 'list', queue });

const send = (queue: string, to: string, options = {}) =>
  inTransaction(database.pool, tx => database.jobs.send(tx, queue, { to }, { retryLimit: 0, ...options }));

const stateOf = async (queue: string) =>
  (await queueStates(database.pool)).find(state => state.queue === queue);

test('a database without queues is named', async () => {
  await expect(run(QUEUES)).rejects.toThrow('There are no queues');
});

test('a job that failed is listed without what it is about, and done when it is tried again', async () => {
  await database.jobs.open(QUEUE);
  await database.jobs.open('other');
  await database.jobs.work<{ to: string }>(QUEUE, async ({ to }) => {
    if (isBroken) throw Object.assign(new Error(`no mail to ${to}`), { detail: to, code: '23505' });
    done.push(to);
  });
  await send(QUEUE, ROSA);
  await send('other', ROSA, { startAfter: 3_600 });
  await until(async () => (await stateOf(QUEUE))?.failed === 1, 'the failure');
  const { out, err } = await runCommand();
  expect(out).toMatch(/^trial +0 +0 +0 +1$/m);
  expect(out).toMatch(/^other +0 +1 +0 +0$/m);
  const listed = await list(QUEUE);
  expect(listed).toMatch(/ failed +0 .* Error 23505$/m);
  expect(out + err + listed).not.toMatch(/rosa|mail/);

  isBroken = false;
  expect(await run({ what: 'retry', queue: QUEUE, ids: null })).toBe(
    'Jobs of trial that are tried again now: 1.',
  );
  await until(() => done.length === 1, 'the retry');
  expect(done).toEqual([ROSA]);
});

test('a job that waits for a time is tried at once', async () => {
  expect(await stateOf('other')).toMatchObject({ later: 1, due: 0, oldest: null });
  await run({ what: 'retry', queue: 'other', ids: null });
  expect(await stateOf('other')).toMatchObject({ later: 0, due: 1, oldest: expect.anything() });
});

test('a job is dropped when somebody says yes', async () => {
  const [id = ''] = /[0-9a-f-]{36}/.exec(await list('other')) ?? [];
  const unsure = await runCommand('drop', 'other', id);
  expect(unsure).toMatchObject({ code: 1, err: expect.stringContaining('repeat it with --yes') });
  expect((await stateOf('other'))?.due).toBe(1);
  const drop = { what: 'drop', queue: 'other' } as const;
  expect(await run({ ...drop, ids: null })).toMatch(/^There is nothing to drop/);
  expect(await run({ ...drop, ids: [id] })).toBe('Jobs of other that are dropped: 1.');
  expect(await stateOf('other')).toMatchObject({ due: 0, oldest: null });
});

test('what it does not do, and a queue that is not there, are told', async () => {
  expect((await runCommand('forget', 'other', 'x')).err).toMatch(/^So it is called: npm run jobs/);
  await expect(list('nothing')).rejects.toThrow('There is no queue nothing');
});
