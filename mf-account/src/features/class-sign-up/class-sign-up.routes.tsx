import type { RouteObject } from '@burrow/client/router';
import { accountPage } from '../../components/account-page.tsx';
import { withToken } from '../secrets/index.ts';

export const classSignUpRoutes: readonly RouteObject[] = [
  withToken(
    'class-signup',
    accountPage(async () => (await import('./class-sign-up.page.tsx')).ClassSignUpPage),
  ),
];
