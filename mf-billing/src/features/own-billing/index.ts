export { ownBillingRoutes } from './own-billing.routes.tsx';
