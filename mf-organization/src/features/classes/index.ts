export { classesRoutes } from './classes.routes.tsx';
