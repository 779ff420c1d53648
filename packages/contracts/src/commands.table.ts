/** What a command is for: its section of the code book. */
export const COMMAND_GROUPS = ['move', 'gather', 'build', 'talk'] as const;
export type CommandGroup = (typeof COMMAND_GROUPS)[number];

/** Everything about a command except its rule, which is `packages/world/src/commands/<name>.command.ts`. */
export interface CommandRow {
  /** Its parameter in Python; null where it takes none. */
  readonly parameter: string | null;
  /** The parameter's default; if absent, the parameter is required. */
  readonly standard?: number;
  /** The argument that errors and tips show in its brackets, as Python. */
  readonly example: string;
  /** What the editor puts into the brackets when it completes the name, as Python; null if it does not complete it. */
  readonly completed: string | null;
  readonly group: CommandGroup;
  /** What the returned value is called; absent if nothing is returned. */
  readonly returns?: string;
  /** Whether the code book's picture shows the farm before the command, because that says more. */
  readonly picturedBefore?: true;
  /** What children call it before they know its name. */
  readonly meant: readonly string[];
  /** Its outline in a square of 24, an SVG path drawn with a line of 2.25. */
  readonly icon: string;
}

/** The commands, in the order in which they are listed. A new command needs a row here and a rule in world. */
export const COMMAND_TABLE = {
  move_forward: {
    parameter: 'steps',
    standard: 1,
    example: '2',
    completed: '1',
    group: 'move',
    meant: [
      'forward',
      'move',
      'walk',
      'go',
      'step',
      'steps',
      'run',
      'ahead',
      'moveforwards',
      'move_forwards',
      'forwards',
    ],
    icon: 'M4 12h15.5M13 5.5l6.5 6.5-6.5 6.5',
  },
  turn_left: {
    parameter: null,
    example: '',
    completed: '',
    group: 'move',
    meant: ['left', 'rotate_left', 'go_left', 'move_left'],
    icon: 'M4.5 12a7.5 7.5 0 1 0 2.7-5.8L4.5 8.5M4.5 3.5v5h5',
  },
  turn_right: {
    parameter: null,
    example: '',
    completed: '',
    group: 'move',
    meant: ['right', 'rotate_right', 'go_right', 'move_right'],
    icon: 'M19.5 12a7.5 7.5 0 1 1-2.7-5.8l2.7 2.3M19.5 3.5v5h-5',
  },
  push: {
    parameter: null,
    example: '',
    completed: '',
    group: 'move',
    picturedBefore: true,
    meant: [],
    icon: 'M3 12h10M8.5 7l5 5-5 5M17 4.5h4v15h-4z',
  },
  build: {
    parameter: 'structure',
    example: '"bridge"',
    completed: '"bridge"',
    group: 'build',
    meant: [],
    icon: 'M3.5 5h10.5c3.5 0 5.8 1.8 6.5 5l-5-1.5h-12zM9.5 8.5v12',
  },
  speak: {
    parameter: 'phrase',
    example: '"Hello"',
    completed: '"Hello"',
    group: 'talk',
    meant: ['say', 'talk', 'tell'],
    icon: 'M3.5 4.5h17v11.5h-9.5l-4.5 4.5v-4.5h-3zM8 8.7h8M8 12h5',
  },
  write: {
    parameter: 'message',
    example: '"Hello"',
    completed: null,
    group: 'talk',
    meant: [],
    icon: 'M4 20l1-4.8L16.3 4l3.7 3.7L8.8 19zM13.4 6.8l3.8 3.8',
  },
  read: {
    parameter: null,
    example: '',
    completed: null,
    group: 'talk',
    returns: 'text',
    meant: [],
    icon: 'M12 6.5C10 5 7.5 4.5 3.5 4.5v13.5c4 0 6.5 0.5 8.5 2 2-1.5 4.5-2 8.5-2V4.5c-4 0-6.5 0.5-8.5 2zM12 6.5v13.5',
  },
  question: {
    parameter: 'message',
    example: '"Is it dry?"',
    completed: null,
    group: 'talk',
    returns: 'answer',
    meant: ['ask'],
    icon: 'M7.5 8.3a4.5 4.5 0 1 1 6.6 4c-1.4 0.7-2.1 1.5-2.1 3.2M12 19.8v.2',
  },
  open: {
    parameter: null,
    example: '',
    completed: '',
    group: 'build',
    meant: [],
    icon: 'M3 20.5h18M18 20.5V3.5H6M6 3.5l7.5 3v14M6 3.5v17M10.3 13v.2',
  },
  close: {
    parameter: null,
    example: '',
    completed: '',
    group: 'build',
    meant: [],
    icon: 'M3 20.5h18M6 20.5v-17h12v17M14.3 12v.2',
  },
  water: {
    parameter: null,
    example: '',
    completed: '',
    group: 'gather',
    meant: [],
    icon: 'M12 3.5c3.8 4.2 6.3 7.3 6.3 10.5a6.3 6.3 0 0 1-12.6 0C5.7 10.8 8.2 7.7 12 3.5zM9 14.3a3 3 0 0 0 2.6 2.9',
  },
  collect: {
    parameter: 'subject',
    example: '"log"',
    completed: '"carrot"',
    group: 'gather',
    picturedBefore: true,
    meant: ['pick', 'pick_up', 'pickup', 'take', 'grab', 'get', 'gather', 'eat'],
    icon: 'M3.5 10h17l-2 9.5h-13zM7.5 10l3.5-6M16.5 10L13 4M9.7 13.5v2.7M14.3 13.5v2.7',
  },
  place: {
    parameter: 'thing',
    example: '2',
    completed: '1',
    group: 'gather',
    meant: [],
    icon: 'M12 3.5v10M7.8 9.5l4.2 4.2 4.2-4.2M3.5 14.5v5h17v-5',
  },
  combine: {
    parameter: 'product',
    example: '"salad"',
    completed: '"salad"',
    group: 'build',
    meant: [],
    icon: 'M5 3.5v3c0 4 7 3.5 7 7.5v6M19 3.5v3c0 4-7 3.5-7 7.5M8.3 16.5l3.7 3.7 3.7-3.7',
  },
  plant: {
    parameter: 'thing',
    example: '2',
    completed: null,
    group: 'gather',
    meant: [],
    icon: 'M12 20.5v-8M12 13.5c0-4.3-3-6.7-8-6.7 0 4.3 3 6.7 8 6.7zM12 11c0-4.3 3-6.7 8-6.7 0 4.3-3 6.7-8 6.7zM6 20.5h12',
  },
} as const satisfies Readonly<Record<string, CommandRow>>;

