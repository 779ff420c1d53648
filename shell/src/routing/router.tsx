import { Loading } from '@burrow/client';
import { createBrowserRouter } from '@burrow/client/router';
import { RemotesContext } from '../boot/remotes-context.ts';
import type { Remotes } from '../boot/remotes.ts';
import { Layout } from '../layout/layout.tsx';
import { PageError } from '../pages/page-error.tsx';
import { RemoteArea } from './remote-area.tsx';

/** The shell's own pages; every other path belongs to the remote that owns it, or to nobody. */
export function createRouter(remotes: Remotes) {
  return createBrowserRouter([
    {
      path: '/:lng',
      element: (
        <RemotesContext value={remotes}>
          <Layout />
        </RemotesContext>
      ),
      errorElement: <PageError />,
      hydrateFallbackElement: <Loading />,
      children: [
        {
          path: 'tos',
          lazy: async () => ({
            Component: await (await import('../pages/legal/tos.page.tsx')).loadTosPage(),
          }),
        },
        {
          path: 'privacy',
          lazy: async () => ({
            Component: await (await import('../pages/legal/privacy.page.tsx')).loadPrivacyPage(),
          }),
        },
        {
          path: 'parents',
          lazy: async () => ({
            Component: await (await import('../pages/adults/parents.page.ts')).loadParentsPage(),
          }),
        },
        {
          path: 'teachers',
          lazy: async () => ({
            Component: await (await import('../pages/adults/teachers.page.ts')).loadTeachersPage(),
          }),
        },
        { index: true, element: <RemoteArea /> },
        { path: '*', element: <RemoteArea /> },
      ],
    },
  ]);
}
