import { MAX_PROGRAMS } from '@burrow/contracts';
import { expect, test } from '@jest/globals';
import { groupFailures } from './class-failures.rules.ts';
import type { FailureRow } from './class-failures.queries.ts';

const failed = (student: string, more: Partial<FailureRow> = {}): FailureRow => ({
  student,
  course: 'python',
  level: 'loops-level1',
  failure: 'python/name',
  line: 2,
  onOtherMap: false,
  program: `of ${student}`,
  ...more,
});

test('two students with the same failure are a group, one alone is not', () => {
  expect(groupFailures([failed('ada')])).toEqual([]);
  expect(groupFailures([failed('ada'), failed('bo', { line: null })])).toEqual([
    {
      course_id: 'python',
      level_slug: 'loops-level1',
      code: 'python/name',
      on_other_map: false,
      students: 2,
      programs: [
        { code: 'of ada', line: 2 },
        { code: 'of bo', line: null },
      ],
    },
  ]);
});

test.each([
  ['another course', { course: 'advanced-python' }],
  ['another level', { level: 'loops-level2' }],
  ['another failure', { failure: 'python/type' }],
  ['another map', { onOtherMap: true }],
])('%s is another failure', (_what, other) => {
  expect(groupFailures([failed('ada'), failed('bo', other)])).toEqual([]);
});

test.each(['python/not-initialized', 'python/busy', 'python/crashed', 'python/level-data', 'python/stopped'])(
  '%s is no difficulty of the children, whoever met it',
  failure => {
    expect(groupFailures([failed('ada', { failure }), failed('bo', { failure })])).toEqual([]);
  },
);

test('the failure of most students is first', () => {
  const rows = [
    failed('ada'),
    failed('bo'),
    ...['cy', 'di', 'eve'].map(student => failed(student, { failure: 'python/type' })),
  ];
  expect(groupFailures(rows).map(({ code, students }) => [code, students])).toEqual([
    ['python/type', 3],
    ['python/name', 2],
  ]);
});

test('all are counted, but only some programs are shown', () => {
  const rows = Array.from({ length: MAX_PROGRAMS + 3 }, (_, at) => failed(`student ${at}`));
  const [group] = groupFailures(rows);
  expect([group?.students, group?.programs.length]).toEqual([MAX_PROGRAMS + 3, MAX_PROGRAMS]);
});

test('nobody failed, nothing is shown', () => expect(groupFailures([])).toEqual([]));
