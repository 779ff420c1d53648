import { type ClassQuizzes, ClassQuizzesSchema, type StudentQuizzes } from '@burrow/contracts';
import { schoolClass, student } from '@burrow/service-kit/testing';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import {
  answer,
  begin,
  contentFile,
  finish,
  quizzesFile,
  rightAnswer,
  takeQuiz,
  wrongAnswer,
} from './quiz.harness.ts';
import { startLearning, type TestLearning } from './learning.harness.ts';

let learning: TestLearning;
const [teacher, organization] = [randomUUID(), randomUUID()];
const [ours, theirs] = [1, 2].map(() =>
  schoolClass({ organization_id: organization, teacher_ids: [teacher] }),
) as [ReturnType<typeof schoolClass>, ReturnType<typeof schoolClass>];
const inSchool = { organization_id: organization };
const students = [1, 2, 3, 4].map(() => student({ class_id: ours.class_id, ...inSchool }));
const other = student({ class_id: theirs.class_id, ...inSchool });
const [passing, failing, trying, absent] = students.map(({ student_id }) => student_id) as [
  string,
  string,
  string,
  string,
];

beforeAll(async () => {
  learning = await startLearning({ QUIZZES_FILE: quizzesFile() }, contentFile(true));
  await learning.tell('organization/class-changed', ours, theirs);
  await learning.tell('account/student-changed', ...students, other);
});
afterAll(() => learning.close());

const asTeacher = () => learning.as({ role: 'teacher', user: teacher, organization });

async function quizzesOf(language = 'en'): Promise<ClassQuizzes['quizzes']> {
  const found = await asTeacher().get(`/api/level/class/${ours.class_id}/quizzes?language=${language}`);
  return ClassQuizzesSchema.strict().parse(found.json()).quizzes;
}

test('before anybody began a quiz there is nothing to tell', async () => {
  expect(await quizzesOf()).toEqual([]);
});

test('a quiz tells who began it and how it ended, and nothing of other classes', async () => {
  await takeQuiz(learning.asStudent(passing));
  await takeQuiz(learning.asStudent(failing), 6);
  await takeQuiz(learning.asStudent(failing), 5);
  await begin(learning.asStudent(trying));
  await takeQuiz(learning.asStudent(other.student_id));
  const [quiz, ...more] = await quizzesOf();
  expect(more).toEqual([]);
  expect(quiz).toMatchObject({ chapter_id: 1, question_count: 6 });
  expect(new Map(quiz?.students.map(({ student_id, ...went }) => [student_id, went]))).toEqual(
    new Map([
      [passing, { tries: 1, best_score: 6, passed_at: expect.any(String) }],
      [failing, { tries: 2, best_score: 1, passed_at: null }],
      [trying, { tries: 0, best_score: null, passed_at: null }],
    ]),
  );
  expect(quiz?.students.some(({ student_id }) => student_id === absent)).toBe(false);
});

test('each question went for the class as it went for its students, one by one', async () => {
  const caller = learning.asStudent(trying);
  const begun = await begin(caller);
  for (const { question: asked } of begun.questions.slice(0, 4))
    await answer(caller, begun, asked.number, wrongAnswer(asked));
  await finish(caller, begun);
  const next = await begin(caller);
  for (const { question: asked } of next.questions.slice(0, 3))
    await answer(caller, next, asked.number, rightAnswer(asked));
  const each = await Promise.all(
    [passing, failing, trying].map(async id =>
      (await asTeacher().get(`/api/level/quizzes/${id}`)).json<StudentQuizzes>(),
    ),
  );
  const [quiz] = await quizzesOf();
  const outcomes = (number: number) =>
    each.map(({ quizzes: [own] }) => own?.questions.find(question => question.number === number)?.outcome);
  for (const { number, right, right_later, wrong } of quiz?.questions ?? []) {
    const told = outcomes(number);
    const count = (outcome: string) => told.filter(one => one === outcome).length;
    expect([number, right, right_later, wrong]).toEqual([
      number,
      count('right'),
      count('right_later'),
      count('wrong'),
    ]);
  }
  const all = quiz?.questions ?? [];
  expect(all.some(({ right_later }) => right_later > 0)).toBe(true);
  expect(all.every(({ text }) => text.startsWith('Which, with 3?'))).toBe(true);
  expect((await quizzesOf('ar'))[0]?.questions[0]?.text).toBe('سؤال');
});

test('however many students a class has, as many statements tell of it', async () => {
  const ran = jest.spyOn(learning.database.pool, 'query');
  await quizzesOf();
  const few = ran.mock.calls.length;
  const more = Array.from({ length: 3 }, () => student({ class_id: ours.class_id }));
  await learning.tell('account/student-changed', ...more);
  for (const { student_id } of more) await takeQuiz(learning.asStudent(student_id));
  ran.mockClear();
  expect((await quizzesOf())[0]?.students).toHaveLength(6);
  expect(ran.mock.calls).toHaveLength(few);
  ran.mockRestore();
});

test.each([
  ['another teacher of the school', { role: 'teacher', user: randomUUID(), organization }],
  [
    'a teacher of the class who left for another school',
    { role: 'teacher', user: teacher, organization: randomUUID() },
  ],
] as const)('%s reads nothing', async (_who, identity) => {
  const { statusCode } = await learning.as(identity).get(`/api/level/class/${ours.class_id}/quizzes`);
  expect(statusCode).toBe(403);
});
