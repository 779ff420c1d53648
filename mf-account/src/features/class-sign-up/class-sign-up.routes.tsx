import type { RouteObject } from '@burrow/client/router';
import { lazyPage } from '../../components/lazy-page.tsx';
import { withToken } from '../secrets/index.ts';

export const classSignUpRoutes: readonly RouteObject[] = [
  withToken(
    'class-signup',
    lazyPage(async () => (await import('./class-sign-up.page.tsx')).ClassSignUpPage),
  ),
];
