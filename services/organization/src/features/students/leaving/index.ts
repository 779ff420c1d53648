export { EraseStudentsService } from './erase-students.service.ts';
export { ReturnStudentsService } from './return-students.service.ts';
export { LeavingModule } from './leaving.module.ts';
