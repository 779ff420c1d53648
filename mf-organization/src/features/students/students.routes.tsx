import type { RouteObject } from '@burrow/client/router';
import { schoolPage } from '../../components/school-page.tsx';

/** Below `organization`. */
export const studentsRoutes: RouteObject[] = [
  {
    path: 'students',
    element: schoolPage(
      async () => (await import('./students.page.tsx')).StudentsPage,
      'students',
      'pictures',
    ),
  },
];
