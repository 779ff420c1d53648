import type { CompiledLevel } from '@burrow/content';
import type { NodeRunner } from '@burrow/python/node';
import { advise, type Advice } from '../src/index.ts';
import { runAll } from './follow-advice.ts';

/** What somebody does before each Apply who wants to solve a level without trying. */
export const IDLE = {
  'a space': (code: string): string => `${code} `,
  'a comment': (code: string): string => `${code}\n# please`,
  pass: (code: string): string => `${code}\npass`,
} as const satisfies Record<string, (code: string, round: number) => string>;

export type Idle = keyof typeof IDLE;

/** A question, a place, a line, and once more. */
const ASKED = 4;
/** Rounds without Apply after which nothing else can come of it. */
const PATIENCE = 2;
const MOST_ROUNDS = 60;

/** Whether a level ends solved for somebody who types what does nothing, runs it, and presses Apply wherever it is offered. */
export async function pressApply(
  runner: NodeRunner,
  level: CompiledLevel,
  references: readonly string[],
  idle: Idle,
): Promise<boolean> {
  const given: string[] = [];
  let trail: Advice['trail'] = null;
  let code = level.codeTemplate;
  let idleRounds = 0;
  for (let round = 0; round < MOST_ROUNDS && idleRounds < PATIENCE; round++) {
    const end = await runAll(runner, level, code);
    if (end.solved) return round > 0;
    let applied: string | null = null;
    for (let asked = 0; asked < ASKED && applied === null; asked++) {
      const advice = advise({ ...end, references, code, language: 'en', given, trail });
      given.push(advice.key);
      trail = advice.trail;
      applied = advice.resultedCode;
    }
    idleRounds = applied === null ? idleRounds + 1 : 0;
    code = IDLE[idle](applied ?? code);
  }
  return false;
}
