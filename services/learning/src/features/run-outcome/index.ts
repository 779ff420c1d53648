export { RunOutcomeController } from './run-outcome.controller.ts';
