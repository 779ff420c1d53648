import type { RouteObject } from '@burrow/client/router';
import { lazyProfilePage } from '../../components/lazy-page.tsx';

/** Below `profile`. */
export const studentPageRoutes: RouteObject[] = [
  {
    path: 'students/:studentId',
    element: lazyProfilePage(async () => (await import('./student.page.tsx')).StudentPage),
  },
];
