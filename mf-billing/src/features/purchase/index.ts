export { purchaseRoutes } from './purchase.routes.tsx';
