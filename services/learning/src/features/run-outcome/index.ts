export { FINDING_FILES, FindingsService } from './findings.service.ts';
export { RunOutcomeController } from './run-outcome.controller.ts';
