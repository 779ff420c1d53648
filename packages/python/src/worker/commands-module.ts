import { commandRow, MEANT_COMMANDS, PLAYER_COMMANDS } from '@burrow/contracts';

/**
 * The Python module `burrow_commands`, made of contracts' table: what stands in the brackets of each command where
 * an error writes it, and what children call a command before they know its name.
 */
export function commandsModule(): string {
  const examples = Object.fromEntries(PLAYER_COMMANDS.map(name => [name, commandRow(name).example]));
  const meant = Object.fromEntries(MEANT_COMMANDS);
  // Texts in texts only: what is JSON is Python too.
  return `EXAMPLES = ${JSON.stringify(examples)}\nMEANT = ${JSON.stringify(meant)}\n`;
}
