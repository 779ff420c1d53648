export { membershipRoutes } from './membership.routes.tsx';
