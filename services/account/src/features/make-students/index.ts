export { MakeStudentsController } from './make-students.controller.ts';
export { MakeStudentsService } from './make-students.service.ts';
export { StudentMakerService } from './student-maker.service.ts';
export { StudentRequestsRepository } from './student-requests.repository.ts';
