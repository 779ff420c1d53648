export { checkoutRoutes } from './checkout.routes.tsx';
