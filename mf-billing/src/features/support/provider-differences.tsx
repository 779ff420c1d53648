import { LoadSkeleton, LocaleLink } from '@burrow/client';
import { Failure } from '@burrow/forms';
import { useDates, useTranslation } from '@burrow/i18n';
import { useDifferencesQuery } from './support.api.ts';
import { CompareNow } from './wrongs.tsx';

/** What the daily comparison with the provider found. */
export function ProviderDifferences() {
  const { t } = useTranslation('support');
  const { day } = useDates();
  const { data, error, refetch } = useDifferencesQuery();
  if (error && !data) return <Failure title={t('notLoaded')} error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadSkeleton lines={2} />;
  if (data.checked_at === null) return <p>{t('differences.never')}</p>;
  return (
    <>
      <p>
        {t('differences.checked', { date: day(data.checked_at) })}
        {data.missed > 0 && ` ${t('differences.missed', { count: data.missed })}`}
      </p>
      {data.differences.length === 0 ? (
        <p>{t('differences.none')}</p>
      ) : (
        <ul className="bought" aria-label={t('differences.title')}>
          {data.differences.map(({ subject, what, found_at, order_id }) => (
            <li key={`${what} ${subject}`} className="bought__line support__line">
              <div className="bought__words">
                <strong>{t(`differences.what.${what}`)}</strong>
                <span>
                  <bdi>{subject}</bdi> · {day(found_at)}
                </span>
                <p className="support__solve">{t(`differences.solve.${what}`)}</p>
                <LocaleLink to={`staff/purchases/buyer?find=${encodeURIComponent(order_id ?? subject)}`}>
                  {t('differences.buyer')}
                </LocaleLink>
              </div>
            </li>
          ))}
        </ul>
      )}
      <CompareNow />
    </>
  );
}
