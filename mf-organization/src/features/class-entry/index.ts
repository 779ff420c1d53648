export { ClassEntryPanel } from './class-entry.panel.tsx';
export { classEntryRoutes } from './class-entry.routes.tsx';
