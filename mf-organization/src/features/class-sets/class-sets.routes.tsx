import type { RouteObject } from '@burrow/client/router';
import { schoolPage } from '../../components/school-page.tsx';

/** Below `organization`. */
export const classSetsRoutes: RouteObject[] = [
  {
    path: 'class-sets',
    element: schoolPage(async () => (await import('./class-sets.page.tsx')).ClassSetsPage, 'class-sets'),
  },
];
