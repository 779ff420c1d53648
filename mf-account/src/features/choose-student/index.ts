export { loadChooseStudentDialog } from './choose-student.part.ts';
