import type { RouteObject } from '@burrow/client/router';
import { accountPage } from '../../components/account-page.tsx';

export const loginOrgRoutes: readonly RouteObject[] = [
  {
    path: 'login-org',
    element: accountPage(async () => (await import('./login-org.page.tsx')).LoginOrgPage),
  },
  {
    path: 'login-org/:organizationSlug',
    element: accountPage(async () => (await import('./login-school.page.tsx')).LoginSchoolPage),
  },
];
