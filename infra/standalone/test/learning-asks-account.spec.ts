import { create as createAccount } from '@burrow/account';
import { create as createLearning, settings } from '@burrow/learning';
import { CertificateSchema, type QuizQuestion, QuizTrySchema } from '@burrow/contracts';
import { type Identity, Outbox, type Service } from '@burrow/service-kit';
import {
  schoolClass,
  startForTest,
  student,
  testKeysOf,
  type TestService,
} from '@burrow/service-kit/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';

const SEATS = 8;
const [teacher, admin, parent] = [randomUUID(), randomUUID(), randomUUID()];
const ours = schoolClass({ teacher_ids: [teacher] });
const child = student({ parent_id: parent });
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
    for (const seat of [...seats, child]) await outbox.send(sql, 'account/student-changed', seat);
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
  const known = 'select 1 from learning.students s left join learning.classes c using (class_id)';
  while ((await learning.pool.query(known)).rowCount !== SEATS + 1) await delay(20);
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
  const { rows } = await learning.pool.query<{
    learner_id: string;
    questions: { id: string; set: number }[];
  }>('select learner_id, questions from learning.quiz_tries');
  const asked = seats.map(
    ({ student_id }) => rows.find(({ learner_id }) => learner_id === student_id)?.questions ?? [],
  );
  for (const [seat, own] of asked.slice(1).entries()) {
    const before = new Set(asked[seat]?.map(({ id, set }) => `${id} ${set}`));
    expect(own).toHaveLength(10);
    expect(own.filter(({ id, set }) => before.has(`${id} ${set}`))).toEqual([]);
  }
  // The class as a whole is asked about all sets of data.
  expect(
    new Set(begun.flatMap(({ questions }) => questions.map(({ question }) => looksOf(question)))).size,
  ).toBeGreaterThan(20);
});

describe('the whole name of a certificate is on the print', () => {
  const [ofStudent, ofChild] = ['0123456789abcdefghjk', '1123456789abcdefghjk'];
  const schoolStudent = seats[0]?.student_id ?? '';
  const here = (identity: Partial<Identity>): Partial<Identity> => ({ session: randomUUID(), ...identity });
  const school = { organization: ours.organization_id };

  beforeAll(async () => {
    const { pool } = learning;
    await pool.query(
      "insert into account.users (id, email, email_key, full_name, user_type) values ($1, $2, $2, 'Petra', 0)",
      [parent, `${parent}@home.example`],
    );
    await pool.query(
      "insert into account.students (id, parent_id, username, username_key, password_hash) values ($1, $2, 'kit', 'kit', '')",
      [child.student_id, parent],
    );
    await pool.query("update account.students set full_name = 'Ada Lovelace' where id = any ($1)", [
      [schoolStudent, child.student_id],
    ]);
    for (const [id, learner] of [
      [ofStudent, schoolStudent],
      [ofChild, child.student_id],
    ])
      await pool.query(
        "insert into learning.certificates (certificate_id, learner_kind, learner_id, kind, course, chapter) values ($1, 'student', $2, 'chapter', 'python', 1)",
        [id, learner],
      );
  });

  test.each([
    ['a visitor', {}, 'A. L.', 'A. L.'],
    ['the student', here({ role: 'student', student: schoolStudent }), 'Ada Lovelace', 'A. L.'],
    ['the child', here({ role: 'student', student: child.student_id }), 'A. L.', 'Ada Lovelace'],
    ['the parent', here({ role: 'parent', user: parent }), 'A. L.', 'Ada Lovelace'],
    ['another parent', here({ role: 'parent', user: randomUUID() }), 'A. L.', 'A. L.'],
    ['a teacher of the class', here({ role: 'teacher', user: teacher, ...school }), 'A. L.', 'A. L.'],
    ['that teacher with the student chosen', here({ role: 'teacher', user: teacher, student: schoolStudent, ...school }), 'A. L.', 'A. L.'],
    ['an administrator', here({ role: 'admin', user: admin, ...school }), 'A. L.', 'A. L.'],
    ['staff', here({ role: 'parent', user: randomUUID(), staff: true }), 'A. L.', 'A. L.'],
    ['whoever acts as the student', here({ role: 'student', student: schoolStudent, impersonator: admin }), 'A. L.', 'A. L.'],
    ['whoever acts as the parent', here({ role: 'parent', user: parent, impersonator: admin }), 'A. L.', 'A. L.'],
  ] as const)('of the family and nobody else: %s', async (_who, identity, onStudents, onChilds) => {
    const caller = learning.as(identity);
    const printed = async (id: string) =>
      CertificateSchema.parse((await caller.get(`/api/certificate/${id}`)).json()).printed_name;
    expect([await printed(ofStudent), await printed(ofChild)]).toEqual([onStudents, onChilds]);
  }); // prettier-ignore

  test.each([
    ['the student', here({ role: 'student', student: schoolStudent }), 'مدرسة المرج'],
    ['a teacher of the class', here({ role: 'teacher', user: teacher, ...school }), 'مدرسة المرج'],
    ['a visitor, from initials, nothing', {}, null],
    [
      'whoever acts as the student, nothing',
      here({ role: 'student', student: schoolStudent, impersonator: admin }),
      null,
    ],
  ] as const)('and the school in its own script is told to %s', async (_who, identity, name) => {
    await learning.pool.query("update account.organizations set native_name = 'مدرسة المرج'");
    const schoolOf = async (id: string) =>
      CertificateSchema.parse((await learning.as(identity).get(`/api/certificate/${id}`)).json()).school;
    expect([await schoolOf(ofStudent), await schoolOf(ofChild)]).toEqual([name, null]);
  });
});
