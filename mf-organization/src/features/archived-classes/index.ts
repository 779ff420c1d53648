export { archivedClassesRoutes } from './archived-classes.routes.tsx';
