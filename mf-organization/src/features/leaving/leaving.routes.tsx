import type { RouteObject } from '@burrow/client/router';
import { schoolPage } from '../../components/school-page.tsx';

/** Below `organization`. */
export const leavingRoutes: RouteObject[] = [
  {
    path: 'students/left',
    element: schoolPage(
      async () => (await import('./former-students.page.tsx')).FormerStudentsPage,
      'leaving',
    ),
  },
];
