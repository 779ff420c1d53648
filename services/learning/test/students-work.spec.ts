import {
  ClassProgressSchema,
  CourseDataSchema,
  ErrorAnswerSchema,
  StudentQuizzesSchema,
  StudentWorkSchema,
} from '@burrow/contracts';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Identity } from '@burrow/service-kit';
import { schoolClass, student } from '@burrow/service-kit/testing';
import { randomUUID } from 'node:crypto';
import { ended, FAILED } from './earning.harness.ts';
import { run } from './facts.harness.ts';
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
import { startLearning, studentIdentity, type TestLearning } from './learning.harness.ts';

let learning: TestLearning;
const [parent, teacher, organization] = [randomUUID(), randomUUID(), randomUUID()];
const ours = schoolClass({ organization_id: organization, teacher_ids: [teacher] });
const child = student({ parent_id: parent });
const schoolStudent = student({ organization_id: organization, class_id: ours.class_id });

beforeAll(async () => {
  learning = await startLearning({ QUIZZES_FILE: quizzesFile() }, contentFile(true));
  await learning.tell('organization/class-changed', ours);
  await learning.tell('account/student-changed', child, schoolStudent);
  for (const { student_id } of [child, schoolStudent]) {
    const caller = learning.asStudent(student_id);
    await caller.post('/api/level/update/python', run(`of ${student_id}`, { last_status: 'COMPLETE' }));
    await caller.post('/api/level/update/python', run('last', { level_slug: 'intro-level2' }));
    await caller.put('/api/level/draft/python', { level_slug: 'intro-level5', code: 'typed' });
  }
});
afterAll(() => learning.close());

type Asking = Partial<Identity>;

/** Who is asking, and whether they may see the parent's child and the organisation's student. */
const ROLES: [string, Asking, boolean, boolean][] = [
  ['a visitor', {}, false, false],
  ['the parent', { role: 'parent', user: parent }, true, false],
  ['another parent', { role: 'parent', user: randomUUID() }, false, false],
  ['the child', studentIdentity(child.student_id), true, false],
  ['the student', studentIdentity(schoolStudent.student_id), false, true],
  ['a teacher of the class', { role: 'teacher', user: teacher, organization }, false, true],
  ['another teacher', { role: 'teacher', user: randomUUID(), organization }, false, false],
  ['an administrator', { role: 'admin', user: randomUUID(), organization }, false, true],
  ['another administrator', { role: 'admin', user: randomUUID(), organization: randomUUID() }, false, false],
  ['staff', { role: 'parent', user: randomUUID(), staff: true }, true, true],
];

describe.each([
  ['course', (id: string) => `/api/level/course/python?student_id=${id}`, 403],
  ['work', (id: string) => `/api/level/work/${id}`, 401],
  ['quizzes', (id: string) => `/api/level/quizzes/${id}`, 401],
] as const)('the %s of a student', (_call, pathOf, forVisitors) => {
  test.each(ROLES)('requested by %s', async (who, identity, ofChild, ofStudent) => {
    const caller = learning.as(identity);
    const seen = await Promise.all(
      [child, schoolStudent].map(({ student_id }) => caller.get(pathOf(student_id))),
    );
    const refused = who === 'a visitor' ? forVisitors : 403;
    expect(seen.map(answer => answer.statusCode)).toEqual([
      ofChild ? 200 : refused,
      ofStudent ? 200 : refused,
    ]);
    for (const answer of seen.filter(({ statusCode }) => statusCode !== 200)) {
      const code = refused === 401 ? 'auth/not-logged-in' : 'auth/forbidden';
      expect(ErrorAnswerSchema.parse(answer.json()).code).toBe(code);
    }
  });

  test('an unknown student is refused to everybody, even staff', async () => {
    for (const [who, identity] of ROLES.slice(1)) {
      expect([who, (await learning.as(identity).get(pathOf(randomUUID()))).statusCode]).toEqual([who, 403]);
    }
  });
});

test('the course is the student’s, not that of who is asking', async () => {
  const answer = await learning
    .as({ role: 'parent', user: parent })
    .get(`/api/level/course/python?student_id=${child.student_id}`);
  const { chapters } = CourseDataSchema.parse(answer.json());
  expect(chapters[0]?.level_data.map(level => level.completed)).toEqual([true, false, false, false]);
  const own = await learning.as({ role: 'parent', user: parent }).get('/api/level/course/python');
  expect(own.json().chapters[0].level_data[0].completed).toBe(false);
});

test('the work lists levels with status and code, and where the student was last', async () => {
  const answer = await learning.asStudent(child.student_id).get(`/api/level/work/${child.student_id}`);
  const work = StudentWorkSchema.strict().parse(answer.json());
  expect(work).toMatchObject({
    student_id: child.student_id,
    last_played: { course_id: 'python', level_slug: 'intro-level2' },
    levels: [
      { level_slug: 'intro-level1', status: 'complete', verified: false, code: `of ${child.student_id}` },
      { level_slug: 'intro-level2', status: 'in_progress', code: 'last', completed_at: null },
      { level_slug: 'intro-level5', status: 'not_started', code: 'typed' },
    ],
  });
  expect(JSON.stringify(work)).not.toContain(schoolStudent.student_id);
});

