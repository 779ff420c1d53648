export { certificatesRoutes } from './certificates.routes.tsx';
