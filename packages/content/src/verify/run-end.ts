import type { WorldLevel } from '@burrow/contracts';
import type { ProgramRunner } from './remember-runs.ts';
import { judge, loadWorld, replay } from '@burrow/world';
import type { ProgramEnd } from '../schema/level-file.schema.ts';

/** How a program ended in a level. `limit` means that the run had to be ended from outside. */
export type RunEnd =
  | ProgramEnd
  | { readonly kind: 'complete' }
  | { readonly kind: 'limit'; readonly code: string };

/** Runs a program in real Python and judges it as the platform would: by replay of its commands. */
export async function runEnd(runner: ProgramRunner, level: WorldLevel, code: string): Promise<RunEnd> {
  const outcome = await runner.run({ code, level });
  const { error } = outcome;
  if (error?.line) return { kind: 'error', code: error.code, line: error.line };
  if (error) return { kind: 'limit', code: error.code };
  const world = loadWorld(level);
  const { complete, goals } = judge(world, replay(world, outcome.commands).final, outcome.variables);
  if (complete) return { kind: 'complete' };
  return { kind: 'incomplete', open: goals.flatMap(({ goal, met }) => (met ? [] : [goal])) };
}

/** Whether a program ended by itself without completing the level. */
export const fallsShort = (end: RunEnd): end is ProgramEnd =>
  end.kind === 'error' || end.kind === 'incomplete';

export function showEnd(end: RunEnd): string {
  if (end.kind === 'error') return `error ${end.code} in line ${end.line}`;
  if (end.kind === 'incomplete') return `the goals ${end.open.join(', ')} left open`;
  return end.kind === 'limit' ? `${end.code}` : 'the level complete';
}
