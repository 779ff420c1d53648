export { overviewRoutes } from './overview.routes.tsx';
