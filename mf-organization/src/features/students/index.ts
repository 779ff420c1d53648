export { studentsRoutes } from './students.routes.tsx';
