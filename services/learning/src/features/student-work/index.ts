export { StudentWorkController } from './student-work.controller.ts';
