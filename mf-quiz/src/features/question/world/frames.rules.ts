import type { RecordedCommand } from '@burrow/contracts';
import { replay, type World, type WorldState } from '@burrow/world';

/** A moment of a run: the farm, and the line of the program that led there. */
export interface Frame {
  readonly state: WorldState;
  /** From 1. */
  readonly line: number;
  /** What a sign says that is read in it. */
  readonly read?: string;
}

/** Returns the moments of a run, one for each tile that is walked and one for each other command. */
export function framesOf(world: World, commands: readonly RecordedCommand[]): readonly Frame[] {
  const { states, steps } = replay(world, commands);
  return steps.flatMap(({ command: [, , line], events }, index): Frame[] => {
    const before = states[index];
    const after = states[index + 1];
    if (!before || !after) return [];
    const walked = events.flatMap(event => (event.type === 'moved' ? [event.to] : []));
    const onTheWay = walked.slice(0, -1).map((position): Frame => {
      const player = { ...before.player, position };
      return { state: { ...before, player }, line };
    });
    const sign = events.find(event => event.type === 'signRead');
    return [...onTheWay, { state: after, line, ...(sign && { read: sign.text }) }];
  });
}

const STEP_MS = 250;
const LONGEST_MS = 12_000;

/** Returns for how long each of so many moments is shown, in milliseconds: long runs are shown faster. */
export const frameTime = (count: number): number =>
  Math.min(STEP_MS, Math.floor(LONGEST_MS / Math.max(count, 1)));
