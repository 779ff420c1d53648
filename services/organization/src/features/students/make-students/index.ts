export { MakeStudentsModule } from './make-students.module.ts';
