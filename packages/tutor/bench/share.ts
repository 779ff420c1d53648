import type { NodeRunner } from '@burrow/python/node';
import { followAdvice } from './follow-advice.ts';
import type { Wrong } from './programs.ts';

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

/** Follows the tutor's advice from wrong programs and templates, in real Python. */
export async function measureShare(runner: NodeRunner, programs: readonly Wrong[]): Promise<Share> {
  const unsolved: string[] = [];
  const contradictions: string[] = [];
  let [count, rounds, lines] = [0, 0, 0];
  for (const { key, number, level, references, code } of programs) {
    const journey = await followAdvice(runner, level, references, code);
    count++;
    rounds += journey.rounds;
    lines += journey.lines;
    contradictions.push(...journey.contradictions.map(said => `${key} ${number}: ${said}`));
    if (!journey.solved) unsolved.push(`${key} ${number}`);
  }
  return { solved: count - unsolved.length, programs: count, rounds, unsolved, lines, contradictions };
}
