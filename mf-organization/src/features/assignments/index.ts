export { ClassAssignments } from './class-assignments.tsx';
