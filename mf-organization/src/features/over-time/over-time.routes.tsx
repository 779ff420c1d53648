import type { RouteObject } from '@burrow/client/router';
import { schoolPage } from '../../components/school-page.tsx';

/** Below `organization`. */
export const overTimeRoutes: RouteObject[] = [
  {
    path: 'classes/over-time',
    element: schoolPage(async () => (await import('./over-time.page.tsx')).OverTimePage, 'over-time'),
  },
];
