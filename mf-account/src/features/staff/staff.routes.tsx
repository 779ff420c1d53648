import type { RouteObject } from '@burrow/client/router';
import { accountPage } from '../../components/account-page.tsx';

export const staffRoutes: readonly RouteObject[] = [
  { path: 'staff', element: accountPage(async () => (await import('./staff.page.tsx')).StaffPage) },
  {
    path: 'staff/schools/:organizationId',
    element: accountPage(async () => (await import('./school-support.page.tsx')).SchoolSupportPage),
  },
  {
    path: 'impersonate',
    element: accountPage(async () => (await import('./impersonate.page.tsx')).ImpersonatePage),
  },
];
