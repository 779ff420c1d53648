import type { RouteObject } from '@burrow/client/router';
import { profilePage } from '../../components/account-page.tsx';

/** Below `profile`. */
export const studentsRoutes: RouteObject[] = [
  {
    path: 'students',
    element: profilePage(async () => (await import('./students.page.tsx')).StudentsPage),
  },
  {
    path: 'students/add',
    element: profilePage(async () => (await import('./add-student.page.tsx')).AddStudentPage),
  },
  {
    path: 'students/:studentId/edit',
    element: profilePage(async () => (await import('./edit-student.page.tsx')).EditStudentPage),
  },
  {
    path: 'student/:studentId',
    element: profilePage(async () => (await import('./my-profile.page.tsx')).MyProfilePage),
  },
];
