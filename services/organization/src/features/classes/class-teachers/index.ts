export { ClassTeachersModule } from './class-teachers.module.ts';
