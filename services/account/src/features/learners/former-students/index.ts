export { FormerStudentsModule } from './former-students.module.ts';
