import type { Earned } from '@burrow/contracts';
import type { ErrorParams } from '@burrow/contracts/errors';
import type { RunErrorCode } from '@burrow/python';
import type { WorldState } from '@burrow/world';
import type { CompletionKind } from '../level/completion.rules.ts';
import type { VariantShown } from './variant-shown.ts';

/** What a dialog or the output panel says about a run that ended. */
export type RunResult =
  /** In a level without goals, and of a given program that works in the setting that was chosen. */
  | { readonly kind: 'ended' }
  | {
      readonly kind: 'complete';
      readonly completion: CompletionKind;
      /** How many hidden maps the program was run on. */
      readonly variantsMet: number;
      /** Ideas of the level that the program does without, by their words. */
      readonly leftOut: readonly string[];
      /** Badges and certificates that the server has just given. */
      readonly earned: Earned | null;
      /** The state of the farm on the shown map. */
      readonly final: WorldState;
    }
  | {
      readonly kind: 'incomplete';
      /** What the first open goal lacks, as a code of run errors. */
      readonly missing: { readonly code: RunErrorCode; readonly params: ErrorParams } | null;
      /** The places of the goals that are met. */
      readonly goalsMet?: readonly number[];
    }
  | { readonly kind: 'variant'; readonly shown: VariantShown }
  | {
      readonly kind: 'error';
      readonly code: string;
      readonly params: ErrorParams;
      readonly line: number | null;
      readonly trace: string;
      /** The places of the goals that were met before. */
      readonly goalsMet?: readonly number[];
    }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'refused'; readonly code: string; readonly detail: string | null }
  /** `isJoined`: some of the lines are statements after a `;`. */
  | { readonly kind: 'too-many-lines'; readonly maxLines: number; readonly isJoined: boolean }
  | { readonly kind: 'too-long' };
