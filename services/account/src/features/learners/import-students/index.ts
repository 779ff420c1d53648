export { ImportStudentsModule } from './import-students.module.ts';
