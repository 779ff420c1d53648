export { shownPupil } from './shown-pupil.ts';
export { StudentListRepository } from './student-list.repository.ts';
export { ManageStudentsModule } from './manage-students.module.ts';
