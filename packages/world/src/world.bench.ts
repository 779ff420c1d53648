import type { PlayerCommandName, PyValue } from '@burrow/contracts';
import { applyCommand } from './apply.ts';
import { MAX_COMMANDS } from './limits.ts';
import { startState } from './state.ts';
import { fieldLevel } from './testing/field-level.ts';
import { loadWorld } from './world.ts';

const GOAL = 1_000_000;
const LAP: readonly [PlayerCommandName, PyValue][] = [
  ['move_forward', null],
  ['move_forward', 2],
  ['turn_right', null],
  ['collect', 'carrot'],
  ['turn_right', null],
  ['move_forward', 2],
];

/** Commands per second over walks, turns and refused collects, the mix of a typical program. */
function measure(commands: number): number {
  const world = loadWorld(fieldLevel());
  const begin = process.hrtime.bigint();
  for (let given = 0; given < commands; given += MAX_COMMANDS) {
    let state = startState(world);
    for (let index = 0; index < MAX_COMMANDS; index++) {
      const [name, argument] = LAP[index % LAP.length] ?? ['turn_left', null];
      state = applyCommand(world, state, name, argument).state;
    }
  }
  return commands / (Number(process.hrtime.bigint() - begin) / 1e9);
}

measure(200_000);
const value = Math.round(Math.max(measure(1_000_000), measure(1_000_000), measure(1_000_000)));
process.stdout.write(
  `${JSON.stringify({ name: 'world commands per second', value, unit: '1/s', goal: GOAL, ok: value >= GOAL })}\n`,
);
