export { AssignmentsRepository } from './assignments.repository.ts';
export { ChangeAssignmentsService } from './change-assignments.service.ts';
export { ClassAssignmentsController } from './class-assignments.controller.ts';
export { OwnAssignmentsController } from './own-assignments.controller.ts';
