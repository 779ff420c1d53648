export { RunOutcomeModule } from './run-outcome.module.ts';
