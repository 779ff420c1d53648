import { create as createAccount } from '@burrow/account';
import { create as createLearning, settings } from '@burrow/learning';
import { type QuizQuestion, QuizTrySchema } from '@burrow/contracts';
import { Outbox, type Service } from '@burrow/service-kit';
import {
  schoolClass,
  startForTest,
  student,
  testKeysOf,
  type TestService,
} from '@burrow/service-kit/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';

const SEATS = 8;
const ours = schoolClass();
const seats = Array.from({ length: SEATS }, () =>
  student({ class_id: ours.class_id, organization_id: ours.organization_id }),
);

let account: Service | undefined;
let learning: TestService;

beforeAll(async () => {
  learning = await startForTest(async parts => {
    account = await createAccount({ ...parts, settings: {} });
    const { pool, jobs } = parts.database;
    const own = { ...parts, keys: testKeysOf('learning'), places: { account }, settings: settings.parse({}) };
    const service = await createLearning(own);
    const outbox = new Outbox(jobs);
    const sql = { query: async (text: string, values?: unknown[]) => (await pool.query(text, values)).rows };
    await outbox.send(sql, 'organization/class-changed', ours);
    for (const seat of seats) await outbox.send(sql, 'account/student-changed', seat);
    return service;
  });
  await learning.pool.query(
    `insert into account.organizations (id, version, name, slug, type) values ($1, 1, 'Meadow', 'meadow-abc', 'school')`,
    [ours.organization_id],
  );
  for (const [at, { student_id }] of seats.entries())
    await learning.pool.query(
      `insert into account.students (id, organization_id, class_id, username, username_key, password_hash, character)
       values ($1, $2, $3, $4, $4, '', 'Rabbit')`,
      [student_id, ours.organization_id, ours.class_id, `seat-${at}`],
    );
  const known = 'select 1 from learning.students s join learning.classes c using (class_id)';
  while ((await learning.pool.query(known)).rowCount !== SEATS) await delay(20);
});
afterAll(async () => {
  await account?.close();
  await learning.close();
});

/** What a question looks like to whoever glances over: without its number and the order of its choices. */
const looksOf = ({ text, ...asked }: QuizQuestion): string =>
  JSON.stringify([text, 'code' in asked ? asked.code : null, 'level' in asked ? asked.level : null]);

test('a class that begins a quiz at once: who stand next to each other in its list share no question', async () => {
  const begun = await Promise.all(
    seats.map(async ({ student_id }) => {
      const caller = learning.as({ role: 'student', student: student_id, session: randomUUID() });
      return QuizTrySchema.parse((await caller.post('/api/quiz/python/1/try', {})).json());
    }),
  );
  const { rows } = await learning.pool.query<{ learner_id: string; questions: { id: string; set: number }[] }>(
    'select learner_id, questions from learning.quiz_tries',
  );
  const asked = seats.map(
    ({ student_id }) => rows.find(({ learner_id }) => learner_id === student_id)?.questions ?? [],
  );
  for (const [seat, own] of asked.slice(1).entries()) {
    const before = new Set(asked[seat]?.map(({ id, set }) => `${id} ${set}`));
    expect(own).toHaveLength(10);
    expect(own.filter(({ id, set }) => before.has(`${id} ${set}`))).toEqual([]);
  }
  // The class as a whole is asked about all sets of data.
  expect(new Set(begun.flatMap(({ questions }) => questions.map(({ question }) => looksOf(question)))).size).toBeGreaterThan(20);
}); // prettier-ignore
