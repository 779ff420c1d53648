import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';

export type Severity = 'info' | 'success' | 'warning' | 'error';

export interface Snackbar {
  readonly id: string;
  /** Translated text. */
  readonly text: string;
  readonly severity: Severity;
}

/** Short messages at the upper end of the page. They disappear after three seconds, unless hovered or focused. */
export const snackbarSlice = createSlice({
  name: 'snackbar',
  initialState: { current: null as Snackbar | null },
  reducers: {
    snackbarShown: {
      prepare: (text: string, severity: Severity = 'info') => ({ payload: { id: nanoid(), text, severity } }),
      reducer: (state, { payload }: PayloadAction<Snackbar>) => {
        state.current = payload;
      },
    },
    snackbarClosed: state => {
      state.current = null;
    },
  },
});

/**
 * @example
 * import { createStore, snackbarShown } from '@burrow/client';
 * const store = createStore(); // on a page: const dispatch = useAppDispatch()
 * store.dispatch(snackbarShown('The class has a new name.', 'success'));
 * store.getState().snackbar.current.text // → 'The class has a new name.'
 */
export const { snackbarShown, snackbarClosed } = snackbarSlice.actions;
