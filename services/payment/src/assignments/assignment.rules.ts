import { planOf } from '@burrow/billing';
import type { Purchase } from '../purchases/purchase.rules.ts';

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
