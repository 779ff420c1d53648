import type { RouteObject } from '@burrow/client/router';
import { schoolPage } from '../../components/school-page.tsx';

/** Below `organization`. */
export const addStudentsRoutes: RouteObject[] = [
  {
    path: 'students/add',
    element: schoolPage(async () => (await import('./add-students.page.tsx')).AddStudentsPage, 'students'),
  },
];
