import { replay, type Replay, type World } from '@burrow/world';
import type { RunOutcome } from '@burrow/python';
import type { ScriptStep } from '../../bridge/game.types.ts';

export interface Script {
  readonly steps: readonly ScriptStep[];
  readonly replayed: Replay;
}

/** The run's commands with what each did to the world, ready to be shown. */
export function toScript(world: World, outcome: Pick<RunOutcome, 'commands'>): Script {
  const replayed = replay(world, outcome.commands);
  const steps = replayed.steps.map(({ command, events }, index): ScriptStep => {
    const after = replayed.states[index + 1];
    return { line: command[2], events, after: after ?? replayed.final };
  });
  return { steps, replayed };
}
