export { questionRoutes } from './question.routes.tsx';
