import { schoolClass, student } from '@burrow/service-kit/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { inDays } from './facts.harness.ts';
import { startLearning, type TestLearning } from './learning.harness.ts';

let learning: TestLearning;
const [teacher, now, later, before, organization] = Array.from({ length: 5 }, () => randomUUID()) as [
  string,
  string,
  string,
  string,
  string,
];
const days = (user_id: string, begins: number, ends: number) => ({
  user_id,
  begins_at: inDays(begins),
  ends_at: inDays(ends),
});
const ours = schoolClass({
  organization_id: organization,
  teacher_ids: [teacher],
  substitutes: [days(before, -3, -1), days(now, -1, 1), days(later, 1, 3)],
});
const schoolStudent = student({ organization_id: organization, class_id: ours.class_id });

beforeAll(async () => {
  learning = await startLearning();
  await learning.tell('organization/class-changed', ours);
  await learning.tell('account/student-changed', schoolStudent);
});
afterAll(() => learning.close());

const reads = async (user: string, of = organization): Promise<number[]> => {
  const caller = learning.as({ role: 'teacher', user, organization: of });
  const paths = [
    `class/${ours.class_id}/progress`,
    `class/${ours.class_id}/quizzes`,
    `work/${schoolStudent.student_id}`,
  ];
  return Promise.all(paths.map(async path => (await caller.get(`/api/level/${path}`)).statusCode));
};

test.each([
  ['during the days', now, 200],
  ['not before them', later, 403],
  ['not after them', before, 403],
  ['as the teacher of the class always does', teacher, 200],
])('a substitute sees the class and its students %s', async (_when, user, status) => {
  expect(await reads(user)).toEqual([status, status, status]);
});

test('a substitute returns work during the days only', async () => {
  const returned = { version: 1, verdict: 'accepted', remark_id: randomUUID(), text: '' };
  const answers = [now, later].map(user =>
    learning
      .as({ role: 'teacher', user, organization })
      .put(`/api/level/handed-in/${schoolStudent.student_id}/python/intro-level1`, returned),
  );
  const codes = (await Promise.all(answers)).map(answer => answer.json<{ code: string }>().code);
  expect(codes).toEqual(['level/not-handed-in', 'auth/forbidden']);
});

test('a class that an older service tells of has nobody for some days', async () => {
  const { substitutes: _substitutes, ...older } = { ...ours, version: 2 };
  await learning.tell('organization/class-changed', older as typeof ours);
  expect(await reads(now)).toEqual([403, 403, 403]);
  expect(await reads(teacher)).toEqual([200, 200, 200]);
});
