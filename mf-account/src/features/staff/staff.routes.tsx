import type { RouteObject } from '@burrow/client/router';
import { lazyPage } from '../../components/lazy-page.tsx';

export const staffRoutes: readonly RouteObject[] = [
  { path: 'staff', element: lazyPage(async () => (await import('./staff.page.tsx')).StaffPage) },
  {
    path: 'impersonate',
    element: lazyPage(async () => (await import('./impersonate.page.tsx')).ImpersonatePage),
  },
];
