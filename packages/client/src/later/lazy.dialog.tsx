import { useTranslation } from '@burrow/i18n';
import { useEffect, type ComponentType, type ReactNode } from 'react';
import { snackbarShown } from '../page/snackbar.slice.ts';
import { useAppDispatch } from '../store/hooks.ts';
import { loadOnce, useLater } from './load-once.ts';

interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

export interface LazyDialog<Props extends DialogProps> {
  (props: Props): ReactNode;
  /** Begins to load the dialog. */
  readonly preload: () => void;
}

/**
 * A dialog or drawer that is loaded when it is first opened. If that fails, a message says so and the dialog closes;
 * the next opening tries again.
 * @param load loads the dialog and its texts
 */
export function lazyDialog<Props extends DialogProps>(
  load: () => Promise<ComponentType<Props>>,
): LazyDialog<Props> {
  const later = loadOnce(load);

  function Dialog(props: Props) {
    const { t } = useTranslation('shell');
    const dispatch = useAppDispatch();
    const { open, onClose } = props;
    const { Component, hasFailed, retry } = useLater(later, open);
    useEffect(() => {
      if (!hasFailed) return;
      dispatch(snackbarShown(t('modal.failed'), 'error'));
      onClose();
      retry();
    });
    return Component && <Component {...props} />;
  }

  return Object.assign(Dialog, { preload: () => void later.request().catch(() => undefined) });
}
