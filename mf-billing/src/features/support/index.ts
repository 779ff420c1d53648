export { supportRoutes } from './support.routes.tsx';
