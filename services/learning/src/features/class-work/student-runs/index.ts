export { StudentRunsModule } from './student-runs.module.ts';
