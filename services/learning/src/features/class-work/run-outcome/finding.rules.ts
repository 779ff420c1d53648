import { type RunOutcome, TUTOR_FINDINGS, type TutorFinding, WORLD_ERRORS } from '@burrow/contracts';
import type { FindingKind, TutorError } from '@burrow/tutor';

/** What the tutor finds in a program that failed. */
export interface Finding {
  readonly code: TutorFinding;
  readonly line: number | null;
}

/** Why a program that ran to its end missed a goal: no error of the run. */
const SHORTFALLS: ReadonlySet<string> = new Set(WORLD_ERRORS.slice(WORLD_ERRORS.indexOf('world/goal-open')));

type KindOf<Code> = Code extends `tutor/${infer Kind}` ? Kind : never;

const FINDINGS: ReadonlyMap<FindingKind, TutorFinding> = new Map(
  TUTOR_FINDINGS.map(code => [code.slice('tutor/'.length) as KindOf<TutorFinding>, code]),
);

/** Kinds that say the same to those who teach as another one does. */
const SAME_AS: Partial<Readonly<Record<FindingKind, TutorFinding>>> = {
  'range-short': 'tutor/loop-count',
  'range-long': 'tutor/loop-count',
  'range-shifted': 'tutor/loop-count',
  'argument-missing': 'tutor/arguments-missing',
  'argument-extra': 'tutor/arguments-extra',
  'call-missing': 'tutor/brackets-missing',
  'result-unused': 'tutor/result-dropped',
  'sign-edge': 'tutor/line-sign',
  'line-unrepeated': 'tutor/line-missing',
  'line-unasked': 'tutor/line-missing',
  'else-missing': 'tutor/line-missing',
  'break-missing': 'tutor/line-missing',
  'value-unchanged': 'tutor/line-missing',
  'return-missing': 'tutor/line-missing',
  'inner-unreturned': 'tutor/line-missing',
  'decorator-missing': 'tutor/line-missing',
  'def-missing': 'tutor/line-missing',
  'class-missing': 'tutor/line-missing',
  'super-missing': 'tutor/line-missing',
  'import-missing': 'tutor/line-missing',
};

/** The error of a run as the tutor takes it; null if the program ran to its end. */
export function tutorError({ code, line }: RunOutcome): TutorError | null {
  return code === null || SHORTFALLS.has(code) ? null : { code, params: {}, line };
}

/** The finding for those who teach; null for a kind that says no more than the error does. */
export function findingOf({
  kind,
  line,
}: {
  readonly kind: FindingKind;
  readonly line: number | null;
}): Finding | null {
  const code = FINDINGS.get(kind) ?? SAME_AS[kind];
  return code === undefined ? null : { code, line };
}
