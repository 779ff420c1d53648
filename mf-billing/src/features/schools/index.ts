export { schoolsRoutes } from './schools.routes.tsx';
