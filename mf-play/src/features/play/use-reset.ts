import { askConfirm } from '@burrow/client';
import { useTranslation } from '@burrow/i18n';
import { useCallback } from 'react';
import { useLevel } from '../../level/level.context.ts';
import { useCode } from '../../level/use-code.ts';

/** Asks before the code is reset to its template. */
export function useReset(): () => void {
  const { t } = useTranslation('play');
  const { codeTemplate } = useLevel().level;
  const { change } = useCode();
  return useCallback((): void => {
    const texts = { title: t('reset.title'), text: t('reset.text'), ok: t('reset.ok') };
    void askConfirm({ ...texts, destructive: true }).then(agreed => agreed && change(codeTemplate));
  }, [change, codeTemplate, t]);
}
