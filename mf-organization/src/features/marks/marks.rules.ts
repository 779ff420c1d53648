import type {
  AssignmentState,
  ClassQuiz,
  Guest,
  HandedIn,
  HandedInState,
  TaughtAssignment,
} from '@burrow/contracts';
import type { StudentResult } from '../report/index.ts';

/** Work that was handed in for an assignment: of several levels what waits for the teacher, else what is to be done again. */
export interface WorkMark {
  readonly state: HandedInState;
  /** Whether some of it was handed in after the date. */
  readonly isLate: boolean;
}

/** How a student stands with an assignment. */
export interface AssignmentMark {
  readonly state: AssignmentState;
  readonly completed: number;
  /** Null if nothing was handed in. */
  readonly work: WorkMark | null;
}

export type QuizMark = Omit<ClassQuiz['students'][number], 'student_id'>;

/** A student's row: null stands for what they were not given, or have not begun. */
export interface Marks {
  readonly result: StudentResult;
  readonly assignments: readonly (AssignmentMark | null)[];
  readonly quizzes: readonly (QuizMark | null)[];
}

interface Sources {
  readonly results: readonly StudentResult[];
  readonly assignments: readonly TaughtAssignment[];
  readonly work: readonly HandedIn[];
  readonly quizzes: readonly ClassQuiz[];
}

const FIRST_TO_TELL = ['handed-in', 'look-again', 'accepted'] as const satisfies readonly HandedInState[];

/** Returns those of a course, the first date first, as a mark book has them. */
export const inCourse = (assignments: readonly TaughtAssignment[], course: string): TaughtAssignment[] =>
  assignments
    .filter(({ course_id }) => course_id === course)
    .toSorted((one, other) => one.due_at.localeCompare(other.due_at));

function workMark(work: readonly HandedIn[], { due_at: due }: TaughtAssignment): WorkMark | null {
  const state = FIRST_TO_TELL.find(each => work.some(one => one.state === each));
  if (!state) return null;
  return { state, isLate: work.some(({ handed_in_at: at }) => Date.parse(at) > Date.parse(due)) };
}

/** A student of another class, who has only this class's assignments. */
export interface GuestMarks {
  readonly id: string;
  readonly name: string;
  readonly className: string | null;
  readonly assignments: readonly (AssignmentMark | null)[];
}

/** Returns a row for each guest, in their order. */
export function guestMarksOf(
  guests: readonly Guest[],
  { assignments, work }: Pick<Sources, 'assignments' | 'work'>,
): GuestMarks[] {
  const byStudent = Map.groupBy(work, ({ student_id }) => student_id);
  return guests.map(({ student_id: id, name, class_name: className }) => ({
    id,
    name,
    className,
    assignments: assignments.map(each => assignmentMark(each, id, byStudent.get(id) ?? [])),
  }));
}

function assignmentMark(
  assignment: TaughtAssignment,
  student: string,
  own: readonly HandedIn[],
): AssignmentMark | null {
  const found = assignment.students.find(({ student_id }) => student_id === student);
  if (!found) return null;
  const { course_id: course, level_slugs: slugs } = assignment;
  const work = own.filter(each => each.course_id === course && slugs.includes(each.level_slug));
  return { state: found.state, completed: found.completed, work: workMark(work, assignment) };
}

/** Returns a row for each student, in their order. */
export function marksOf({ results, assignments, work, quizzes }: Sources): Marks[] {
  const byStudent = Map.groupBy(work, ({ student_id }) => student_id);
  return results.map(result => {
    const id = result.student.student_id;
    return {
      result,
      assignments: assignments.map(each => assignmentMark(each, id, byStudent.get(id) ?? [])),
      quizzes: quizzes.map(({ students }) => students.find(({ student_id }) => student_id === id) ?? null),
    };
  });
}
