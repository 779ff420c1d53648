export { HandOverPanel } from './hand-over.panel.tsx';
export { leavingRoutes } from './leaving.routes.tsx';
