export { StudentsHandler } from './students.handler.ts';
