export { AssignmentsModule } from './assignments.module.ts';
