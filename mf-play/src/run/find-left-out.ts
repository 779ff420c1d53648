import type { Variant } from '@burrow/contracts';
import { runVariants, type RunOutcome, type RunRequest, type RunsPrograms } from '@burrow/python';
import { leftOut } from '@burrow/world';

/**
 * Resolves to the ideas of a level that a program does without. It has met the hidden settings, and runs in them once
 * more, so that nobody waits for this before the result; not where the shown map already needs each idea.
 * @param outcome the run on the shown map
 * @param hidden null if they were not run
 */
export async function findLeftOut(
  python: RunsPrograms,
  request: RunRequest,
  { variables }: RunOutcome,
  hidden: readonly Variant[] | null,
): Promise<readonly string[]> {
  const ideas = request.ideas ?? [];
  const doubted = leftOut(ideas, variables, [variables]);
  if (hidden === null || doubted.length === 0) return leftOut(ideas, variables, null);
  const { met } = await runVariants(python, { ...request, ideas: doubted }, hidden);
  const isWhole = met.length === hidden.length;
  return leftOut(ideas, variables, isWhole ? met.map(run => run.variables) : null);
}
