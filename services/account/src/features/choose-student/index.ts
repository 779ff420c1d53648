export { ChooseStudentController } from './choose-student.controller.ts';
export { ChooseStudentService } from './choose-student.service.ts';
