import type { RouteObject } from '@burrow/client/router';
import { lazyProfilePage } from '../../components/lazy-page.tsx';

/** Below `profile`. */
export const dataRoutes: RouteObject[] = [
  { path: 'data', element: lazyProfilePage(async () => (await import('./data.page.tsx')).DataPage) },
];
