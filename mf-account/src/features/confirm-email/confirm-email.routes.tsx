import type { RouteObject } from '@burrow/client/router';
import { lazyPage } from '../../components/lazy-page.tsx';
import { withToken } from '../secrets/index.ts';

export const confirmEmailRoutes: readonly RouteObject[] = [
  withToken(
    'confirm-email',
    lazyPage(async () => (await import('./confirm-email.page.tsx')).ConfirmEmailPage),
  ),
];
