import { type QuizAnswer, QuizSchema, type QuizTry, QuizTrySchema } from '@burrow/contracts';
import { schoolClass, student } from '@burrow/service-kit/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { run } from './facts.harness.ts';
import { startLearning, type TestLearning } from './learning.harness.ts';
import {
  answer,
  begin,
  choose,
  contentFile,
  finish,
  placeOf,
  quizzesFile,
  rightAnswer,
  takeQuiz,
  typedOut,
  visitorWithTry,
  wrongAnswer,
} from './quiz.harness.ts';

let learning: TestLearning;

beforeAll(async () => {
  learning = await startLearning({ QUIZZES_FILE: quizzesFile() }, contentFile(true));
});
afterAll(() => learning.close());

const somebody = () => learning.asStudent();

describe('a try', () => {
  test('has every question without anything that tells the answer', async () => {
    const begun = QuizTrySchema.parse(await begin(somebody()));
    expect(begun.questions.map(({ question }) => question.kind)).toEqual([
      'choice',
      'several',
      'order',
      'gap',
      'line',
      'world',
    ]);
    const shown = JSON.stringify(begun);
    const secrets = ['right', 'accepts', 'explanation', 'Because', 'solution', 'b = a\\nprint', 'fixed', 'Half of it', '"one"', '"two"', '"three"']; // prettier-ignore
    for (const secret of secrets) expect(shown).not.toContain(secret);
    expect(begun.questions.every(({ given }) => given === null)).toBe(true);
  });

  test('goes on where it was left, in another tab and after a reload', async () => {
    const caller = somebody();
    const begun = await begin(caller);
    await answer(caller, begun, 1, choose(begun, 'Two'));
    const again = await begin(caller);
    expect(again.try_id).toBe(begun.try_id);
    expect(again.questions[0]?.given).toMatchObject({
      answer: choose(begun, 'Two'),
      verdict: {
        right: false,
        feedback: 'Half of it.',
        explanation: 'Because of 3.',
        solution: { choices: [placeOf(begun.questions[0]?.question, 'One')] },
      },
    });
    expect((await caller.get('/api/quiz/python/1/try')).json()).toEqual(again);
    expect((await caller.get('/api/quiz/python/1')).json()).toMatchObject({
      answered: 1,
      tries: 0,
      passed: false,
    });
  });

  test('is in the language that is asked for', async () => {
    const caller = somebody();
    await begin(caller);
    const arabic = (await caller.get('/api/quiz/python/1/try?language=ar')).json();
    expect(arabic).toMatchObject({ chapter_name: 'المتغيرات والأنواع' });
    expect(arabic.questions[0].question.text).toBe('سؤال');
  });

  test('begins once, for 20 calls at once of a student’s two tabs, and so does the next one', async () => {
    const student = randomUUID();
    const [one, other] = [learning.asStudent(student), learning.asStudent(student)];
    for (const tries of [1, 2]) {
      const begun = await Promise.all(Array.from({ length: 20 }, (_, at) => begin(at % 2 ? one : other)));
      expect(new Set(begun.map(each => JSON.stringify(each))).size).toBe(1);
      const kept = 'select count(*)::int as tries from learning.quiz_tries where learner_id = $1';
      expect(await learning.sql.query(kept, [student])).toEqual([{ tries }]);
      await finish(one, begun[0] as QuizTry);
    }
  });

  test('asks in another order and with other data when it is repeated', async () => {
    const caller = somebody();
    const { begun } = await takeQuiz(caller);
    const next = await begin(caller);
    expect(next.try_id).not.toBe(begun.try_id);
    expect(next.questions.map(({ question }) => question.text).toSorted()).not.toEqual(
      begun.questions.map(({ question }) => question.text).toSorted(),
    );
    expect(next.questions.map(({ question }) => question.number)).toEqual([1, 2, 3, 4, 5, 6]);
  });
});

test('a program that cannot have made what it is said to have done does not solve its question', async () => {
  const caller = somebody();
  const begun = await begin(caller);
  const asked = begun.questions.at(-1)?.question;
  if (!asked) throw new Error('the try has no questions');
  const forged = { ...rightAnswer(asked), code: '# nothing' } as QuizAnswer;
  expect((await answer(caller, begun, asked.number, forged)).json()).toMatchObject({ right: false });
});

