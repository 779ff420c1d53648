import { takesArgument, type PlayerCommandName } from '@burrow/contracts';

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

const commandKey = (command: PlayerCommandName): CodeKey => ({
  label: `${command}()`,
  snippet: takesArgument(command) ? `player.${command}(|)` : `player.${command}()\n`,
});

/** The keys for what a touch keyboard makes hard: signs, and the commands of the level. */
export function codeKeys(commands: readonly PlayerCommandName[]): readonly CodeKey[] {
  return [...SIGNS, ...commands.map(commandKey)];
}
