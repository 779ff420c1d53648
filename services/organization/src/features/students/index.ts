export { StudentListRepository } from './student-list.repository.ts';
export { StudentsController } from './students.controller.ts';
export { TransferStudentsService } from './transfer-students.service.ts';
