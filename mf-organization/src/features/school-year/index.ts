export { schoolYearRoutes } from './school-year.routes.tsx';
