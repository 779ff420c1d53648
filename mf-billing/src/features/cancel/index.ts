export { cancelRoutes } from './cancel.routes.tsx';
