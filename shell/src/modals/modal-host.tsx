import { modalClosed, snackbarShown, useAppDispatch, useAppSelector } from '@burrow/client';
import { useTranslation } from '@burrow/i18n';
import { useCallback, useState } from 'react';
import { Slot } from '../layout/slot.tsx';

/** Brings the areas' dialogs when the first one is opened. */
export function ModalHost() {
  const { t } = useTranslation('shell');
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector(state => state.modal.current !== null);
  const [isNeeded, setNeeded] = useState(isOpen);
  if (isOpen && !isNeeded) setNeeded(true);

  const giveUp = useCallback(() => {
    setNeeded(false);
    dispatch(modalClosed());
    dispatch(snackbarShown(t('modal.failed'), 'error'));
  }, [dispatch, t]);

  return isNeeded ? <Slot name="modals" onEmpty={giveUp} /> : null;
}
