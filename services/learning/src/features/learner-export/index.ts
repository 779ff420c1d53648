export { LearnerExportController } from './learner-export.controller.ts';
