import { useStreamCut } from '@burrow/client';
import { useDates, useTranslation } from '@burrow/i18n';

/** Says when the page is blind, and since when: what stands below is what was true then. */
export function LiveCut() {
  const { t } = useTranslation('live');
  const { time } = useDates();
  const since = useStreamCut();
  return (
    <div role="status">
      {since !== null && (
        <p className="panel live-cut">{t('cut', { time: time(new Date(since).toISOString()) })}</p>
      )}
    </div>
  );
}
