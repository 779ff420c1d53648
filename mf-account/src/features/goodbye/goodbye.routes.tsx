import type { RouteObject } from '@burrow/client/router';
import { picturePage } from '../../components/account-page.tsx';

export const goodbyeRoutes: readonly RouteObject[] = [
  {
    path: 'goodbye',
    element: picturePage(async () => (await import('./goodbye.page.tsx')).GoodbyePage),
  },
];
