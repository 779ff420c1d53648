import { LocaleLink } from '@burrow/client';
import type { SchoolActivity } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { useMemo, useState } from 'react';
import { useClassesQuery } from '../../api/classes.api.ts';
import { PER_PAGE } from '../../api/per-page.ts';
import { Pager } from '../../components/pager.tsx';
import { usePeriodName } from './use-period-name.ts';

/** What each class did, by its name: nobody is ranked. */
export function ClassesOverTime({ activity }: { readonly activity: SchoolActivity }) {
  const { t } = useTranslation('over-time');
  const [page, setPage] = useState(1);
  const { data } = useClassesQuery({ page, per_page: PER_PAGE });
  const did = useMemo(() => new Map(activity.classes.map(each => [each.class_id, each])), [activity]);
  const nameOf = usePeriodName(activity.period);
  if (!data || data.total === 0) return null;
  return (
    <section className="school-list" aria-labelledby="over-time-classes">
      <h2 id="over-time-classes" className="over-time__title">
        {t('byClass')}
      </h2>
      <table className="school-table">
        <thead>
          <tr>
            <th scope="col">{t('class')}</th>
            <th scope="col" className="school-table__number">
              {t('shown.levels')}
            </th>
            <th scope="col" className="school-table__number">
              {t(`active.${activity.period}`)}
            </th>
            <th scope="col" className="school-table__wide">
              {t('lastActive')}
            </th>
          </tr>
        </thead>
        <tbody>
          {data.classes.map(({ id, name }) => {
            const own = did.get(id);
            return (
              <tr key={id}>
                <th scope="row">
                  <LocaleLink to={`organization/classes/${id}`} dir="auto">
                    {name}
                  </LocaleLink>
                </th>
                <td className="school-table__number">{own?.levels ?? 0}</td>
                <td className="school-table__number">{own?.active_periods ?? 0}</td>
                <td className="school-table__wide">
                  {own?.last_active ? nameOf(own.last_active) : t('never')}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <Pager page={page} total={data.total} onPage={setPage} />
    </section>
  );
}
