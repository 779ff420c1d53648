import type { RouteObject } from '@burrow/client/router';
import { schoolPage } from '../../components/school-page.tsx';

/** Below `organization`. */
export const classEntryRoutes: RouteObject[] = [
  {
    path: 'classes/:classId/code',
    element: schoolPage(async () => (await import('./class-wall.page.tsx')).ClassWallPage, 'class-entry'),
  },
];
