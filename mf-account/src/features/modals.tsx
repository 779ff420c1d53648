import { modalClosed, useAppDispatch, useAppSelector, type ModalName, type ModalProps } from '@burrow/client';
import { createElement, lazy, Suspense, type ComponentType } from 'react';
import { withProfileTexts } from '../locales/page-texts.ts';

/** What a dialog gets: what it was opened with, and the way to close it. */
export type DialogProps<Name extends ModalName> = ModalProps[Name] & { readonly onClose: () => void };

type Dialogs = { readonly [Name in ModalName]?: ComponentType<DialogProps<Name>> };

function lazyDialog<Props>(load: () => Promise<ComponentType<Props>>) {
  const loadAll = withProfileTexts(load);
  return lazy(async () => ({ default: await loadAll() }));
}

/** The dialogs of this area; each is loaded when it is first opened. */
const DIALOGS: Dialogs = {
  'choose-student': lazyDialog(async () => (await import('./choose-student/choose-student.dialog.tsx')).ChooseStudentDialog),
  avatar: lazyDialog(async () => (await import('./avatar/avatar.dialog.tsx')).AvatarDialog),
  'student-users': lazyDialog(async () => (await import('./student-users/student-users.dialog.tsx')).StudentUsersDialog),
  'go-to-sign-up': lazyDialog(async () => (await import('./sign-up-prompts/go-to-sign-up.dialog.tsx')).GoToSignUpDialog),
  'mobile-sign-up': lazyDialog(async () => (await import('./sign-up-prompts/mobile-sign-up.dialog.tsx')).MobileSignUpDialog),
  feedback: lazyDialog(async () => (await import('./feedback/feedback.dialog.tsx')).FeedbackDialog),
}; // prettier-ignore

/** Fills the slot `modals` with the dialogs of accounts; those of other areas are shown by those. */
export function AccountModals() {
  const dispatch = useAppDispatch();
  const current = useAppSelector(state => state.modal.current);
  if (!current) return null;
  const dialog = DIALOGS[current.name] as ComponentType<{ onClose: () => void }> | undefined;
  const onClose = (): void => void dispatch(modalClosed());
  return dialog && <Suspense>{createElement(dialog, { ...current.props, onClose })}</Suspense>;
}
