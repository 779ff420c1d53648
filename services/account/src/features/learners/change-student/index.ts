export { ChangeStudentModule } from './change-student.module.ts';
