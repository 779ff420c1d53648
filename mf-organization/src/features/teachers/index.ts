export { teachersRoutes } from './teachers.routes.tsx';
