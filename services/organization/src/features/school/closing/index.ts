export { closingAt } from './closing.rules.ts';
export { ClosingModule } from './closing.module.ts';
