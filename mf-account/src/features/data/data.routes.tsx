import type { RouteObject } from '@burrow/client/router';
import { profilePage } from '../../components/account-page.tsx';

/** Below `profile`. */
export const dataRoutes: RouteObject[] = [
  { path: 'data', element: profilePage(async () => (await import('./data.page.tsx')).DataPage) },
];