/** The work of a student, as the student gets it. */
const workOf = async (id: string) =>
  StudentWorkSchema.parse((await learning.asStudent(id).get(`/api/level/work/${id}`)).json());

test('the work says how often a program fell short', async () => {
  const { student_id } = student();
  const caller = learning.asStudent(student_id);
  for (const outcome of [FAILED, FAILED, {}]) await ended(caller, 'x', outcome);
  await caller.post('/api/level/update/python', run('other', { level_slug: 'intro-level2' }));
  const { levels } = await workOf(student_id);
  expect(levels.map(({ level_slug, failed_runs }) => [level_slug, failed_runs])).toEqual([
    ['intro-level1', 2],
    ['intro-level2', 0],
  ]);
});

test('what was completed with lines of the assistant is told to student, parent and teacher; the least of it counts', async () => {
  const [own, one] = [
    student({ parent_id: parent }),
    student({ organization_id: organization, class_id: ours.class_id }),
  ];
  await learning.tell('account/student-changed', own, one);
  const code = 'a()\nb()\nc()';
  const complete = (id: string, last_code_executed: string, more: object) =>
    learning
      .asStudent(id)
      .post('/api/level/update/python', run(last_code_executed, { last_status: 'COMPLETE', ...more }));
  for (const { student_id: id } of [own, one]) {
    await complete(id, code, { helped_lines: 50 });
    await complete(id, code, { level_slug: 'intro-level2' });
  }
  const levels = async (identity: Partial<Identity>, id: string) =>
    StudentWorkSchema.strict()
      .parse((await learning.as(identity).get(`/api/level/work/${id}`)).json())
      .levels.map(({ helped_lines }) => helped_lines);
  const listed = async (identity: Partial<Identity>, id: string) =>
    CourseDataSchema.parse(
      (await learning.as(identity).get(`/api/level/course/python?student_id=${id}`)).json(),
    ).chapters[0]?.level_data.map(({ with_help }) => with_help);
  const readers = [
    [studentIdentity(own.student_id), own.student_id],
    [{ role: 'parent', user: parent }, own.student_id],
    [{ role: 'teacher', user: teacher, organization }, one.student_id],
  ] as const;
  for (const [who, id] of readers) {
    expect(await levels(who, id)).toEqual([3, undefined]);
    expect(await listed(who, id)).toEqual([true, undefined, undefined, undefined]);
  }
  const [, , [asTeacher]] = readers;
  const inClass = async () => {
    const answer = await learning.as(asTeacher).get(`/api/level/class/${ours.class_id}/progress`);
    const { students } = ClassProgressSchema.strict().parse(answer.json());
    return students.find(({ student_id }) => student_id === one.student_id);
  };
  expect(await inClass()).toMatchObject({ completed: [2, 0], with_help: 1 });

  await complete(one.student_id, code, { helped_lines: 0 });
  expect(await levels(asTeacher, one.student_id)).toEqual([3, undefined]);
  await complete(one.student_id, 'd()\ne()', { helped_lines: 1 });
  await complete(one.student_id, 'f()\ng()', { helped_lines: 2 });
  expect(await levels(asTeacher, one.student_id)).toEqual([1, undefined]);
  await complete(one.student_id, 'h()', {});
  expect(await levels(asTeacher, one.student_id)).toEqual([undefined, undefined]);
  expect(await inClass()).not.toHaveProperty('with_help');
  const exported = (await learning.asStudent(one.student_id).get('/api/level/export')).json();
  expect(exported.learners[0].completions.map(({ helped_lines = 0 }) => helped_lines)).toEqual([
    3, 0, 1, 2, 0,
  ]);
});

test('a quiz counts as playing: at the first level of its chapter, or where the student played before', async () => {
  const [one, other] = [student(), student()];
  await learning.tell('account/student-changed', one, other);
  await takeQuiz(learning.asStudent(one.student_id));
  expect((await workOf(one.student_id)).last_played).toMatchObject({ level_slug: 'intro-level1' });

  const caller = learning.asStudent(other.student_id);
  await caller.post('/api/level/update/python', run('x', { level_slug: 'intro-level2' }));
  await learning.sql.query(
    "update learning.last_played set at = at - interval '1 day' where learner_id = $1",
    [other.student_id],
  );
  const before = (await workOf(other.student_id)).last_played;
  await takeQuiz(caller);
  const after = (await workOf(other.student_id)).last_played;
  expect(after?.level_slug).toBe('intro-level2');
  expect(new Date(after?.at ?? 0).getTime()).toBeGreaterThan(new Date(before?.at ?? '').getTime());
});

