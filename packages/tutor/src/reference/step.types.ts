import type { CodeLine } from '@burrow/python-syntax';
import type { Edit } from '../code/edit.ts';
import type { Difference } from './align.ts';

/** A difference, expressed as the change that removes it. */
export interface Step {
  readonly difference: Exclude<Difference, { kind: 'same' }>;
  readonly edit: Edit;
  /** The learner's statement, if there is one. */
  readonly mine: CodeLine | undefined;
  /** The reference's statement, if there is one. */
  readonly theirs: CodeLine | undefined;
  /** The statement is only in the wrong place: below (late) or above the line `other`. */
  readonly moved?: { readonly isLate: boolean; readonly other: number } | undefined;
}
