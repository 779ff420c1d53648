export { ChangeTeachersService } from './change-teachers.service.ts';
export { TeachersController } from './teachers.controller.ts';
