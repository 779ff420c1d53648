import type { RouteObject } from '@burrow/client/router';
import { schoolPage } from '../../components/school-page.tsx';

/** Below `organization`. */
export const studentRoutes: RouteObject[] = [
  {
    path: 'students/:studentId',
    element: schoolPage(
      async () => (await import('./student.page.tsx')).StudentPage,
      'students',
      'failures',
      'remarks',
    ),
  },
  {
    path: 'students/:studentId/edit',
    element: schoolPage(
      async () => (await import('./edit-student.page.tsx')).EditStudentPage,
      'students',
      'leaving',
    ),
  },
];
