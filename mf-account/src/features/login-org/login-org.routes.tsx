import type { RouteObject } from '@burrow/client/router';
import { lazyPage } from '../../components/lazy-page.tsx';

export const loginOrgRoutes: readonly RouteObject[] = [
  { path: 'login-org', element: lazyPage(async () => (await import('./login-org.page.tsx')).LoginOrgPage) },
  {
    path: 'login-org/:organizationSlug',
    element: lazyPage(async () => (await import('./login-school.page.tsx')).LoginSchoolPage),
  },
];
