export { api, type EndpointOptions } from './api/api.ts';
export { toApiError, type ApiError } from './api/api-error.ts';
export { answerConfirmsWith, askConfirm, type ConfirmQuestion } from './page/confirm.ts';
export { drawerToggled, headingChanged } from './page/page.slice.ts';
export { snackbarClosed, snackbarShown, type Severity, type Snackbar } from './page/snackbar.slice.ts';
export { LocaleLink } from './page/locale-link.tsx';
export { isGamePath, needsDocumentLoad } from './page/isolation.rules.ts';
export { usePage } from './page/use-page.ts';
export { takeEarlyWorker } from './remote/early-workers.ts';
export type {
  RemoteContext,
  RemoteEntry,
  RemoteList,
  RemoteModule,
  SlotName,
  SlotProps,
} from './remote/remote-module.ts';
export { sessionApi, useChangeLanguageMutation, useCountryQuery } from './session/session.api.ts';
export { hasSession, useSession, type Session } from './session/use-session.ts';
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
