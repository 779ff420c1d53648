export { checkoutRoutes } from './checkout.routes.tsx';
export { payAt } from './pay-at.ts';
