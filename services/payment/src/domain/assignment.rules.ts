import { planOf } from '@burrow/billing';
import type { Purchase } from './purchase.rules.ts';

/** A course that was bought, and the student whose it is; null until it is given to one. */
export interface CoursePurchase extends Pick<Purchase, 'id' | 'plan' | 'state' | 'paidAt'> {
  readonly studentId: string | null;
}

export type AssignmentRefusal = 'not-your-student' | 'nothing-to-assign' | 'student-has-course';

export interface AssignmentWish {
  readonly studentId: string;
  readonly course: string;
  /** The students whom the buyer looks after. */
  readonly students: readonly string[];
  readonly purchases: readonly CoursePurchase[];
}

/** The course that a plan opens to one student, or null. */
export const courseOf = (plan: string): string | null => {
  const opens = planOf(plan)?.opens;
  return opens?.kind === 'course' ? opens.course : null;
};

/**
 * Returns the purchase that a student gets, the oldest that is paid and nobody's, or why there is none. What is a student's
 * stays theirs: only support moves it.
 */
export function chooseForStudent(wish: AssignmentWish): CoursePurchase | AssignmentRefusal {
  const { studentId, course, students, purchases } = wish;
  if (!students.includes(studentId)) return 'not-your-student';
  const bought = purchases.filter(one => one.state === 'paid' && courseOf(one.plan) === course);
  if (bought.some(one => one.studentId === studentId)) return 'student-has-course';
  const free = bought.filter(one => one.studentId === null);
  const [oldest] = free.sort((one, other) => Date.parse(one.paidAt ?? '') - Date.parse(other.paidAt ?? ''));
  return oldest ?? 'nothing-to-assign';
}

export interface CoveredStudent {
  readonly id: string;
  readonly since: string;
}

/** The students whom a plan with so many seats teaches: those who came first. The sixth learns with a course of their own. */
export const coveredStudents = (students: readonly CoveredStudent[], seats: number | null): string[] =>
  [...students]
    .sort((one, other) => Date.parse(one.since) - Date.parse(other.since) || (one.id < other.id ? -1 : 1))
    .slice(0, seats ?? students.length)
    .map(({ id }) => id);

/** Which courses wait for a student, and how often. */
export function unassignedCourses(
  purchases: readonly Pick<CoursePurchase, 'plan' | 'state' | 'studentId'>[],
): { course_name: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { plan, state, studentId } of purchases) {
    const course = courseOf(plan);
    if (course && state === 'paid' && studentId === null) counts.set(course, (counts.get(course) ?? 0) + 1);
  }
  return [...counts].map(([course_name, count]) => ({ course_name, count }));
}

export interface StudentsCourses {
  readonly students: readonly CoveredStudent[];
  readonly courses: readonly string[];
  readonly purchases: readonly Pick<CoursePurchase, 'id' | 'plan' | 'state' | 'studentId'>[];
  /** How many students a running plan teaches; 0 without one, null without a limit. */
  readonly seats: number | null;
}

export interface StudentCourse {
  readonly student_id: string;
  readonly course_name: string;
  readonly by: 'purchase' | 'subscription' | null;
  readonly purchase_id: string | null;
}

/** How each student has each course: by a purchase of their own, by a plan of who looks after them, or not at all. */
export function studentCourses({ students, courses, purchases, seats }: StudentsCourses): StudentCourse[] {
  const covered = new Set(coveredStudents(students, seats));
  return students.flatMap(({ id }) =>
    courses.map(course => {
      const bought = purchases.find(
        ({ plan, state, studentId }) => studentId === id && state === 'paid' && courseOf(plan) === course,
      );
      const by = bought ? 'purchase' : covered.has(id) ? 'subscription' : null;
      return { student_id: id, course_name: course, by, purchase_id: bought?.id ?? null } as const;
    }),
  );
}