test('a program that has every command typed out for the shown map is wrong, and an older page reads its try anew', async () => {
  const caller = somebody();
  const begun = await begin(caller);
  const asked = begun.questions.at(-1)?.question;
  if (!asked) throw new Error('the try has no questions');
  const older = { ...rightAnswer(asked), variants: undefined } as QuizAnswer;
  expect((await answer(caller, begun, asked.number, older)).json().code).toBe('quiz/other-try');
  expect((await answer(caller, begun, asked.number, typedOut(asked))).json()).toMatchObject({ right: false });
}); // prettier-ignore

describe('an answer', () => {
  test('of every kind is checked on the server', async () => {
    const caller = somebody();
    const begun = await begin(caller);
    for (const { question } of begun.questions) {
      const { right, feedback } = (
        await answer(caller, begun, question.number, wrongAnswer(question))
      ).json();
      expect([question.kind, right, typeof feedback]).toEqual([question.kind, false, 'string']);
    }
    await finish(caller, begun);
    const next = await begin(caller);
    for (const { question } of next.questions) {
      const { right, feedback } = (await answer(caller, next, question.number, rightAnswer(question))).json();
      expect([question.kind, right, feedback]).toEqual([question.kind, true, null]);
    }
  });

  test('counts once: of fifty at the same time the first one', async () => {
    const caller = somebody();
    const begun = await begin(caller);
    const sent = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        answer(caller, begun, 1, choose(begun, at % 2 === 0 ? 'One' : 'Two')),
      ),
    );
    expect(new Set(sent.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(new Set(sent.map(each => JSON.stringify(each.json()))).size).toBe(1);
    const rows = await learning.sql.query('select 1 from learning.quiz_answers where try_id = $1', [
      begun.try_id,
    ]);
    expect(rows).toHaveLength(1);
  });

  test('cannot be changed', async () => {
    const caller = somebody();
    const begun = await begin(caller);
    await answer(caller, begun, 1, choose(begun, 'Two'));
    expect((await answer(caller, begun, 1, choose(begun, 'One'))).json()).toMatchObject({
      right: false,
    });
  });

  // prettier-ignore
  test.each([
    ['of another kind is wrong', 1, { kind: 'line', line: 1 }, 200, undefined],
    ['to a question that is not there is refused', 7, { kind: 'line', line: 1 }, 404, 'quiz/unknown-question'],
    ['by the name that the author gave it is refused: an older page reads its try anew', 1, { kind: 'choice', choice: 'one' }, 409, 'quiz/other-try'],
    ['that is none is refused', 1, { kind: 'choice' }, 422, 'request/invalid'],
    ['of another world is refused, since it cannot be judged', 6, { kind: 'world', code: '', world_version: 'none', commands: [], variables: {} }, 409, 'quiz/other-try'],
  ])('%s', async (_what, number, given, status, code) => {
    const caller = somebody();
    const sent = await answer(caller, await begin(caller), number, given as never);
    expect([sent.statusCode, sent.json().code]).toEqual([status, code]);
  });

  test('to another try, or to somebody else’s, is refused', async () => {
    const caller = somebody();
    const begun = await begin(caller);
    const other = { ...begun, try_id: randomUUID() };
    expect((await answer(caller, other, 1, choose(begun, 'One'))).json().code).toBe('quiz/other-try');
    expect((await answer(somebody(), begun, 1, choose(begun, 'One'))).json().code).toBe('quiz/other-try');
    expect((await finish(somebody(), begun)).json().code).toBe('quiz/other-try');
  });
});

