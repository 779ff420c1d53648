import { drawerToggled, ModalHost, useAppDispatch, useAppSelector } from '@burrow/client';
import { useTranslation } from '@burrow/i18n';
import { Outlet } from '@burrow/client/router';
import { BannerHost } from '../banners/banner-host.tsx';
import { ParentsLine } from '../banners/parents-line.tsx';
import { ConfirmHost } from '../feedback/confirm-host.tsx';
import { SnackbarHost } from '../feedback/snackbar-host.tsx';
import { LessonEndHost } from '../lesson-end/lesson-end-host.tsx';
import { useRemotes } from '../boot/remotes-context.ts';
import { usePageArrival } from '../routing/use-page-arrival.ts';
import { useSiteRenewal } from '../routing/use-site-renewal.ts';
import { Footer } from './footer.tsx';
import { MenuDrawer } from './menu.drawer.tsx';
import { TopBar } from './top-bar.tsx';

/** Top bar, page and footer, with the menu, messages and questions that any area may open. */
export function Layout() {
  const { t } = useTranslation('shell');
  const dispatch = useAppDispatch();
  const { findModals } = useRemotes();
  usePageArrival();
  useSiteRenewal();
  const { drawerOpen, fillsWindow } = useAppSelector(state => state.page);
  return (
    <div className="layout">
      <a className="skip-link" href="#page">
        {t('skipToContent')}
      </a>
      <TopBar drawerOpen={drawerOpen} onToggleDrawer={() => dispatch(drawerToggled(!drawerOpen))} />
      <BannerHost />
      <ParentsLine />
      <MenuDrawer open={drawerOpen} onClose={() => dispatch(drawerToggled(false))} />
      <main id="page" className="layout__page" tabIndex={-1}>
        <Outlet />
      </main>
      {!fillsWindow && <Footer />}
      <SnackbarHost />
      <ConfirmHost />
      <LessonEndHost />
      <ModalHost find={findModals} />
    </div>
  );
}
