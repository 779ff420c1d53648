import type { Variant, WorldLevel } from '@burrow/contracts';
import { judge, loadWorld, replay, shortfalls, variantLevel, type Shortfall } from '@burrow/world';
import type { RunOutcome, RunRequest } from './run.types.ts';

/** A hidden setting in which the program fails, although it succeeded on the shown map. */
export interface VariantFailure {
  /** Index of the variant. */
  readonly variant: number;
  /** The setting, to be shown as a map. */
  readonly level: WorldLevel;
  /** The run in it: with an error, stopped, or finished with open goals. */
  readonly outcome: RunOutcome;
  /** Which goals stay open and why; empty if the run ended in an error. */
  readonly shortfalls: readonly Shortfall[];
  /** Line of the learner's code where it fails: that of the error, otherwise that of the last command. */
  readonly line: number | null;
}

/** Runs a program: an engine or a Node runner. */
export interface RunsPrograms {
  run(request: RunRequest): Promise<RunOutcome>;
}

/** Null if the run met all goals. */
function failureOf(variant: number, level: WorldLevel, outcome: RunOutcome): VariantFailure | null {
  const line = outcome.error?.line ?? outcome.steps.at(-1)?.line ?? null;
  if (outcome.status !== 'finished') return { variant, level, outcome, shortfalls: [], line };
  const world = loadWorld(level);
  const { final } = replay(world, outcome.commands);
  if (judge(world, final, outcome.variables).complete) return null;
  return { variant, level, outcome, shortfalls: shortfalls(world, final, outcome.variables), line };
}

/** What a program did in the hidden settings. */
export interface VariantRuns {
  /** The first that it fails; null if it completes all. */
  readonly failure: VariantFailure | null;
  /** The runs in those that it completes, in order. */
  readonly met: readonly RunOutcome[];
}

/**
 * Runs a program that has met the shown map's goals in each hidden setting, one after the other until the first
 * that fails. Nobody answers: questions and input get the setting's own answers.
 *
 * @example
 * import { runVariants } from '@burrow/python';
 * import { fieldLevel, goal } from '@burrow/world/testing';
 * const asks = data => ({ levelGoals: [goal({ action: 'assign', variable: 'eggs', data })] });
 * const outcome = { status: 'finished', error: null, steps: [], commands: [], variables: { eggs: 3 } };
 * const runner = { run: async () => outcome }; // the page's engine, or createNodeRunner()
 * const request = { code: 'eggs = 3', level: fieldLevel(asks(3)) };
 * const { failure, met } = await runVariants(runner, request, [asks(3), asks(5)]);
 * met // → [outcome]
 * failure.variant // → 1
 */
export async function runVariants(
  runner: RunsPrograms,
  request: RunRequest,
  variants: readonly Variant[],
): Promise<VariantRuns> {
  const met: RunOutcome[] = [];
  for (const [index, variant] of variants.entries()) {
    const level = variantLevel(request.level, variant);
    const outcome = await runner.run({ ...request, level });
    const failure = failureOf(index, level, outcome);
    if (failure) return { failure, met };
    met.push(outcome);
  }
  return { failure: null, met };
}
