import { expect, test } from '@jest/globals';
import { takersOf, wentOf } from './class-quizzes.rules.ts';

test('a question that nobody answered went neither well nor badly for anybody', () => {
  const rows = [{ chapter: 1, question: 'gap', right: 3, right_later: 2, wrong: 1 }];
  expect(wentOf('gap', rows)).toEqual({ right: 3, right_later: 2, wrong: 1 });
  expect(wentOf('line', rows)).toEqual({ right: 0, right_later: 0, wrong: 0 });
});

test('who began a quiz is told with when it was passed, if it was', () => {
  const row = { chapter: 1, student_id: 'ada', tries: 0, best_score: null, passed_at: null };
  const at = new Date('2026-11-02T09:00:00Z');
  expect(takersOf([row, { ...row, student_id: 'bo', tries: 2, best_score: 5, passed_at: at }])).toEqual([
    { student_id: 'ada', tries: 0, best_score: null, passed_at: null },
    { student_id: 'bo', tries: 2, best_score: 5, passed_at: '2026-11-02T09:00:00.000Z' },
  ]);
});
