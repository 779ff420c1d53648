import type { Table } from './columns.rules.ts';
import type { Source } from './roster-files.rules.ts';

/** A list as it was pasted or loaded, and where it is from. */
export interface LoadedList {
  readonly table: Table;
  readonly source: Source;
  /** Whether it is all of a school, so that who is not in it is gone. */
  readonly isWhole: boolean;
  /** Whether it is some classes of a school: who is not in it may be in another one. */
  readonly isPart: boolean;
  /** The class of those without one of their own. */
  readonly classId: string | null;
}

/** Whether it was made of a system's files, whose columns nobody has to say. */
export const isOfSystem = ({ isWhole, isPart }: LoadedList): boolean => isWhole || isPart;
