export { guideRoutes } from './guide-routes.tsx';
