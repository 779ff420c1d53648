export { reportRoutes } from './report.routes.tsx';
export type { StudentResult } from './results.rules.ts';
export { useResults } from './use-results.ts';
