import { commandRow, MEANT_COMMANDS, PLAYER_COMMANDS } from '@burrow/contracts';

/**
 * Returns the Python module `burrow_commands`, generated from the table of contracts: the argument with which errors
 * show each command, and what children call a command before they know its name.
 */
export function commandsModule(): string {
  const examples = Object.fromEntries(PLAYER_COMMANDS.map(name => [name, commandRow(name).example]));
  const meant = Object.fromEntries(MEANT_COMMANDS);
  // Only strings within strings: such JSON is also valid Python.
  return `EXAMPLES = ${JSON.stringify(examples)}\nMEANT = ${JSON.stringify(meant)}\n`;
}
