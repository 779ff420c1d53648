import type { RouteObject } from '@burrow/client/router';
import { lazyPage } from '../components/lazy-page.tsx';

/** The pages of whoever is not signed in, and of staff. */
export const signInRoutes: readonly RouteObject[] = [
  { path: 'login', element: lazyPage(async () => (await import('./login/login.page.tsx')).LoginPage) },
];
