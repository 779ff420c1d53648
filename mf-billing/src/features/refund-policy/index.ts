export { refundPolicyRoutes } from './refund-policy.routes.tsx';
