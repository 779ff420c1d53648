export { LearnerExportModule } from './learner-export.module.ts';
