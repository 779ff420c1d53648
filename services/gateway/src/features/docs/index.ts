export { useDocsRoutes } from './docs.routes.ts';
