import { takesArgument, type PlayerCommandName } from '@burrow/contracts';

/** A key of the row: its label, and the text that it inserts, with the cursor at `|`. */
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

/** Returns the keys for what is hard to type on a touch keyboard: signs, and the commands of the level. */
export function codeKeys(commands: readonly PlayerCommandName[]): readonly CodeKey[] {
  return [...SIGNS, ...commands.map(commandKey)];
}
