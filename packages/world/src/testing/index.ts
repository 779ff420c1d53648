export { fieldLevel, goal, item } from './field-level.ts';
export { runCommands, runLast } from './run-commands.ts';
