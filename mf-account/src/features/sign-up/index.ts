export { signUpRoutes } from './sign-up.routes.tsx';
