export { WriteStudentsService } from './write-students.service.ts';
export { MakeStudentsModule } from './make-students.module.ts';
