import type { RouteObject } from '@burrow/client/router';
import { lazyProfilePage } from '../../components/lazy-page.tsx';

/** Below `profile`. */
export const studentsRoutes: RouteObject[] = [
  {
    path: 'students',
    element: lazyProfilePage(async () => (await import('./students.page.tsx')).StudentsPage),
  },
  {
    path: 'students/add',
    element: lazyProfilePage(async () => (await import('./add-student.page.tsx')).AddStudentPage),
  },
  {
    path: 'students/:studentId/edit',
    element: lazyProfilePage(async () => (await import('./edit-student.page.tsx')).EditStudentPage),
  },
  {
    path: 'student/:studentId',
    element: lazyProfilePage(async () => (await import('./my-profile.page.tsx')).MyProfilePage),
  },
];
