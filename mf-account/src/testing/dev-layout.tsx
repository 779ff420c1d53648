import { LocaleLink, useAppSelector, useSession } from '@burrow/client';
import { Outlet } from '@burrow/client/router';

/** As much of the shell as the area needs: who is here, its page and the last message. */
export function DevLayout() {
  const snackbar = useAppSelector(state => state.snackbar.current);
  const { user } = useSession();
  return (
    <>
      <header className="dev-bar">
        <strong>mf-account</strong>
        <span>{user?.student_details?.username ?? user?.email ?? 'nobody'}</span>
        <LocaleLink to="login">login</LocaleLink>
        {snackbar && <output key={snackbar.id}>{snackbar.text}</output>}
      </header>
      <main>
        <Outlet />
      </main>
    </>
  );
}
