import { askConfirm } from '@burrow/client';
import { useTranslation } from '@burrow/i18n';
import { useCallback } from 'react';

/** Asks before the code goes back to its template. */
export function useReset(onAgreed: () => void): () => void {
  const { t } = useTranslation('play');
  return useCallback((): void => {
    const texts = { title: t('reset.title'), text: t('reset.text'), ok: t('reset.ok') };
    void askConfirm({ ...texts, destructive: true }).then(agreed => agreed && onAgreed());
  }, [onAgreed, t]);
}
