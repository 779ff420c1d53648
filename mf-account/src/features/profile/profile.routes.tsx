import type { RouteObject } from '@burrow/client/router';
import { profilePage } from '../../components/account-page.tsx';
import { dataRoutes } from '../data/index.ts';
import { loginCardRoutes } from '../login-card/index.ts';
import { sessionsRoutes } from '../sessions/index.ts';
import { studentPageRoutes } from '../student-page/index.ts';
import { studentsRoutes } from '../students/index.ts';

/** The protected pages of users who are logged in. Each says who it is for. */
export const profileRoutes: readonly RouteObject[] = [
  {
    path: 'profile',
    element: profilePage(async () => (await import('./profile-layout.tsx')).ProfileLayout),
    children: [
      {
        index: true,
        element: profilePage(async () => (await import('./profile-start.page.tsx')).ProfileStartPage),
      },
      {
        path: 'details',
        element: profilePage(async () => (await import('./details.page.tsx')).DetailsPage),
      },
      ...studentsRoutes,
      ...studentPageRoutes,
      ...loginCardRoutes,
      ...sessionsRoutes,
      ...dataRoutes,
    ],
  },
];
