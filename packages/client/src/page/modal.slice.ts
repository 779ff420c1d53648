import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/**
 * Dialogs that any area may open, and their parameters. Those that several areas know are listed here; one that
 * only its own area opens is declared there, by module augmentation.
 */
export interface ModalProps {
  /** `next`: path without language to go to instead of where the student last played. */
  'choose-student': { readonly next?: string };
  /** Without a student: the one who is logged in or chosen. */
  avatar: { readonly studentId?: string; readonly character?: string };
  'student-users': Record<string, never>;
  /** `attempts`: the day's attempts are used up. `level`: this level needs an account. */
  'go-to-sign-up': { readonly reason?: 'attempts' | 'level' };
  'mobile-sign-up': Record<string, never>;
  feedback: Record<string, never>;
  'assign-purchase': { readonly courseName?: string };
}

export type ModalName = keyof ModalProps;

/** An open dialog. */
export type OpenModal = {
  [Name in ModalName]: { readonly name: Name; readonly props: ModalProps[Name] };
}[ModalName];

export interface ModalState {
  readonly current: OpenModal | null;
}

const initialState: ModalState = { current: null };

/** The only open dialog of this kind. */
export const modalSlice = createSlice({
  name: 'modal',
  initialState,
  reducers: {
    modalOpened: (_state, { payload }: PayloadAction<OpenModal>): ModalState => ({ current: payload }),
    modalClosed: (): ModalState => initialState,
  },
});

/**
 * @example
 * import { createStore, modalOpened } from '@burrow/client';
 * const store = createStore();
 * store.dispatch(modalOpened({ name: 'go-to-sign-up', props: { reason: 'level' } }));
 * store.getState().modal.current.name // → 'go-to-sign-up'
 */
export const { modalOpened, modalClosed } = modalSlice.actions;
