import { ErrorAnswerSchema } from '@burrow/contracts';
import type { TestService } from '@burrow/service-kit/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { startLearning } from './learning.harness.ts';

let learning: TestService;

beforeAll(async () => {
  learning = await startLearning({ ADDRESS_RUNS_PER_DAY: 3 });
});
afterAll(() => learning.close());

const body = { last_status: 'in_progress', last_code_executed: 'x', level_slug: 'intro-level1' };

test('a network has a limit over all its visitors, stored without the address', async () => {
  const from = (address: string, id: string = randomUUID()) =>
    learning.as({ address, visitor: id }).post('/api/level/update/python', body);
  for (let count = 0; count < 3; count++) expect((await from(`2001:db8:1:2::${count}`)).statusCode).toBe(200);
  const id = randomUUID();
  const refused = await from('2001:db8:1:2::9', id);
  expect([refused.statusCode, ErrorAnswerSchema.parse(refused.json()).code]).toEqual([
    429,
    'level/too-many-from-address',
  ]);
  const credit = await learning.as({ visitor: id }).get('/api/credit/level');
  expect(credit.json().counter).toBe(10);
  expect((await from('2001:db8:1:3::9')).statusCode).toBe(200);
  const { rows } = await learning.pool.query(
    "select encode(address_hash, 'escape') as hash from learning.address_runs",
  );
  expect(rows).toHaveLength(2);
  expect(JSON.stringify(rows)).not.toContain('2001:db8');
});

test("an address has a limit over its visitors' completions too, each counted once", async () => {
  const complete = (visitor: string, code: string) =>
    learning
      .as({ address: '203.0.113.20', visitor })
      .post('/api/level/update/python', { ...body, last_status: 'COMPLETE', last_code_executed: code });
  const first = randomUUID();
  for (const code of ['a', 'a', 'b']) expect((await complete(first, code)).statusCode).toBe(200);
  expect((await complete(randomUUID(), 'a')).statusCode).toBe(200);
  const refused = await complete(first, 'c');
  expect([refused.statusCode, ErrorAnswerSchema.parse(refused.json()).code]).toEqual([
    429,
    'level/too-many-from-address',
  ]);
  const student = { role: 'student' as const, student: randomUUID(), session: randomUUID() };
  const own = learning.as({ address: '203.0.113.20', ...student });
  const done = { ...body, last_status: 'COMPLETE' };
  expect((await own.post('/api/level/update/python', done)).statusCode).toBe(200);
});
