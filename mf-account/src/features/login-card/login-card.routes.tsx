import type { RouteObject } from '@burrow/client/router';
import { profilePage } from '../../components/account-page.tsx';

/** Below `profile`. */
export const loginCardRoutes: RouteObject[] = [
  {
    path: 'students/:studentId/card',
    element: profilePage(async () => (await import('./login-card.page.tsx')).LoginCardPage),
  },
];
