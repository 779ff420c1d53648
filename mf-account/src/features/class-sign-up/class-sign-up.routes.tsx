import type { RouteObject } from '@burrow/client/router';
import { accountPage } from '../../components/account-page.tsx';
import { SecretGate, withToken } from '../secrets/index.ts';

/** The QR code on the wall has the class's code in the fragment, which browsers send to no server. */
export const classSignUpRoutes: readonly RouteObject[] = [
  withToken(
    'class-signup',
    <SecretGate source="fragment" name="code">
      {accountPage(async () => (await import('./class-sign-up.page.tsx')).ClassSignUpPage)}
    </SecretGate>,
  ),
];
