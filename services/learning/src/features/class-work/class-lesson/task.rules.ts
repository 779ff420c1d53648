/** A level by its key, `course/slug`. */
type Key = string;

/** What there is to do in a lesson. */
export interface Tasks {
  /** The level to which the lesson calls. */
  readonly called: Key | null;
  /** The levels of assignments that are not yet due. */
  readonly assigned: readonly Key[];
  /** The levels that the class has unlocked of the course that a student plays. */
  readonly unlocked: readonly Key[];
}

/** Whether a student has done what there is to do: what the lesson calls to, else what is assigned, else what is unlocked. */
export function isDone({ called, assigned, unlocked }: Tasks, completed: ReadonlySet<Key>): boolean {
  const task = called === null ? (assigned.length > 0 ? assigned : unlocked) : [called];
  return task.length > 0 && task.every(level => completed.has(level));
}
