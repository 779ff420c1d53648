export { overTimeRoutes } from './over-time.routes.tsx';
