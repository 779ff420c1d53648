import { calls } from './code/definitions.ts';
import type { Edit } from './code/edit.ts';
import type { Context } from './context.ts';
import type { FindingKind } from './texts/tutor-texts.ts';
import { findingOfStep, isTelling } from './rules/difference.rule.ts';
import { refusal } from './rules/refusals.rule.ts';
import { smallRepair, sufficientStep } from './try/small-repairs.ts';
import type { Finding, Suggestion } from './tutor.types.ts';
import type { EditTrial } from './vet-edit.ts';

/** What a comparison line by line says of order and of lines too many: true only of a program of the same shape. */
const CLAIMS: ReadonlySet<FindingKind> = new Set<FindingKind>([
  'line-extra',
  'line-too-late',
  'line-too-early',
]);

/** These, and what says no more than where the programs differ. */
const DOUBTFUL: ReadonlySet<FindingKind> = new Set<FindingKind>([
  ...CLAIMS,
  'line-other',
  'line-lacks',
  'line-sign',
  'line-name',
]);

/** What is seen where a mistake shows, or only a place where the programs differ: the cause may be somewhere else. */
const SYMPTOMS: ReadonlySet<FindingKind> = new Set<FindingKind>([
  'words-other', 'line-number', 'line-number-first', 'line-number-last', 'line-text', 'line-command', 'line-part', 'line-missing',
  'command-missing', 'value-other', 'goal-open', 'world-other', 'stuck', 'same-tile', 'filled-other',
]); // prettier-ignore

/** A program that differs in more is built in another way. */
const MOST_STEPS = 3;

/** What is right but stands in the wrong place. */
const PLACES: ReadonlySet<FindingKind> = new Set<FindingKind>([
  'line-too-late',
  'line-too-early',
  'line-indent',
  'line-outdent',
  'line-outdent-def',
]);

/** What one change by itself mends: a step towards the reference, or a small change of the learner's own. */
function proven(context: Context, { finding }: Suggestion): Suggestion | undefined {
  if (!DOUBTFUL.has(finding.kind) && !SYMPTOMS.has(finding.kind)) return undefined;
  const step = sufficientStep(context);
  const told = step && findingOfStep(context.code, step);
  if (step && told && isTelling(told)) return { finding: told, edit: step.edit };
  const repair = smallRepair(context);
  const isMeant = repair && (!step || !SYMPTOMS.has(finding.kind) || PLACES.has(repair.kind));
  return repair && isMeant ? { finding: repair, edit: repair.edit } : undefined;
}

/** What the farm says of a value: true, whatever is changed. */
const VALUES: ReadonlySet<FindingKind> = new Set<FindingKind>(['words-other', 'count-other', 'thing-other']);

/** What is seen when the program runs. It is true, however the program is built. */
function seen(context: Context, edit: Edit): Finding {
  const { error } = context;
  if (!error || error.line === null) return { kind: 'stuck', line: null, params: {} };
  const told = edit.kind === 'remove' ? null : refusal(context);
  if (told && VALUES.has(told.kind)) return told;
  const kind = error.code.startsWith('python/') ? 'error-other' : 'world-other';
  return { kind, line: error.line, params: {} };
}

/** Whether a function that is told to have the wrong name is called by it. */
const isCalledSo = ({ code }: Context, { kind, params }: Finding): boolean =>
  kind === 'def-name' && code.lines.some(line => calls(line, String(params['name'])));

/**
 * Returns what to say where a comparison with the reference names no cause, or one that holds only if the learner builds the
 * program as the reference does: a small change of the learner's own that reaches the goals, else what is seen in the run. A tip that names the wrong cause is worse than none.
 */
export function trusted(context: Context, trial: EditTrial, chosen: Suggestion): Suggestion {
  const { finding, edit } = chosen;
  if (!edit || finding.certain || context.steps.length < 2) return chosen;
  const isOtherShape = finding.kind === 'call-early' && context.steps.length > MOST_STEPS;
  if (isOtherShape || isCalledSo(context, finding)) return { finding: seen(context, edit), edit };
  const mended = trial.isFollowed ? proven(context, chosen) : undefined;
  if (mended) return mended;
  if (!DOUBTFUL.has(finding.kind)) return chosen;
  const isProven = !CLAIMS.has(finding.kind) || (trial.isFollowed && trial.again().isGood(edit));
  return isProven ? chosen : { finding: seen(context, edit), edit };
}
