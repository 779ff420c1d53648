export { TeachersModule } from './teachers.module.ts';
