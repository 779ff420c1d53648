import type { RouteObject } from '@burrow/client/router';
import { lazyProfilePage } from '../../components/lazy-page.tsx';

/** Below `profile`. */
export const loginCardRoutes: RouteObject[] = [
  {
    path: 'students/:studentId/card',
    element: lazyProfilePage(async () => (await import('./login-card.page.tsx')).LoginCardPage),
  },
];
