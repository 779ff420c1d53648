import type { ClassProgress, Pupil, StudentProgress } from '@burrow/contracts';

/** How far a student is in each chapter, in their order. */
export interface ChapterResult {
  readonly id: number;
  readonly completed: number;
  readonly levels: number;
}

/** A student and how far they are. */
export interface PupilResult {
  readonly pupil: Pupil;
  readonly chapters: readonly ChapterResult[];
  readonly completed: number;
  readonly levels: number;
  /** Null for whoever has not played yet. */
  readonly lastActiveAt: string | null;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

function resultOf(pupil: Pupil, own: StudentProgress | undefined, { chapters }: ClassProgress): PupilResult {
  const results = chapters.map(({ id, levels }, at) => ({
    id,
    completed: own?.completed[at] ?? 0,
    levels: levels.length,
  }));
  return {
    pupil,
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
export function resultsOf(pupils: readonly Pupil[], progress: ClassProgress): PupilResult[] {
  const byId = new Map(progress.students.map(each => [each.student_id, each]));
  const isWhole = progress.students.length >= progress.total;
  const told = isWhole ? pupils : pupils.filter(({ student_id: id }) => byId.has(id));
  return told.map(pupil => resultOf(pupil, byId.get(pupil.student_id), progress));
}
