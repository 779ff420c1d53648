import type { RouteObject } from '@burrow/client/router';
import { accountPage } from '../../components/account-page.tsx';
import { withToken } from '../secrets/index.ts';

export const confirmEmailRoutes: readonly RouteObject[] = [
  withToken(
    'confirm-email',
    accountPage(async () => (await import('./confirm-email.page.tsx')).ConfirmEmailPage),
  ),
];
