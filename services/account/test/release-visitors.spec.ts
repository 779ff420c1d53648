import { type CountReleaseVisitors, MOST_RELEASE_MARKS, SERVICE_CALLS } from '@burrow/contracts';
import { serviceIdentity } from '@burrow/service-kit';
import { startForTest, type TestService } from '@burrow/service-kit/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { createHash } from 'node:crypto';
import { createAccount } from '../src/create-account.ts';
import { RETENTION } from '../src/database/retention.queries.ts';

let account: TestService;
beforeAll(async () => {
  account = await startForTest(createAccount);
});
afterAll(() => account.close());
beforeEach(() => account.pool.query('delete from account.release_visitors'));

const hash = (word: string): string => createHash('sha256').update(word).digest('base64url');
const GROUP = { release: 'mf-play 0.6.0 2', scope: 'visitors' };
type Mark = CountReleaseVisitors['marks'][number];
const mark = (subject: string, more: Partial<Mark> = {}): Mark => ({
  ...GROUP,
  subject: hash(subject),
  network: hash(subject),
  was_given: true,
  has_failed: false,
  ...more,
});
const count = async (marks: Mark[], asked = [GROUP]) => {
  const answer = await account
    .as(serviceIdentity('gateway'))
    .post(SERVICE_CALLS.countReleaseVisitors.path, { marks, asked });
  return (answer.json() as { counts: unknown[] }).counts;
};

test('visitors of several gateways are counted together, each once', async () => {
  await count([mark('a'), mark('b'), mark('a', { has_failed: true })]);
  expect(await count([mark('b'), mark('c')])).toEqual([{ ...GROUP, given: 3, failed: 1 }]);
  expect(await count([])).toEqual([{ ...GROUP, given: 3, failed: 1 }]);
});

test('a failure that is reported before the version was given counts once it was', async () => {
  const failed = mark('a', { was_given: false, has_failed: true });
  expect(await count([failed])).toEqual([]);
  expect(await count([mark('a')])).toEqual([{ ...GROUP, given: 1, failed: 1 }]);
});

test('a network counts as two visitors at most, whatever it does', async () => {
  const liars = Array.from({ length: 40 }, (_, at) =>
    mark(`liar ${at}`, { network: hash('school'), has_failed: true }),
  );
  expect(await count([mark('a'), ...liars])).toEqual([{ ...GROUP, given: 3, failed: 2 }]);
});

test('releases, and whom a rule is for, are counted apart', async () => {
  const other = { ...GROUP, scope: 'staff' };
  const older = { ...GROUP, release: 'mf-play 0.6.0 1' };
  const all = await count([mark('a'), mark('a', other), mark('b', other), mark('a', older)], [GROUP, other]);
  expect(all).toEqual([
    { ...other, given: 2, failed: 0 },
    { ...GROUP, given: 1, failed: 0 },
  ]);
});

test('nothing is counted after a day, nor kept', async () => {
  await count([mark('a', { has_failed: true })]);
  await account.pool.query("update account.release_visitors set at = now() - interval '25 hours'");
  expect(await count([])).toEqual([]);
  for (const { text } of RETENTION) await account.pool.query(text);
  expect((await account.pool.query('select 1 from account.release_visitors')).rowCount).toBe(0);
});

test('of a version the newest 5,000 visitors are kept', async () => {
  for (let call = 0; call < 11; call += 1)
    await count(Array.from({ length: MOST_RELEASE_MARKS }, (_, at) => mark(`visitor ${call} ${at}`)));
  expect(await count([])).toEqual([{ ...GROUP, given: 5_000, failed: 0 }]);
  expect((await account.pool.query('select 1 from account.release_visitors')).rowCount).toBe(5_000);
});

test('what no gateway of ours sends is refused', async () => {
  const gateway = account.as(serviceIdentity('gateway'));
  const statusOf = async (marks: unknown[]) =>
    (await gateway.post(SERVICE_CALLS.countReleaseVisitors.path, { marks, asked: [] })).statusCode;
  expect(await statusOf([mark('a', { subject: 'visitor-1' })])).toBe(422);
  expect(await statusOf([{ ...mark('a'), address: '203.0.113.7' }])).toBe(422);
  expect(await statusOf(Array.from({ length: MOST_RELEASE_MARKS + 1 }, () => mark('a')))).toBe(422);
});
