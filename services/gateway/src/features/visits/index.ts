export { testerToken } from './tester-token.rules.ts';
export { useTesterRoutes } from './tester.routes.ts';
export { Visits } from './visits.ts';
