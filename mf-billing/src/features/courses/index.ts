export { coursesRoutes } from './courses.routes.tsx';
