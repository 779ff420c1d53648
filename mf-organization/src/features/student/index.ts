export { studentRoutes } from './student.routes.tsx';
