import type { RouteObject } from '@burrow/client/router';
import { accountPage } from '../../components/account-page.tsx';
import { withToken } from '../secrets/index.ts';

export const recoveryRoutes: readonly RouteObject[] = [
  {
    path: 'forgot-password',
    element: accountPage(async () => (await import('./forgot-password.page.tsx')).ForgotPasswordPage),
  },
  withToken(
    'reset-password',
    accountPage(async () => (await import('./reset-password.page.tsx')).ResetPasswordPage),
  ),
];
