export { staffRoutes } from './staff.routes.tsx';
