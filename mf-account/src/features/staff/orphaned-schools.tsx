import { LocaleLink } from '@burrow/client';
import { useDates, useTranslation } from '@burrow/i18n';
import { useOrphanedSchoolsQuery } from './school-support.api.ts';

/** Schools to which staff have to give an administrator; nothing if there are none. */
export function OrphanedSchools() {
  const { t } = useTranslation('account');
  const { day } = useDates();
  const { data } = useOrphanedSchoolsQuery();
  if (!data || data.schools.length === 0) return null;
  return (
    <section className="card">
      <h2>{t('support.orphaned')}</h2>
      <ul className="found-list">
        {data.schools.map(({ id, name, slug, since }) => (
          <li key={id} className="found">
            <div className="found__words">
              <LocaleLink to={`staff/schools/${id}`} className="found__name" dir="auto">
                {name}
              </LocaleLink>
              <span className="found__details">
                <bdi>{slug}</bdi> · {t('support.since', { date: day(since) })}
              </span>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
