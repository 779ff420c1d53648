export { detailsRoutes } from './details.routes.tsx';
