export { ClassAssignmentsModule } from './class-assignments.module.ts';
