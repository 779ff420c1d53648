import type { HandedIn, TaughtAssignment } from '@burrow/contracts';
import { describe, expect, test } from '@jest/globals';
import { countStates, workOf } from './handed-in.rules.ts';

const work = (student_id: string, state: string, more: object = {}) =>
  ({ student_id, state, course_id: 'python', level_slug: 'loops-level1', ...more }) as unknown as HandedIn;
const ASSIGNMENT = {
  course_id: 'python',
  level_slugs: ['loops-level1', 'loops-level2'],
  students: [{ student_id: 'ada' }, { student_id: 'bo' }],
} as unknown as TaughtAssignment;

describe('the work of an assignment', () => {
  test('is that of its students on its levels', () => {
    const own = [work('ada', 'handed-in'), work('bo', 'handed-in', { level_slug: 'loops-level2' })];
    const others = [
      work('cy', 'handed-in'),
      work('ada', 'handed-in', { level_slug: 'loops-level3' }),
      work('ada', 'handed-in', { course_id: 'challenges' }),
    ];
    expect(workOf(ASSIGNMENT, [...others, ...own])).toEqual(own);
  });

  test('begins with what waits, and keeps its order otherwise', () => {
    const all = [
      work('ada', 'accepted'),
      work('bo', 'handed-in'),
      work('bo', 'look-again'),
      work('ada', 'handed-in'),
    ];
    expect(workOf(ASSIGNMENT, all)).toEqual([all[1], all[3], all[0], all[2]]);
  });
});

test('states are counted in their order, without those of which there is none', () => {
  expect(countStates([])).toEqual([]);
  const counted = countStates([work('ada', 'look-again'), work('bo', 'handed-in'), work('cy', 'look-again')]);
  expect(Object.fromEntries(counted)).toEqual({ 'handed-in': 1, 'look-again': 2 });
});
