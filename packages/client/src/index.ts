export { api, type EndpointOptions } from './api/api.ts';
export { hearFailingCalls } from './api/failing-calls.ts';
export { read, write } from './api/read-write.ts';
export type { CurrentUser } from '@burrow/contracts';
export { toApiError, type ApiError } from './api/api-error.ts';
export { answerConfirmsWith, askConfirm, type ConfirmQuestion } from './page/confirm.ts';
export {
  modalClosed,
  modalOpened,
  type ModalName,
  type ModalProps,
  type OpenModal,
} from './page/modal.slice.ts';
export { areasRead } from './page/areas.slice.ts';
export { drawerToggled, headingChanged, siteRenewed } from './page/page.slice.ts';
export { snackbarClosed, snackbarShown, type Severity, type Snackbar } from './page/snackbar.slice.ts';
export { loadDocument, loadDocumentsWith } from './page/load-document.ts';
export { kept, keptInTab, type Kept } from './page/kept.ts';
export { after } from './page/after.ts';
export { lazyDialog, type LazyDialog } from './later/lazy.dialog.tsx';
export { askVersionsWith, type Blame, findBlame, renewOr } from './later/blame.ts';
export { tryTwice } from './later/try-twice.ts';
export { PartFailures } from './later/part-failures.ts';
export { latePart, lazyPage, lazyPart, Loading, LoadSkeleton, NotLoaded } from './later/lazy-part.tsx';
export { menuText, offeredTo } from './page/menu-links.rules.ts';
export { ModalHost } from './later/modal-host.tsx';
export { AreaMenu, type AreaMenuLink } from './area/area-menu.tsx';
export { ProfileArea } from './area/profile-area.tsx';
export { LinkButton } from './page/link-button.tsx';
export { LocaleLink } from './page/locale-link.tsx';
export { PageHead } from './page/page-head.tsx';
export { saveFile } from './page/save-file.ts';
export { useIsIsolated } from './page/use-isolation.ts';
export type { SiteConfig } from './page/site-config.slice.ts';
export { useGoTo, type GoTo } from './page/use-go-to.ts';
export { useOwnsPrefix } from './page/use-owns-prefix.ts';
export { useSiteConfig } from './page/use-site-config.ts';
export { useWholeWindow } from './page/use-whole-window.ts';
export { usePage } from './page/use-page.ts';
export { takeEarlyWorker } from './remote/take-early-worker.ts';
export type {
  AccountMenuEntry,
  LinkText,
  MenuLink,
  RemoteEntry,
  RemoteList,
  SlotName,
} from './remote/remote-entry.types.ts';
export type {
  DialogProps,
  ModalLoaders,
  RemoteContext,
  RemoteModule,
  SlotProps,
} from './remote/remote-module.ts';
export { AskGrownUp } from './session/ask-grown-up.tsx';
export {
  afterLogIn,
  afterSchoolChange,
  endSession,
  renewSession,
  signOut,
} from './session/change-session.ts';
export { beforeSignOut } from './session/leaving.ts';
export { hearOtherTabs } from './session/other-tabs.ts';
export { hearTakeOver } from './session/hear-take-over.ts';
export { nextQuery, readNext } from '@burrow/contracts/paths';
export { RequireSession } from './session/require-session.tsx';
export {
  hasRole,
  sessionFlags,
  type MenuRole,
  type SessionFlags,
  type SessionRole,
} from './session/session-flags.rules.ts';
export { sessionApi, useChangeLanguageMutation, useCountryQuery } from './session/session.api.ts';
export { hasSession } from './session/has-session.ts';
export { useSession, type Session } from './session/use-session.ts';
export { keepStream } from './stream/keep-stream.ts';
export { useStreamCut } from './stream/use-stream-cut.ts';
export { useAppDispatch, useAppSelector } from './store/hooks.ts';
export {
  createStore,
  rootReducer,
  type AppDispatch,
  type AppStore,
  type AppThunk,
  type LazySlices,
  type RootState,
} from './store/store.ts';
export { ForeignText } from './page/foreign-text.tsx';
