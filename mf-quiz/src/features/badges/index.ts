export { badgesRoutes } from './badges.routes.tsx';
