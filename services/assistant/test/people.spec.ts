import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { entitlement, student } from '@burrow/service-kit/testing';
import { randomUUID } from 'node:crypto';
import { LEVEL_TIP, levelTip, startAssistant, type TestAssistant } from './assistant.harness.ts';

let assistant: TestAssistant;

beforeAll(async () => {
  assistant = await startAssistant();
});
afterAll(() => assistant.close());

const leftOf = async (id: string): Promise<string[]> => {
  const tables: { name: string }[] = await assistant.sql.query(
    "select table_name as name from information_schema.tables where table_schema = 'assistant' and table_type = 'BASE TABLE' order by 1",
  );
  const naming = await Promise.all(
    tables.map(async ({ name }) => {
      const rows: unknown[] = await assistant.sql.query(
        `select 1 from assistant."${name}" t where t::text like $1`,
        [`%${id}%`],
      );
      return rows.length > 0 ? [name] : [];
    }),
  );
  return naming.flat();
};

test('somebody who signs up keeps today’s tips, and what was said', async () => {
  const visitor = randomUUID();
  const as = assistant.as({ visitor });
  for (let round = 0; round < 2; round++) await as.post(LEVEL_TIP, levelTip());
  const id = randomUUID();
  await assistant.asStudent(id).post(LEVEL_TIP, levelTip({ slug: 'intro-level2' }));
  const adoption = { visitor_id: visitor, learner: { kind: 'student', id } } as const;
  await assistant.tell('account/visitor-adopted', adoption, adoption);
  expect((await assistant.asStudent(id).get('/api/credit/level_assistant')).json().counter).toBe(18);
  expect((await assistant.asStudent(id).post(LEVEL_TIP, levelTip())).json().dose).toBe('line');
  expect(await leftOf(visitor)).toEqual([]);
});

test('somebody who is removed leaves only the memory of it, and gets no tips', async () => {
  const parent = randomUUID();
  const child = student({ parent_id: parent });
  await assistant.tell('account/student-changed', child);
  await assistant.tell(
    'payment/entitlement-changed',
    entitlement({
      owner: { kind: 'user', id: parent },
      assignments: [{ student_id: child.student_id, course_id: 'python' }],
    }),
  );
  await assistant.asStudent(child.student_id).post(LEVEL_TIP, levelTip());
  await assistant.as({ role: 'parent', user: parent }).post(LEVEL_TIP, levelTip());
  await assistant.tell('account/student-changed', { ...child, version: 2, removed: true });
  await assistant.tell('account/user-removed', { user_id: parent });
  await assistant.tell('account/student-changed', child);
  await assistant.tell(
    'payment/entitlement-changed',
    entitlement({ owner: { kind: 'user', id: parent }, version: 9 }),
  );
  for (const id of [child.student_id, parent]) expect(await leftOf(id)).toEqual(['tombstones']);
  const answers = [
    await assistant.asStudent(child.student_id).post(LEVEL_TIP, levelTip()),
    await assistant.as({ role: 'parent', user: parent }).get('/api/credit/level_assistant'),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401]);
});

test('somebody who was removed adopts nothing', async () => {
  const [visitor, id] = [randomUUID(), randomUUID()];
  await assistant.as({ visitor }).post(LEVEL_TIP, levelTip());
  await assistant.tell('account/student-changed', student({ student_id: id, version: 3, removed: true }));
  await assistant.tell('account/visitor-adopted', { visitor_id: visitor, learner: { kind: 'student', id } });
  expect([await leftOf(id), await leftOf(visitor)]).toEqual([['tombstones'], []]);
});
