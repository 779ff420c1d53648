import { commandRow, isPlayerCommand, type PyValue, type RecordedCommand } from '@burrow/contracts';
import { loadWorld, replay, type World, type WorldState } from '@burrow/world';
import type { BookEntry } from './book.types.ts';

/** Returns the commands in an example, line by line. Its calls contain a number, a text or nothing. */
export function commandsOf(example: string): readonly RecordedCommand[] {
  return example.split('\n').flatMap((line, index): RecordedCommand[] => {
    const [, name = '', argument = ''] = /player\.(\w+)\((.*?)\)/.exec(line) ?? [];
    if (!isPlayerCommand(name)) return [];
    return [
      [
        name,
        argument === '' ? (commandRow(name).standard ?? null) : (JSON.parse(argument) as PyValue),
        index + 1,
      ],
    ];
  });
}

/** Returns the corner of the farm in the book's picture: as the example leaves it, or before it begins. */
export function shownState({ command, scene, example }: BookEntry): {
  readonly world: World;
  readonly state: WorldState;
} {
  const world = loadWorld(scene);
  return { world, state: replay(world, commandRow(command).picturedBefore ? [] : commandsOf(example)).final };
}
