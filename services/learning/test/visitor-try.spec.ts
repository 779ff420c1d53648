import { QuizSchema, QuizTrySchema } from '@burrow/contracts';
import type { Caller } from '@burrow/service-kit/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { startLearning, studentIdentity, type TestLearning } from './learning.harness.ts';
import { begin, contentFile, quizzesFile, visitorWithTry } from './quiz.harness.ts';

let learning: TestLearning;

beforeAll(async () => {
  learning = await startLearning({ QUIZZES_FILE: quizzesFile() }, contentFile(true));
});
afterAll(() => learning.close());

describe('a visitor’s older try at the same computer', () => {
  const QUIZ = '/api/quiz/python/1';
  const settle = (caller: Caller, is_own: boolean) => caller.post(`${QUIZ}/visitor-try`, { is_own });
  const student = (visitor: string) => {
    const id = randomUUID();
    return { id, caller: learning.as({ ...studentIdentity(id), visitor }) };
  };
  const left = (visitor: string) =>
    learning.sql.query('select 1 from learning.quiz_tries where learner_id = $1', [visitor]);

  test('is not a student’s before they say so, and theirs with its answers and the pass after', async () => {
    const visitor = await visitorWithTry(learning);
    const { id, caller } = student(visitor);
    const before = QuizSchema.parse((await caller.get(QUIZ)).json());
    expect(before).toMatchObject({ tries: 0, passed: false, visitor_try_at: expect.any(String) });
    expect(await left(id)).toEqual([]);

    const after = (await settle(caller, true)).json();
    expect(after).toMatchObject({ tries: 1, passed: true, best_score: 6 });
    expect(after).not.toHaveProperty('visitor_try_at');
    expect(await left(visitor)).toEqual([]);
    const latest = QuizTrySchema.parse((await caller.get(`${QUIZ}/try`)).json());
    expect(latest.questions.every(({ given }) => given?.verdict.right)).toBe(true);
    const course = (await caller.get('/api/level/course/python')).json();
    expect(course.chapters[0]).toMatchObject({ quiz_complete: true });
    expect(QuizSchema.parse((await caller.get(QUIZ)).json())).not.toHaveProperty('visitor_try_at');
  });

  test('goes if it is not theirs, and neither they nor the next at this computer are asked again', async () => {
    const visitor = await visitorWithTry(learning);
    const [one, other] = [student(visitor), student(visitor)];
    expect((await settle(one.caller, false)).json()).toMatchObject({ tries: 0, passed: false });
    expect(await left(visitor)).toEqual([]);
    expect((await settle(other.caller, true)).json()).toMatchObject({ tries: 0, passed: false });
    expect(await left(other.id)).toEqual([]);
  });

  test('is one’s who says so first, if two do at once', async () => {
    const visitor = await visitorWithTry(learning);
    const both = [student(visitor), student(visitor)];
    const said = await Promise.all(both.map(({ caller }) => settle(caller, true)));
    expect(said.map(each => each.json().tries).toSorted()).toEqual([0, 1]);
  });

  test('is nothing that teachers, who look at a student’s page, are asked about or may move', async () => {
    const visitor = await visitorWithTry(learning);
    const { id } = student(visitor);
    const teacher = { role: 'teacher', user: randomUUID(), session: randomUUID(), visitor } as const;
    for (const [who, code] of [
      [teacher, 'auth/forbidden'],
      [{ ...teacher, student: id }, 'level/only-looking'],
      [{ ...studentIdentity(id), visitor, impersonator: randomUUID() }, 'level/only-looking'],
    ] as const) {
      const caller = learning.as(who);
      expect((await caller.get(QUIZ)).json()).not.toHaveProperty('visitor_try_at');
      expect((await settle(caller, true)).json().code).toBe(code);
    }
    expect(await left(visitor)).toHaveLength(1);
    expect(await left(id)).toEqual([]);
  });

  test('goes on as their own if they have begun one meanwhile', async () => {
    const visitor = await visitorWithTry(learning);
    const { caller } = student(visitor);
    const begun = await begin(caller);
    expect((await settle(caller, true)).json()).toMatchObject({ tries: 1, answered: 0, passed: true });
    expect((await begin(caller)).try_id).toBe(begun.try_id);
  });
});
