import {
  PLAYER_COMMANDS,
  type PlayerCommandName,
  type PyValue,
  type RecordedCommand,
} from '@burrow/contracts';
import { loadWorld, replay, type World, type WorldState } from '@burrow/world';
import type { BookEntry } from './book.types.ts';

const isCommand = (name: string): name is PlayerCommandName => PLAYER_COMMANDS.some(one => one === name);

/** The commands that an example gives, line after line. Its calls have a number, a text or nothing in them. */
export function commandsOf(example: string): readonly RecordedCommand[] {
  return example.split('\n').flatMap((line, index): RecordedCommand[] => {
    const [, name = '', argument = ''] = /player\.(\w+)\((.*?)\)/.exec(line) ?? [];
    if (!isCommand(name)) return [];
    return [[name, argument === '' ? defaultOf(name) : (JSON.parse(argument) as PyValue), index + 1]];
  });
}

const defaultOf = (command: PlayerCommandName): PyValue => (command === 'move_forward' ? 1 : null);

/** Commands whose picture tells more before they are done than after. */
const SHOWN_BEFORE: ReadonlySet<PlayerCommandName> = new Set(['collect', 'push']);

/** The corner of the farm as the book's picture shows it: as the example leaves it, or before it begins. */
export function shownState({ command, scene, example }: BookEntry): {
  readonly world: World;
  readonly state: WorldState;
} {
  const world = loadWorld(scene);
  return { world, state: replay(world, SHOWN_BEFORE.has(command) ? [] : commandsOf(example)).final };
}
