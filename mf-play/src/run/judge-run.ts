import type { Variant } from '@burrow/contracts';
import { isSameProgram } from '@burrow/exercises';
import { runVariants, toRunRecord, type RunOutcome, type RunRequest } from '@burrow/python';
import { judge, shortfalls } from '@burrow/world';
import { appliedIn } from '../level/applied-lines.ts';
import { completionKind } from '../level/completion.rules.ts';
import { pause } from '../engine/clock.ts';
import { tooManyLines } from './code-lines.rules.ts';
import { findLeftOut } from './find-left-out.ts';
import type { Recording } from './recording.ts';
import type { RunResult } from './run-result.types.ts';
import type { Run } from './run.types.ts';
import { toldGoal } from './told-goal.rules.ts';
import { showVariant } from './variant-shown.ts';

const MODAL_DELAY_MS = 800;
/** How long the hidden settings may still be loading after the shown map is done. */
const VARIANTS_PATIENCE_MS = 3_000;

interface ShownRun {
  readonly request: RunRequest;
  readonly outcome: RunOutcome;
  readonly recording: Recording;
  readonly variants: Promise<readonly Variant[] | null>;
}

/** Returns how a run ended that the picture has shown; null if it was stopped on the way. */
export async function judgeRun(run: Run, shown: ShownRun): Promise<RunResult | null> {
  const { level, world } = run;
  const { outcome, recording } = shown;
  if (outcome.status === 'stopped') return { kind: 'stopped' };
  const final = recording.steps.stateAt(outcome.steps.length);
  const { complete, goals } = judge(world, final, outcome.variables);
  const goalsMet = goals.flatMap(({ goal, met }) => (met ? [goal] : []));
  if (outcome.error) {
    const { code, params, line, trace } = outcome.error;
    return { kind: 'error', code, params, line, trace, goalsMet };
  }
  if (level.levelGoals.length === 0) return { kind: 'ended' };
  if (!complete) {
    const [missing] = shortfalls(world, final, outcome.variables);
    return { kind: 'incomplete', missing: missing ? toldGoal(level, missing.error) : null, goalsMet };
  }
  if (isTrial(run)) return { kind: 'ended' };
  return tooManyLines(level, run.code) ?? judgeVariants(run, shown);
}

/** Whether a run only shows whether the given program works in the setting that was chosen. */
const isTrial = ({ code, level: { exercise, codeTemplate } }: Run): boolean =>
  exercise?.kind === 'design' && isSameProgram(code, codeTemplate);

/** Tries a program that meets all goals on the shown map in the hidden settings, and reports what it did. */
async function judgeVariants(run: Run, shown: ShownRun): Promise<RunResult | null> {
  const { code, course, level, player, python, server, signal, tell } = run;
  const { request, outcome, recording, variants } = shown;
  const late = pause(VARIANTS_PATIENCE_MS).then(() => null);
  // Without them the run ends on the shown map; the server stores it unverified.
  const hidden = await Promise.race([variants, late]);
  if (signal.aborted) return null;
  // Ideas are tried while it is praised.
  const { failure, met } = await runVariants(python, { ...request, ideas: [] }, hidden ?? []);
  if (signal.aborted) return null;
  if (failure?.outcome.status === 'stopped') return { kind: 'stopped' };
  if (failure) return { kind: 'variant', shown: showVariant(code, level, failure) };
  tell.praised();
  const record = toRunRecord(level, [outcome, ...met]);
  const helped = appliedIn({ learner: server.learner, course: level.course_slug, level: level.slug }, code);
  const kept = server.complete(code, record, helped);
  const tried = findLeftOut(python, request, outcome, hidden);
  const [earned, leftOut] = await Promise.all([kept, tried, player.cheer(), pause(MODAL_DELAY_MS)]);
  return {
    kind: 'complete',
    completion: course ? completionKind(course, level.slug) : 'level',
    variantsMet: met.length,
    leftOut,
    earned,
    final: recording.steps.stateAt(outcome.steps.length),
  };
}
