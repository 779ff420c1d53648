export { outboxRoutes } from './outbox.routes.tsx';
