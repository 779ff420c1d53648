export { ChooseStudentModule } from './choose-student.module.ts';
