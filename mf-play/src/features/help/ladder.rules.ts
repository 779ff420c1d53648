import type { LevelData } from '@burrow/contracts';

/**
 * The steps of help, from the one that says least: a look at the learner's own code, a question, where to look,
 * what to watch for, the lines in the wrong order, one line, a page of the code book, and an example.
 */
export const STEPS = ['code', 'hint', 'look', 'tip', 'lines', 'line', 'book', 'tutorial'] as const;
export type Step = (typeof STEPS)[number];

type Helped = Pick<LevelData, 'hint' | 'tip' | 'tutorial' | 'hintDoseCount'>;

/** How many doses a level has that also shows its lines in the wrong order. */
const ALL_DOSES = 4;

/** Returns the dose of the server's help that a step shows, from 1; null if the step needs none or the level has none. */
export function doseOf(step: Step, count: number): number | null {
  if (step === 'look') return count >= 2 ? 2 : null;
  if (step === 'lines') return count === ALL_DOSES ? 3 : null;
  if (step === 'line') return count > 2 ? count : null;
  return null;
}

export interface Stand {
  /** The learner has run the program: before that, nothing is told that comes close to the solution. */
  readonly hasRun: boolean;
  /** The assistant may look at the program. */
  readonly hasTips: boolean;
}

/** Returns the steps that are open to a learner. */
export function openSteps(level: Helped, { hasRun, hasTips }: Stand): readonly Step[] {
  const { hintDoseCount: count } = level;
  return STEPS.filter(step => {
    switch (step) {
      case 'code':
        return hasTips;
      case 'hint':
      case 'tip':
      case 'tutorial':
        return level[step].trim() !== '';
      case 'book':
        return true;
      default:
        return hasRun && doseOf(step, count) !== null;
    }
  });
}

/** Returns the step after one; null after the last. A look at one's own code is asked for, never reached by the way. */
export function stepAfter(steps: readonly Step[], step: Step): Step | null {
  return steps.slice(steps.indexOf(step) + 1).find(next => next !== 'code') ?? null;
}

/** Returns a level's hint; only its question if the next step tells where to look. */
export const hintOf = ({ hint, hintDoseCount }: Helped): string =>
  hintDoseCount > 0 ? (hint.split(/\n\s*\n/)[0] ?? hint) : hint;
