export { goodbyeRoutes } from './goodbye.routes.tsx';
