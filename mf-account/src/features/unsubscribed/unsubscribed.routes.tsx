import type { RouteObject } from '@burrow/client/router';
import { accountPage } from '../../components/account-page.tsx';

export const unsubscribedRoutes: readonly RouteObject[] = [
  {
    path: 'unsubscribed',
    element: accountPage(async () => (await import('./unsubscribed.page.tsx')).UnsubscribedPage),
  },
];
