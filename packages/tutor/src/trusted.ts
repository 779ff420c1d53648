import type { Context } from './context.ts';
import type { FindingKind } from './texts/tutor-texts.ts';
import { smallRepair } from './try/small-repairs.ts';
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

/** What is seen when the program runs. It is true, however the program is built. */
function seen({ error }: Context): Finding {
  if (!error || error.line === null) return { kind: 'stuck', line: null, params: {} };
  const kind = error.code.startsWith('python/') ? 'error-other' : 'world-other';
  return { kind, line: error.line, params: {} };
}

/**
 * Returns what to say where a comparison with the reference names no cause, or one that holds only if the learner builds the
 * program as the reference does: a small change of the learner's own that reaches the goals, else what is seen in the run. A tip that names the wrong cause is worse than none.
 */
export function trusted(context: Context, trial: EditTrial, chosen: Suggestion): Suggestion {
  const { finding, edit } = chosen;
  if (!edit || !DOUBTFUL.has(finding.kind) || context.steps.length < 2) return chosen;
  const repair = trial.isFollowed ? smallRepair(context) : undefined;
  if (repair) return { finding: repair, edit: repair.edit };
  const isProven = !CLAIMS.has(finding.kind) || (trial.isFollowed && trial.again().isGood(edit));
  return isProven ? chosen : { finding: seen(context), edit };
}
