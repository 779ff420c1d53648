export { loginOrgRoutes } from './login-org.routes.tsx';
