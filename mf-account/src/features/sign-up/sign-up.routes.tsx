import type { RouteObject } from '@burrow/client/router';
import { lazyPage } from '../../components/lazy-page.tsx';
import { withToken } from '../secrets/index.ts';

export const signUpRoutes: readonly RouteObject[] = [
  withToken(
    'signup',
    lazyPage(async () => (await import('./sign-up.page.tsx')).SignUpPage),
  ),
];
