import type { Variant, WorldLevel } from '@burrow/contracts';
import { judge, loadWorld, replay, shortfalls, variantLevel, type Shortfall } from '@burrow/world';
import type { RunOutcome, RunRequest } from './run.types.ts';

/** A hidden setting in which the program does not do what it did in the shown map. */
export interface VariantFailure {
  /** Index of the variant. */
  readonly variant: number;
  /** The setting, to be shown as a map. */
  readonly level: WorldLevel;
  /** The run in it; with an error, or stopped, or finished with goals left open. */
  readonly outcome: RunOutcome;
  /** Which goals stay open and why; empty where the run ended in an error. */
  readonly shortfalls: readonly Shortfall[];
  /** Line of the learner's code where it breaks: of the error, else of the last command. */
  readonly line: number | null;
}

/** Runs a program: an engine or a Node runner. */
export interface RunsPrograms {
  run(request: RunRequest): Promise<RunOutcome>;
}

/** Null when the run met all goals. */
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
  /** The first that it does not meet; null when it meets all. */
  readonly failure: VariantFailure | null;
  /** The runs in those that it does meet, in their order. */
  readonly met: readonly RunOutcome[];
}

/**
 * Runs a program that has met the shown map's goals in each hidden setting, one after the other up to the first
 * that fails, without anybody to answer: questions and input get the setting's own.
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
