import type { RouteObject } from '@burrow/client/router';
import { picturePage } from '../../components/account-page.tsx';
import { SecretGate } from '../secrets/index.ts';

/** The link on the wall has the class's code in the fragment, which browsers send to no server. */
export const pictureLogInRoutes: readonly RouteObject[] = [
  {
    path: 'class-login',
    element: (
      <SecretGate key="class-login" source="fragment" name="code">
        {picturePage(async () => (await import('./class-login.page.tsx')).ClassLoginPage)}
      </SecretGate>
    ),
  },
];
