export { MakeStudentsController } from './make-students.controller.ts';
export { MakeStudentsService } from './make-students.service.ts';
export { StudentMakerService } from './student-maker.service.ts';
export type { PreparedStudent } from './prepare-students.ts';
export { StudentRequestsRepository } from './student-requests.repository.ts';
export { WriteStudentsService } from './write-students.service.ts';
