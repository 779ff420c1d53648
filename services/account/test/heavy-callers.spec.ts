import { MOST_HEAVY_CALLERS, SERVICE_CALLS } from '@burrow/contracts';
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
beforeEach(() => account.pool.query('delete from account.heavy_callers'));

const hash = (word: string): string => createHash('sha256').update(word).digest('base64url');
const of = (word: string, calls: number) => ({ caller: hash(word), calls });
const tell = (callers: unknown[]) =>
  account.as(serviceIdentity('gateway')).post(SERVICE_CALLS.countHeavyCallers.path, { callers });
const count = async (...callers: unknown[]): Promise<[string, number][]> => {
  const answer = (await tell(callers)).json() as { callers: { caller: string; calls: number }[] };
  return answer.callers.map(({ caller, calls }) => [caller, calls]);
};
const passMinute = () =>
  account.pool.query("update account.heavy_callers set ends_at = ends_at - interval '61 seconds'");

test('what gateways tell of a caller is added up, and of each by itself', async () => {
  expect(await count(of('a', 70))).toEqual([[hash('a'), 70]]);
  expect(new Map(await count(of('b', 1), of('a', 30)))).toEqual(
    new Map([
      [hash('a'), 100],
      [hash('b'), 1],
    ]),
  );
});

test('gateways that tell at once lose nothing', async () => {
  await Promise.all(Array.from({ length: 40 }, (_, at) => count(of('a', 1), of(`b${at % 3}`, 2))));
  expect(await count(of('a', 1))).toEqual([[hash('a'), 41]]);
});

test('a caller’s minute begins with the first that is told, and is over after a minute', async () => {
  await count(of('a', 500));
  await account.pool.query("update account.heavy_callers set ends_at = now() + interval '20 seconds'");
  const [kept] = ((await tell([of('a', 1)])).json() as { callers: { ends_in_ms: number }[] }).callers;
  expect(kept?.ends_in_ms).toBeLessThanOrEqual(20_000);
  await passMinute();
  expect(await count(of('a', 3))).toEqual([[hash('a'), 3]]);
  expect(await count(of('a', 3))).toEqual([[hash('a'), 6]]);
});

test('counts stay numbers that can be told, however large', async () => {
  const most = 1_000_000_000;
  expect(await count(of('a', most), of('a', most))).toEqual([[hash('a'), most]]);
  expect(await count(of('a', most))).toEqual([[hash('a'), most]]);
});

test('a minute that is over is not kept', async () => {
  await count(of('a', 1));
  await passMinute();
  await count(of('b', 1));
  for (const { text } of RETENTION) await account.pool.query(text);
  expect((await account.pool.query('select caller from account.heavy_callers')).rows).toEqual([
    { caller: hash('b') },
  ]);
});

test('what no gateway of ours sends is refused', async () => {
  const statusOf = async (callers: unknown[]) => (await tell(callers)).statusCode;
  expect(await statusOf([of('a', 0)])).toBe(422);
  expect(await statusOf([{ ...of('a', 1), caller: '203.0.113.7' }])).toBe(422);
  expect(await statusOf([{ ...of('a', 1), address: '203.0.113.7' }])).toBe(422);
  expect(await statusOf(Array.from({ length: MOST_HEAVY_CALLERS + 1 }, () => of('a', 1)))).toBe(422);
});
