import { useTranslation } from '@burrow/i18n';
import { ENDLESS_STEPS } from '../../run/endless.rules.ts';

/** Says, while the picture is still showing it, that the program repeats itself for ever. */
export function EndlessNotice() {
  const { t } = useTranslation('play');
  return <p className="endless-notice">{t('run.endless', { count: ENDLESS_STEPS })}</p>;
}
