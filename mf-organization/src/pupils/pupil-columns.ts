import type { Pupil } from '@burrow/contracts';
import type { ReactNode } from 'react';

/** What a list of students shows besides who they are. */
export interface PupilColumns {
  /** The heads, each a `th`. */
  readonly head: ReactNode;
  /** The same number of cells, each a `td`. */
  readonly cells: (pupil: Pupil) => ReactNode;
  /** Only these students, by id; all if it is missing. */
  readonly only?: ReadonlySet<string>;
}