describe('a result', () => {
  test('passes at four fifths, and names what to read again', async () => {
    const { finished } = await takeQuiz(somebody(), 1);
    const read_again = [{ slug: 'intro-level2', name: expect.any(String) }];
    expect(finished.result).toEqual({ score: 5, passed: true, read_again });
    const failed = (await takeQuiz(somebody(), 2)).finished.result;
    expect(failed).toMatchObject({ score: 4, passed: false });
  });

  test('counts what is not answered as wrong, and is the same when it is asked for again', async () => {
    const caller = somebody();
    const begun = await begin(caller);
    await answer(caller, begun, 1, choose(begun, 'One'));
    const first = (await finish(caller, begun)).json();
    expect(first.result).toMatchObject({ score: 1, passed: false });
    expect((await finish(caller, begun)).json().result).toEqual(first.result);
    expect((await answer(caller, begun, 2, { kind: 'several', choices: ['1'] })).json().code).toBe(
      'quiz/finished',
    );
    expect((await caller.get('/api/quiz/python/1')).json()).toMatchObject({
      tries: 1,
      best_score: 1,
      answered: null,
    });
  });

  test('that passed stays, whatever follows', async () => {
    const caller = somebody();
    await takeQuiz(caller);
    await takeQuiz(caller, 6);
    const quiz = QuizSchema.parse((await caller.get('/api/quiz/python/1')).json());
    expect(quiz).toMatchObject({ passed: true, best_score: 6, tries: 2 });
    const course = (await caller.get('/api/level/course/python')).json();
    expect(course.chapters[0]).toMatchObject({ quiz_exists: true, quiz_complete: true });
  });

  test('of a visitor, from when the first quiz was open to them, moves to the account at sign-up', async () => {
    const [id, learner] = [await visitorWithTry(learning), randomUUID()];
    await learning.tell('account/visitor-adopted', { visitor_id: id, learner: { kind: 'student', id: learner } });
    const own = learning.asStudent(learner);
    expect((await own.get('/api/quiz/python/1')).json()).toMatchObject({ passed: true, tries: 1, best_score: 6 });
    const left = await learning.sql.query('select 1 from learning.quiz_tries where learner_id = $1', [id]);
    expect(left).toEqual([]);
  }); // prettier-ignore
});

describe('who may take a quiz', () => {
  const openIn = async (caller: ReturnType<typeof somebody>, chapter: number) => {
    const sent = await caller.get(`/api/quiz/python/${chapter}`);
    return [sent.statusCode, sent.json().code];
  };

  test('is decided by the last level of its chapter: the first needs an account, others a plan', async () => {
    expect(await openIn(learning.as({ visitor: randomUUID() }), 1)).toEqual([401, 'level/account-needed']);
    expect(await openIn(somebody(), 1)).toEqual([200, undefined]);
    expect(await openIn(somebody(), 2)).toEqual([402, 'level/plan-needed']);
    expect(await openIn(somebody(), 9)).toEqual([404, 'quiz/unknown']);
  });

  test('is decided by the class too', async () => {
    const closed = schoolClass({ unlocked_chapters: ['python:2'] });
    const without = schoolClass({ quiz: false });
    const [one, other] = [student({ class_id: closed.class_id }), student({ class_id: without.class_id })];
    await learning.tell('organization/class-changed', closed, without);
    await learning.tell('account/student-changed', one, other);
    expect(await openIn(learning.asStudent(one.student_id), 1)).toEqual([403, 'level/class-locked']);
    expect(await openIn(learning.asStudent(other.student_id), 1)).toEqual([403, 'quiz/class-off']);
  });
});

test('with no skipping the next chapter opens once the quiz is passed', async () => {
  const strict = schoolClass({ no_skip: true });
  const data = student({ class_id: strict.class_id });
  await learning.tell('organization/class-changed', strict);
  await learning.tell('account/student-changed', data);
  const own = learning.asStudent(data.student_id);
  for (const level_slug of ['intro-level1', 'intro-level2', 'intro-level5', 'intro-level8'])
    await own.post('/api/level/update/python', run('won', { last_status: 'COMPLETE', level_slug }));
  const isClosed = async () => (await own.get('/api/level/course/python')).json().chapters[1].class_locked;
  expect(await isClosed()).toBe(true);
  await takeQuiz(own);
  expect(await isClosed()).toBe(false);
});

test('a chapter that was finished before it had a quiz stays passed', async () => {
  const before = await startLearning({ QUIZZES_FILE: quizzesFile() }, contentFile(false));
  try {
    const [done, begun] = [randomUUID(), randomUUID()];
    const win = (id: string, level_slug: string) =>
      before
        .asStudent(id)
        .post('/api/level/update/python', run('won', { last_status: 'COMPLETE', level_slug }));
    for (const slug of ['intro-level1', 'intro-level2', 'intro-level5', 'intro-level8'])
      await win(done, slug);
    await win(begun, 'intro-level1');
    await before.beside(contentFile(true));
    const passes = await before.sql.query('select learner_id, chapter, how from learning.quiz_passes');
    expect(passes).toEqual([{ learner_id: done, chapter: 1, how: 'earlier' }]);
    for (const slug of ['intro-level2', 'intro-level5', 'intro-level8']) await win(begun, slug);
    await before.beside(contentFile(true));
    expect(await before.sql.query('select 1 from learning.quiz_passes')).toHaveLength(1);
  } finally {
    await before.close();
  }
});
