export { UnusedStudentsModule } from './unused-students.module.ts';
