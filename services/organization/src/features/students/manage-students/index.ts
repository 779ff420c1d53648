export { ChangePupilsService } from './change-pupils.service.ts';
export { RemovePupilsService } from './remove-pupils.service.ts';
export { shownPupil } from './shown-pupil.ts';
export { StudentListRepository } from './student-list.repository.ts';
export { TransferStudentsService } from './transfer-students.service.ts';
export { ManageStudentsModule } from './manage-students.module.ts';
