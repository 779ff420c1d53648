import type { CompiledContent, CompiledPrograms } from '@burrow/content';
import type { NodeRunner } from '@burrow/python/node';
import { followAdvice } from './follow-advice.ts';
import { loadMistakes } from './mistakes.ts';

/** The share of wrong programs and templates that must end in a solved level. */
export const GOAL = 0.8;

export interface Share {
  readonly solved: number;
  readonly programs: number;
  /** Requests for advice in total. */
  readonly rounds: number;
  /** `course/level` and number of each program that was not solved: the level's wrong ones, its template, `mistakes/`. */
  readonly unsolved: readonly string[];
  /** Lines of code offered in total. */
  readonly lines: number;
  /** Advice contradicted by its own edit. */
  readonly contradictions: readonly string[];
}

/** Follows the tutor's advice from every wrong program and template of every level and from `mistakes/`, in real Python. */
export async function measureShare(
  runner: NodeRunner,
  { levels }: CompiledContent,
  programs: CompiledPrograms,
): Promise<Share> {
  const unsolved: string[] = [];
  const contradictions: string[] = [];
  const mistakes = loadMistakes();
  let [count, rounds, lines] = [0, 0, 0];
  for (const [key, { solutions, wrong }] of Object.entries(programs)) {
    const level = levels[key];
    if (!level || solutions.length === 0) continue;
    for (const [index, program] of [...wrong, level.codeTemplate, ...(mistakes.get(key) ?? [])].entries()) {
      const journey = await followAdvice(runner, level, solutions, program);
      count++;
      rounds += journey.rounds;
      lines += journey.lines;
      contradictions.push(...journey.contradictions.map(said => `${key} ${index + 1}: ${said}`));
      if (!journey.solved) unsolved.push(`${key} ${index + 1}`);
    }
  }
  return { solved: count - unsolved.length, programs: count, rounds, unsolved, lines, contradictions };
}
