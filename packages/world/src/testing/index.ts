export { fieldLevel, goal, item } from './field-level.ts';
export { HERE, stockedLevel, takeStock } from './farm-level.ts';
export { runCommands, runLast } from './run-commands.ts';
