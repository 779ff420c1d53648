import type { RouteObject } from '@burrow/client/router';
import { lazyProfilePage } from '../../components/lazy-page.tsx';

/** Below `profile`. */
export const sessionsRoutes: RouteObject[] = [
  {
    path: 'sessions',
    element: lazyProfilePage(async () => (await import('./sessions.page.tsx')).SessionsPage),
  },
];
