export type SeatsRefusal = 'not-your-student' | 'student-has-course' | 'no-seats-left';

export interface SeatsWish {
  readonly students: readonly string[];
  /** Those of them who are in the school. */
  readonly schoolStudents: ReadonlySet<string>;
  /** Those of them who have the course by a class set. */
  readonly seated: ReadonlySet<string>;
  readonly seats: number;
  /** How many seats are given. */
  readonly given: number;
}

/** Returns why students cannot have seats of a class set, or null: all of them get one, or nobody. */
export function seatsRefusal({
  students,
  schoolStudents,
  seated,
  seats,
  given,
}: SeatsWish): SeatsRefusal | null {
  if (students.some(id => !schoolStudents.has(id))) return 'not-your-student';
  if (students.some(id => seated.has(id))) return 'student-has-course';
  return given + students.length > seats ? 'no-seats-left' : null;
}
