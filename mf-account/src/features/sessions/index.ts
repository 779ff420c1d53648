export { sessionsRoutes } from './sessions.routes.tsx';