export type PlayerCommandName = keyof typeof COMMAND_TABLE;

/** The names of the commands, in the table's order. */
export const PLAYER_COMMANDS = Object.keys(COMMAND_TABLE) as [PlayerCommandName, ...PlayerCommandName[]];

/** Returns the row of a command. */
export const commandRow = (name: PlayerCommandName): CommandRow => COMMAND_TABLE[name];

/** Whether a name is that of a command. */
export const isPlayerCommand = (name: string): name is PlayerCommandName =>
  Object.hasOwn(COMMAND_TABLE, name);

/** Whether a command takes an argument. */
export const takesArgument = (name: PlayerCommandName): boolean => COMMAND_TABLE[name].parameter !== null;

/** How a command is called, e.g. `player.move_forward(steps=1)`. */
export function commandCall(name: PlayerCommandName): string {
  const { parameter, standard } = commandRow(name);
  return `player.${name}(${parameter ?? ''}${standard === undefined ? '' : `=${standard}`})`;
}

/** How a command is used in a program, e.g. `answer = player.question(message)`. */
export function commandSyntax(name: PlayerCommandName): string {
  const { parameter, returns } = commandRow(name);
  return `${returns === undefined ? '' : `${returns} = `}player.${name}(${parameter ?? ''})`;
}

/** Words that children use for commands before they know their names, mapped to the commands. */
export const MEANT_COMMANDS: ReadonlyMap<string, PlayerCommandName> = new Map(
  PLAYER_COMMANDS.flatMap(name => commandRow(name).meant.map(word => [word, name] as const)),
);
