import type { RouteObject } from '@burrow/client/router';
import { profilePage } from '../../components/account-page.tsx';

/** Below `profile`. */
export const studentPageRoutes: RouteObject[] = [
  {
    path: 'students/:studentId',
    element: profilePage(async () => (await import('./student.page.tsx')).StudentPage),
  },
];
