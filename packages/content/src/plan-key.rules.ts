import type { CompiledCourse } from './content.types.ts';

/** Whether what was bought, a course or a plan key, opens a course: courses of one plan key go together. */
export function opensCourse(
  courses: ReadonlyMap<string, Pick<CompiledCourse, 'planKey'>>,
  bought: string,
  course: string,
): boolean {
  const planKey = courses.get(course)?.planKey;
  return planKey !== undefined && (bought === planKey || courses.get(bought)?.planKey === planKey);
}
