import type { RouteObject } from '@burrow/client/router';
import { accountPage } from '../../components/account-page.tsx';
import { SecretGate } from '../secrets/index.ts';

const login = accountPage(async () => (await import('./login.page.tsx')).LoginPage);

export const loginRoutes: readonly RouteObject[] = [
  {
    path: 'login',
    element: (
      <SecretGate key="login" source="fragment" name="card">
        {login}
      </SecretGate>
    ),
  },
  {
    path: 'login/code',
    element: accountPage(async () => (await import('./second-step.page.tsx')).SecondStepPage),
  },
];
