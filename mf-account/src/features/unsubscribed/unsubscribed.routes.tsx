import type { RouteObject } from '@burrow/client/router';
import { lazyPage } from '../../components/lazy-page.tsx';

export const unsubscribedRoutes: readonly RouteObject[] = [
  {
    path: 'unsubscribed',
    element: lazyPage(async () => (await import('./unsubscribed.page.tsx')).UnsubscribedPage),
  },
];
