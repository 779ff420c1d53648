export { unsubscribedRoutes } from './unsubscribed.routes.tsx';
