export { useWebRoutes } from './web.routes.ts';
export { Web } from './web.ts';
