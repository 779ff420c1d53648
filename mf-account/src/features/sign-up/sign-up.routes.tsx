import type { RouteObject } from '@burrow/client/router';
import { accountPage } from '../../components/account-page.tsx';
import { withToken } from '../secrets/index.ts';

export const signUpRoutes: readonly RouteObject[] = [
  withToken(
    'signup',
    accountPage(async () => (await import('./sign-up.page.tsx')).SignUpPage),
  ),
];
