export { startRoutes } from './start.routes.tsx';
