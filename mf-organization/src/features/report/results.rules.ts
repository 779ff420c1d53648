import type { ClassProgress, SchoolStudent, StudentProgress } from '@burrow/contracts';

/** How far a student is in each chapter, in their order. */
export interface ChapterResult {
  readonly id: number;
  readonly completed: number;
  readonly levels: number;
}

/** A student and how far they are. */
export interface StudentResult {
  readonly student: SchoolStudent;
  readonly chapters: readonly ChapterResult[];
  readonly completed: number;
  readonly levels: number;
  /** Null for whoever has not played yet. */
  readonly lastActiveAt: string | null;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

function resultOf(
  student: SchoolStudent,
  own: StudentProgress | undefined,
  { chapters }: ClassProgress,
): StudentResult {
  const results = chapters.map(({ id, levels }, at) => ({
    id,
    completed: own?.completed[at] ?? 0,
    levels: levels.length,
  }));
  return {
    student,
    chapters: results,
    completed: sum(results.map(({ completed }) => completed)),
    levels: sum(results.map(({ levels }) => levels)),
    lastActiveAt: own?.last_active_at ?? null,
  };
}

/**
 * Returns how far each student of a class is; who has not played yet is at the beginning. Of a class that is too large to
 * be told whole, nothing is claimed of the others.
 */
export function resultsOf(students: readonly SchoolStudent[], progress: ClassProgress): StudentResult[] {
  const byId = new Map(progress.students.map(each => [each.student_id, each]));
  const isWhole = progress.students.length >= progress.total;
  const told = isWhole ? students : students.filter(({ student_id: id }) => byId.has(id));
  return told.map(student => resultOf(student, byId.get(student.student_id), progress));
}
