export { loginCardRoutes } from './login-card.routes.tsx';
