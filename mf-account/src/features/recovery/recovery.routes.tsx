import type { RouteObject } from '@burrow/client/router';
import { lazyPage } from '../../components/lazy-page.tsx';
import { withToken } from '../secrets/index.ts';

export const recoveryRoutes: readonly RouteObject[] = [
  {
    path: 'forgot-password',
    element: lazyPage(async () => (await import('./forgot-password.page.tsx')).ForgotPasswordPage),
  },
  withToken(
    'reset-password',
    lazyPage(async () => (await import('./reset-password.page.tsx')).ResetPasswordPage),
  ),
];
