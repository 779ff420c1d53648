export { useClientErrorRoutes } from './client-errors.routes.ts';
