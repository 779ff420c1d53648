import { combineSlices, configureStore, type Action, type ThunkAction } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query/react';
import { api } from '../api/api.ts';
import { areasSlice } from '../page/areas.slice.ts';
import { modalSlice } from '../page/modal.slice.ts';
import { pageSlice } from '../page/page.slice.ts';
import { siteConfigSlice } from '../page/site-config.slice.ts';
import { snackbarSlice } from '../page/snackbar.slice.ts';
import { sessionSlice } from '../session/session.slice.ts';
import { streamSlice } from '../stream/stream.slice.ts';
import { isDevelopment } from './is-development.ts';

/** State of the areas; each declares its own slice by module augmentation. */
export interface LazySlices {}

/** The root reducer. Areas add slices with `rootReducer.inject(slice)`. */
export const rootReducer = combineSlices(
  api,
  areasSlice,
  modalSlice,
  pageSlice,
  sessionSlice,
  siteConfigSlice,
  snackbarSlice,
  streamSlice,
).withLazyLoadedSlices<LazySlices>();

/** In development, redux warns of its own checks when they are slow: on a machine that is busy, that says nothing. */
const CHECKS = { warnAfter: Number.POSITIVE_INFINITY };

/** Creates the page's store. Only the shell calls this (and a remote's own development page). */
export function createStore() {
  const store = configureStore({
    reducer: rootReducer,
    middleware: defaults =>
      defaults({ immutableCheck: CHECKS, serializableCheck: CHECKS }).concat(api.middleware),
    devTools: isDevelopment,
  });
  setupListeners(store.dispatch);
  return store;
}

export type AppStore = ReturnType<typeof createStore>;
export type AppDispatch = AppStore['dispatch'];
export type RootState = ReturnType<typeof rootReducer>;
export type AppThunk<Result = void> = ThunkAction<Result, RootState, unknown, Action>;
