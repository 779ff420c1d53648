export { recoveryRoutes } from './recovery.routes.tsx';
