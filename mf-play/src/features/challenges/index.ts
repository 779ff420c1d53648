export { challengeRoutes } from './challenge-routes.tsx';
