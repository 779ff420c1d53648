export { areaRoutes } from './area.routes.tsx';
