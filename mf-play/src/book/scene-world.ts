import { commandRow, isPlayerCommand, type PyValue, type RecordedCommand } from '@burrow/contracts';
import { loadWorld, replay, type World, type WorldState } from '@burrow/world';
import type { BookEntry } from './book.types.ts';

/** The commands that an example gives, line after line. Its calls have a number, a text or nothing in them. */
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

/** The corner of the farm as the book's picture shows it: as the example leaves it, or before it begins. */
export function shownState({ command, scene, example }: BookEntry): {
  readonly world: World;
  readonly state: WorldState;
} {
  const world = loadWorld(scene);
  return { world, state: replay(world, commandRow(command).picturedBefore ? [] : commandsOf(example)).final };
}
