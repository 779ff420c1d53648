import type { Direction, Item, PlayerCommandName, Position, RecordedCommand } from '@burrow/contracts';

export const COMMAND_GROUPS = ['move', 'gather', 'build', 'talk'] as const;
export type CommandGroup = (typeof COMMAND_GROUPS)[number];

/** A corner of the farm in which an example runs. */
export interface BookScene {
  /** Rows of letters: `.` grass, `d` path, `s` soil, `w` water. */
  readonly floor: readonly string[];
  readonly start: Position;
  readonly facing: Direction;
  readonly items: readonly Item[];
}

/** One command of the code book. Its words are texts, by the command's name. */
export interface BookEntry {
  readonly command: PlayerCommandName;
  readonly group: CommandGroup;
  /** The names of what stands in the brackets, e.g. `steps=1`; empty where nothing does. */
  readonly parameters: string;
  /** Python that can be run. */
  readonly example: string;
  /** What the example does, for the picture. */
  readonly commands: readonly RecordedCommand[];
  readonly scene: BookScene;
  /** How many of the commands the picture shows as done; all where it says nothing. */
  readonly shows?: number;
  /** A picture over the animal's head. */
  readonly bubble?: 'bubble-talk' | 'bubble-question';
}
