export { closingAt } from './closing.rules.ts';
export { ClosingController } from './closing.controller.ts';
export { ClosingService } from './closing.service.ts';
export { CloseSchoolsJob } from './close-schools.job.ts';
