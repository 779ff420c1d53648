import { modalClosed, snackbarShown, useAppDispatch, useAppSelector, type ModalName } from '@burrow/client'; // prettier-ignore
import { useTranslation } from '@burrow/i18n';
import { createElement, useEffect, useState, type ComponentType } from 'react';
import type { DialogProps } from '../../components/dialog-props.ts';
import { withProfileTexts } from '../../locales/texts.ts';
import { loadAvatarDialog } from '../avatar/index.ts';
import { loadChooseStudentDialog } from '../choose-student/index.ts';
import { loadFeedbackDialog } from '../feedback/index.ts';
import { loadGoToSignUpDialog, loadMobileSignUpDialog } from '../sign-up-prompts/index.ts';
import { loadStudentUsersDialog } from '../student-users/index.ts';

type Loaders = { readonly [Name in ModalName]?: () => Promise<ComponentType<DialogProps<Name>>> };
type AnyDialog = ComponentType<{ readonly onClose: () => void }>;

/** The dialogs of this area; each is loaded when it is first opened. */
const LOADERS: Loaders = {
  'choose-student': loadChooseStudentDialog,
  avatar: loadAvatarDialog,
  'student-users': loadStudentUsersDialog,
  'go-to-sign-up': loadGoToSignUpDialog,
  'mobile-sign-up': loadMobileSignUpDialog,
  feedback: loadFeedbackDialog,
};

function loaderOf(name: ModalName | undefined): (() => Promise<AnyDialog>) | undefined {
  return name && (LOADERS[name] as (() => Promise<AnyDialog>) | undefined);
}

/** The dialog of that name, once it is here. One that does not come is closed, and can be opened again. */
function useDialog(name: ModalName | undefined): AnyDialog | undefined {
  const { t } = useTranslation('shell');
  const dispatch = useAppDispatch();
  const [dialogs, setDialogs] = useState<Partial<Record<ModalName, AnyDialog>>>({});
  const dialog = name && dialogs[name];

  useEffect(() => {
    const load = loaderOf(name);
    if (!name || !load || dialog) return;
    let current = true;
    withProfileTexts(load)().then(
      loaded => current && setDialogs(before => ({ ...before, [name]: loaded })),
      (error: unknown) => {
        console.warn(`The dialog "${name}" did not load.`, error);
        if (!current) return;
        dispatch(modalClosed());
        dispatch(snackbarShown(t('modal.failed'), 'error'));
      },
    );
    return () => {
      current = false;
    };
  }, [dialog, dispatch, name, t]);

  return dialog;
}

/** Puts the focus back where it was before the dialog opened, unless something else has it by then. */
function useFocusBack(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    const before = document.activeElement;
    return () => {
      const isFree = document.activeElement === null || document.activeElement === document.body;
      if (isFree && before instanceof HTMLElement) before.focus();
    };
  }, [isOpen]);
}

/** Fills the slot `modals` with the dialogs of accounts; those of other areas are shown by those. */
export function AccountModals() {
  const dispatch = useAppDispatch();
  const current = useAppSelector(state => state.modal.current);
  const dialog = useDialog(current?.name);
  useFocusBack(current !== null);
  const onClose = (): void => void dispatch(modalClosed());
  return current && dialog ? createElement(dialog, { ...current.props, onClose }) : null;
}
