export { CheckStudentsService } from './check-students.service.ts';
export { ImportStudentsController } from './import-students.controller.ts';
