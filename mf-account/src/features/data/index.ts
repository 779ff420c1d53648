export { dataRoutes } from './data.routes.tsx';
