import type { CompiledCourse } from './content.types.ts';

/**
 * Whether a purchase (a course or a plan key) opens a course: courses with the same plan key go together.
 *
 * @example
 * const courses = new Map([['python', { planKey: 'python' }], ['more-python', { planKey: 'python' }], ['games', { planKey: 'games' }]]);
 * opensCourse(courses, 'python', 'more-python') // → true
 * opensCourse(courses, 'games', 'python') // → false
 */
export function opensCourse(
  courses: ReadonlyMap<string, Pick<CompiledCourse, 'planKey'>>,
  bought: string,
  course: string,
): boolean {
  const planKey = courses.get(course)?.planKey;
  return planKey !== undefined && (bought === planKey || courses.get(bought)?.planKey === planKey);
}
