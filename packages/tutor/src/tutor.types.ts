import type { PlayerCommandName, PyValue, RecordedCommand, WorldLevel } from '@burrow/contracts';
import type { ErrorParams } from '@burrow/contracts/errors';
import type { Edit } from './code/edit.ts';
import type { FindingKind } from './texts/tutor-texts.ts';
import type { Trail } from './try/own-try.ts';

/** What the tutor needs to know about a level; in a hidden variant, the level as the variant defines it. */
export interface TutorLevel extends WorldLevel {
  readonly maxLinesOfCode?: number | undefined;
  readonly commands?: readonly PlayerCommandName[] | undefined;
}

/** How a run ended, as reported by the run itself. `code` is one of WORLD_ERRORS or PYTHON_ERRORS. */
export interface TutorError {
  readonly code: string;
  readonly params: ErrorParams;
  /** Line of the learner's code from 1, where known. */
  readonly line: number | null;
}

/** What a run did. `variables` are those that goals check, as the run left them. */
export interface TutorRun {
  readonly commands: readonly RecordedCommand[];
  readonly variables: Readonly<Record<string, PyValue>>;
}

export interface TutorRequest {
  /** Null if unknown: then only code and error count. */
  readonly level: TutorLevel | null;
  /** Programs that complete the level, the simplest first. */
  readonly references: readonly string[];
  readonly code: string;
  readonly error: TutorError | null;
  /** The error as the learner saw it; used if `error` is null. */
  readonly errorText?: string | undefined;
  readonly run: TutorRun | null;
  /** Whether the run was in a hidden variant, after it had completed the level as shown. */
  readonly isVariant?: boolean | undefined;
  /** Language code of the answer; English if the tutor does not speak it. */
  readonly language: string;
  /** Keys of the advice already given for this level, oldest first. */
  readonly given: readonly string[];
  /** What the advice before this one returned as its `trail`; null at the beginning. */
  readonly trail?: Trail | null | undefined;
}

/** How much is said: a question, where to look, or one line of code. */
export type Dose = 'nudge' | 'pointer' | 'line';

/** What is wrong, or what comes next. */
export interface Finding {
  readonly kind: FindingKind;
  /** Line of the learner's code from 1, if it is about one. */
  readonly line: number | null;
  readonly params: ErrorParams;
  /** The change that removes it. */
  readonly edit?: Edit | undefined;
  /** Other changes that may remove it, the most likely first. */
  readonly others?: readonly Edit[] | undefined;
  /** Whether the change is right whatever the reference looks like, e.g. for a missing colon. */
  readonly certain?: boolean;
}

export interface Advice {
  /** To be sent back as one of `given`. */
  readonly key: string;
  readonly kind: FindingKind;
  readonly dose: Dose;
  readonly text: string;
  /** The line that the text is about, from 1. */
  readonly line: number | null;
  /** Only with the dose `line`. */
  readonly edit: Edit | null;
  /**
   * The code after the edit, for Apply. Null unless the learner tried there since the last advice, and for an edit that would
   * complete the level: the last step is typed.
   */
  readonly resultedCode: string | null;
  /** To be sent back with the next request; null if there is no edit to try. */
  readonly trail: Trail | null;
  /** Whether the program already meets all goals. */
  readonly isComplete: boolean;
  /** In which doses the same was said before, according to `given`. */
  readonly before: readonly Dose[];
}

/** The finding to report, with the one change that goes with it. */
export interface Suggestion {
  readonly finding: Finding;
  readonly edit: Edit | null;
}
