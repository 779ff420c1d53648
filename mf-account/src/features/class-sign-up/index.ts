export { classSignUpRoutes } from './class-sign-up.routes.tsx';
