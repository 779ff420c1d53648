export { ChangePupilsService } from './change-pupils.service.ts';
export { OnePupilController } from './one-pupil.controller.ts';
export { PupilAccessService } from './pupil-access.service.ts';
export { RemovePupilsService } from './remove-pupils.service.ts';
export { shownPupil } from './shown-pupil.ts';
export { StudentListRepository } from './student-list.repository.ts';
export { StudentsController } from './students.controller.ts';
export { TransferStudentsService } from './transfer-students.service.ts';
