import type { RouteObject } from '@burrow/client/router';
import { schoolPage } from '../../components/school-page.tsx';

/** Below `organization`. */
export const schoolYearRoutes: RouteObject[] = [
  {
    path: 'classes/new-year',
    element: schoolPage(async () => (await import('./school-year.page.tsx')).SchoolYearPage, 'school-year'),
  },
];
