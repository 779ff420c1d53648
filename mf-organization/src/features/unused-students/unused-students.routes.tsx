import type { RouteObject } from '@burrow/client/router';
import { schoolPage } from '../../components/school-page.tsx';

/** Below `organization`. */
export const unusedStudentsRoutes: RouteObject[] = [
  {
    path: 'students/unused',
    element: schoolPage(
      async () => (await import('./unused-students.page.tsx')).UnusedStudentsPage,
      'unused-students',
    ),
  },
];
