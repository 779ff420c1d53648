export { ChangeStudentsService } from './change-students.service.ts';
export { RemoveStudentsService } from './remove-students.service.ts';
export { shownStudent } from './shown-student.ts';
export { StudentListRepository } from './student-list.repository.ts';
export { TransferStudentsService } from './transfer-students.service.ts';
export { ManageStudentsModule } from './manage-students.module.ts';
