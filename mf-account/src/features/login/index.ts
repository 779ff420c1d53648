export { loginRoutes } from './login.routes.tsx';
