export { StudentWorkModule } from './student-work.module.ts';
