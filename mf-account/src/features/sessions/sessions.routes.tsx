import type { RouteObject } from '@burrow/client/router';
import { profilePage } from '../../components/account-page.tsx';

/** Below `profile`. */
export const sessionsRoutes: RouteObject[] = [
  {
    path: 'sessions',
    element: profilePage(async () => (await import('./sessions.page.tsx')).SessionsPage),
  },
];
