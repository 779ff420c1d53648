import type { PlayerCommandName, PyValue, WorldLevel } from '@burrow/contracts';
import { applyCommand, type Applied } from '../apply.ts';
import { startState } from '../state.ts';
import { loadWorld } from '../world.ts';

type Given = PlayerCommandName | readonly [PlayerCommandName, PyValue];

/** Carries out commands from a level's start and returns what each of them did. */
export function runCommands(level: WorldLevel, ...commands: readonly Given[]): readonly Applied[] {
  const world = loadWorld(level);
  let state = startState(world);
  return commands.map(given => {
    const [name, argument] = typeof given === 'string' ? [given, null] : given;
    const applied = applyCommand(world, state, name, argument);
    state = applied.state;
    return applied;
  });
}

/** What the last of the commands did. */
export function runLast(level: WorldLevel, ...commands: readonly Given[]): Applied {
  const last = runCommands(level, ...commands).at(-1);
  if (!last) throw new Error('runLast needs a command');
  return last;
}
