export { reportRoutes } from './report.routes.tsx';
export type { PupilResult } from './results.rules.ts';
export { useResults } from './use-results.ts';
