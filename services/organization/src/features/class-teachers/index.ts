export { ClassTeachersController } from './class-teachers.controller.ts';
