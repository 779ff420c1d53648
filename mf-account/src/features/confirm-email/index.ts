export { confirmEmailRoutes } from './confirm-email.routes.tsx';
