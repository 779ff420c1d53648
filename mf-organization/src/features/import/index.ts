export { importRoutes } from './import.routes.tsx';
