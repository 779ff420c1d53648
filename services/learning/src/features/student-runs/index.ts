export { StudentRunsController } from './student-runs.controller.ts';