/** A student's quizzes, as their parent reads them. */
const quizzesOf = async (id: string, query = '') => {
  const { body } = await learning
    .as({ role: 'parent', user: parent })
    .get(`/api/level/quizzes/${id}${query}`);
  return { body, quizzes: StudentQuizzesSchema.strict().parse(JSON.parse(body)).quizzes };
};

test('a parent reads of each question whether it was right at once, later, wrong or left out, and nothing that was chosen', async () => {
  const one = student({ parent_id: parent });
  await learning.tell('account/student-changed', one);
  expect((await quizzesOf(one.student_id)).quizzes).toEqual([]);
  const caller = learning.asStudent(one.student_id);
  await takeQuiz(caller, 2);
  const again = await begin(caller);
  const put = (kind: string) => {
    const asked = again.questions.map(({ question }) => question).find(question => question.kind === kind);
    if (!asked) throw new Error(`nothing of kind ${kind} is asked`);
    return asked;
  };
  const [first, second] = [put('choice'), put('several')];
  await answer(caller, again, first.number, rightAnswer(first));
  await answer(caller, again, second.number, wrongAnswer(second));

  const { body, quizzes } = await quizzesOf(one.student_id);
  expect(quizzes).toMatchObject([
    {
      course_id: 'python',
      chapter_id: 1,
      question_count: 6,
      pass_count: 5,
      tries: 1,
      best_score: 4,
      passed_at: null,
    },
  ]);
  const [quiz] = quizzes;
  expect(quiz?.questions.map(({ number, outcome }) => [number, outcome])).toEqual([
    [1, 'right_later'], [2, 'wrong'], [3, 'right'], [4, 'right'], [5, 'right'], [6, 'right'],
  ]); // prettier-ignore
  const [later, wrong, , gap] = quiz?.questions ?? [];
  expect(later).toMatchObject({ text: first.text, level: { slug: 'intro-level2' } });
  expect(Date.parse(later?.right_at ?? '')).toBeGreaterThan(Date.parse(later?.checked_at ?? ''));
  expect(wrong).toMatchObject({ text: second.text, right_at: null });
  expect(gap).toMatchObject({ code: 'print(___)', right_at: gap?.checked_at });
  for (const secret of ['"one"', '"choice"', 'Half of it', 'Because', 'solution', 'accepts', 'player.move'])
    expect(body).not.toContain(secret);

  await finish(caller, again);
  await takeQuiz(caller);
  const [passed] = (await quizzesOf(one.student_id, '?language=ar')).quizzes;
  expect(passed).toMatchObject({ chapter_name: 'المتغيرات والأنواع', tries: 3, best_score: 6 });
  expect(passed?.passed_at).toEqual(expect.any(String));
  expect(passed?.questions[0]).toMatchObject({ text: 'سؤال', outcome: 'right_later' });
});

test('what was not checked is said to be left out, and the first check outlives the tries that are kept', async () => {
  const one = student({ parent_id: parent });
  await learning.tell('account/student-changed', one);
  const caller = learning.asStudent(one.student_id);
  await begin(caller);
  const [begun] = (await quizzesOf(one.student_id)).quizzes;
  expect(begun).toMatchObject({ tries: 0, best_score: null });
  expect(new Set(begun?.questions.map(({ outcome }) => outcome))).toEqual(new Set(['not_answered']));
  for (let tries = 0; tries < 24; tries += 1) await takeQuizFast(caller, tries);
  const [quiz] = (await quizzesOf(one.student_id)).quizzes;
  expect(quiz?.tries).toBe(20);
  expect(quiz?.questions[0]?.outcome).toBe('right_later');
});

/** Checks one question only: wrong in the first try, right in all later ones. */
async function takeQuizFast(caller: Parameters<typeof begin>[0], earlier: number): Promise<void> {
  const begun = await begin(caller);
  const asked = begun.questions.map(({ question }) => question).find(({ kind }) => kind === 'choice');
  if (asked)
    await answer(caller, begun, asked.number, earlier === 0 ? wrongAnswer(asked) : rightAnswer(asked));
  await finish(caller, begun);
}

test('a teacher who no longer teaches the class no longer sees its students', async () => {
  const leaving = randomUUID();
  const mine = schoolClass({ organization_id: organization, teacher_ids: [leaving] });
  const one = student({ organization_id: organization, class_id: mine.class_id });
  await learning.tell('organization/class-changed', mine);
  await learning.tell('account/student-changed', one);
  const caller = learning.as({ role: 'teacher', user: leaving, organization, student: one.student_id });
  expect((await caller.get(`/api/level/work/${one.student_id}`)).statusCode).toBe(200);
  await learning.tell('organization/class-changed', { ...mine, version: 2, teacher_ids: [teacher] });
  expect((await caller.get(`/api/level/work/${one.student_id}`)).statusCode).toBe(403);
});
