import type { PlayerCommandName } from '@burrow/contracts';

/** A key of the row: what it shows, and the text that it puts in, with the cursor at `|`. */
export interface CodeKey {
  readonly label: string;
  readonly snippet: string;
}

const SIGNS: readonly CodeKey[] = [
  { label: '( )', snippet: '(|)' },
  { label: '" "', snippet: '"|"' },
  { label: '[ ]', snippet: '[|]' },
  { label: ':', snippet: ':' },
  { label: '=', snippet: ' = ' },
];

const WITHOUT_ARGUMENT: ReadonlySet<PlayerCommandName> = new Set([
  'turn_left', 'turn_right', 'push', 'read', 'water', 'open', 'close',
]); // prettier-ignore

const commandKey = (command: PlayerCommandName): CodeKey => ({
  label: `${command}()`,
  snippet: WITHOUT_ARGUMENT.has(command) ? `player.${command}()\n` : `player.${command}(|)`,
});

/** The keys for what a touch keyboard makes hard: signs, and the commands of the level. */
export function codeKeys(commands: readonly PlayerCommandName[]): readonly CodeKey[] {
  return [...SIGNS, ...commands.map(commandKey)];
}
