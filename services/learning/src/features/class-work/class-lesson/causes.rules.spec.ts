import { MAX_PROGRAMS } from '@burrow/contracts';
import { expect, test } from '@jest/globals';
import { causesOf, type LastFailure } from './causes.rules.ts';

const failed = (student: string, more: Partial<LastFailure> = {}): LastFailure => ({
  student,
  course: 'python',
  level: 'loops-level1',
  code: 'world/move-wall',
  line: 2,
  variant: null,
  program: `of ${student}`,
  ...more,
});

test('the same failure of a level on the same map is one cause, that of most students first', () => {
  const causes = causesOf([failed('ada', { code: 'python/name' }), failed('bo'), failed('cy')]);
  expect(causes.map(({ code, student_ids }) => [code, student_ids])).toEqual([
    ['world/move-wall', ['bo', 'cy']],
    ['python/name', ['ada']],
  ]);
  expect(causes[0]?.programs).toEqual([
    { code: 'of bo', line: 2 },
    { code: 'of cy', line: 2 },
  ]);
});

test.each([
  ['another course', { course: 'advanced-python' }],
  ['another level', { level: 'loops-level2' }],
  ['another failure', { code: 'python/type' }],
  ['a hidden map', { variant: 0 }],
])('%s is another cause', (_what, other) => {
  expect(causesOf([failed('ada'), failed('bo', other)])).toHaveLength(2);
});

test('one hidden map is not another one', () => {
  expect(causesOf([failed('ada', { variant: 0 }), failed('bo', { variant: 1 })])).toHaveLength(2);
});

test('a program that several wrote is shown once, and one that is gone not at all', () => {
  const same = { program: 'player.turn_left()' };
  const [cause] = causesOf([failed('ada', same), failed('bo', same), failed('cy', { program: null })]);
  expect([cause?.student_ids.length, cause?.programs]).toEqual([3, [{ code: same.program, line: 2 }]]);
});

test('all students are named, but only some programs are shown', () => {
  const [cause] = causesOf(Array.from({ length: MAX_PROGRAMS + 3 }, (_, each) => failed(`student ${each}`)));
  expect([cause?.student_ids.length, cause?.programs.length]).toEqual([MAX_PROGRAMS + 3, MAX_PROGRAMS]);
});
