export { ClassStudents } from './class-students.tsx';
export { type ClassWorkShown, ProgressCells, useClassesWork } from './classes-work.tsx';
