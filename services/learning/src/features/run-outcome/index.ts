export { FINDING_FILES, FindingsService } from './findings.service.ts';
export { RunEndService } from './run-end.service.ts';
export { RunOutcomeController } from './run-outcome.controller.ts';
