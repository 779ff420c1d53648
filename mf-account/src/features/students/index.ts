export { studentsRoutes } from './students.routes.tsx';
export { WithStudent } from './with-student.tsx';
