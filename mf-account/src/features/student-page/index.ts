export { studentPageRoutes } from './student-page.routes.tsx';
