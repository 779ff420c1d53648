import type { ClassSets } from '@burrow/contracts';

export type ClassSet = ClassSets['class_sets'][number];

/** How many seats of a class set nobody has. */
export const freeSeats = ({ seats, student_ids }: Pick<ClassSet, 'seats' | 'student_ids'>): number =>
  Math.max(0, seats - student_ids.length);

/** Who has the course of a set by any set of the school: nobody needs a second seat. */
export const seatedIn = (sets: readonly ClassSet[], course: string): ReadonlySet<string> =>
  new Set(sets.filter(({ course_name }) => course_name === course).flatMap(({ student_ids }) => student_ids));

/** The choice with one student more or less; no more than there are seats. */
export function choose(chosen: readonly string[], id: string, free: number): readonly string[] {
  if (chosen.includes(id)) return chosen.filter(each => each !== id);
  return chosen.length < free ? [...chosen, id] : chosen;
}
