/** What a school has reached; undefined as long as that is not known. */
export interface Reached {
  readonly adults: number | undefined;
  readonly invitations: number | undefined;
  readonly classes: number | undefined;
  readonly students: number | undefined;
  /** Whether a student has played a level. */
  readonly hasPlayed: boolean | undefined;
}

export type StepName = 'school' | 'address' | 'teachers' | 'class' | 'students' | 'play';

export interface Step {
  readonly name: StepName;
  readonly isDone: boolean;
  /** Where the step is taken: a path without language. */
  readonly to?: string;
}

/** Returns the first steps of a new administrator in their order; null until it is known which are done. */
export function firstSteps({ adults, invitations, classes, students, hasPlayed }: Reached): Step[] | null {
  if (adults === undefined || invitations === undefined || classes === undefined || students === undefined)
    return null;
  return [
    // Nobody comes here without them.
    { name: 'school', isDone: true },
    { name: 'address', isDone: true },
    { name: 'teachers', isDone: adults > 1 || invitations > 0, to: 'organization/teachers/add' },
    { name: 'class', isDone: classes > 0, to: 'organization/classes/add' },
    { name: 'students', isDone: students > 0, to: 'organization/students/add' },
    { name: 'play', isDone: hasPlayed === true },
  ];
}
