import { askConfirm } from '@burrow/client';
import { useTranslation } from '@burrow/i18n';

/** Asks before the code goes back to its template. */
export function useReset(onAgreed: () => void): () => void {
  const { t } = useTranslation('play');
  const ask = async (): Promise<void> => {
    const agreed = await askConfirm({
      title: t('reset.title'),
      text: t('reset.text'),
      ok: t('reset.ok'),
      destructive: true,
    });
    if (agreed) onAgreed();
  };
  return () => void ask();
}
