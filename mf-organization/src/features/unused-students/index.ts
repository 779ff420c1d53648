export { unusedStudentsRoutes } from './unused-students.routes.tsx';
