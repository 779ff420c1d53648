import { snackbarShown, useAppDispatch } from '@burrow/client';
import { useTranslation } from '@burrow/i18n';
import { Button, Icon } from '@burrow/ui';
import type { ReactNode } from 'react';

interface CopyButtonProps {
  /** What goes to the clipboard. */
  readonly text: string;
  readonly children: ReactNode;
}

/** Copies a text. */
export function CopyButton({ text, children }: CopyButtonProps) {
  const { t } = useTranslation('organization');
  const dispatch = useAppDispatch();
  const copy = async (): Promise<void> => {
    const copied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    dispatch(
      copied ? snackbarShown(t('common.copied'), 'success') : snackbarShown(t('common.notCopied'), 'error'),
    );
  };
  return (
    <Button onClick={() => void copy()}>
      <Icon name="copy" size={16} /> {children}
    </Button>
  );
}
