import type { RouteObject } from '@burrow/client/router';
import { profilePage } from '../../components/account-page.tsx';
import { SecretGate } from '../secrets/index.ts';

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
    path: 'students/take-over',
    element: (
      <SecretGate key="take-over" source="fragment" name="code">
        {profilePage(async () => (await import('./take-over.page.tsx')).TakeOverPage)}
      </SecretGate>
    ),
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
