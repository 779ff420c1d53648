export { detailsRoutes, registerRoutes } from './details.routes.tsx';
