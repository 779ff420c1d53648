export { marksRoutes } from './marks.routes.tsx';
