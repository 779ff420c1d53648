export { addStudentsRoutes } from './add-students.routes.tsx';
