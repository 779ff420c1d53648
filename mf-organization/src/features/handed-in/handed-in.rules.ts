import {
  HANDED_IN_STATES,
  type HandedIn,
  type HandedInState,
  type TaughtAssignment,
} from '@burrow/contracts';

/** Returns the work on the levels of an assignment, of its students: what waits for the teacher first. */
export function workOf(
  { course_id, level_slugs, students }: TaughtAssignment,
  work: readonly HandedIn[],
): readonly HandedIn[] {
  const ids = new Set(students.map(({ student_id }) => student_id));
  return work
    .filter(each => each.course_id === course_id && level_slugs.includes(each.level_slug))
    .filter(({ student_id }) => ids.has(student_id))
    .toSorted((one, other) => Number(other.state === 'handed-in') - Number(one.state === 'handed-in'));
}

/** Returns how much work is in each state, without those of which there is none. */
export const countStates = (work: readonly HandedIn[]): readonly (readonly [HandedInState, number])[] =>
  HANDED_IN_STATES.map(state => [state, work.filter(each => each.state === state).length] as const).filter(
    ([, total]) => total > 0,
  );
