import { LocaleLink } from '@burrow/client';
import type { SchoolActivity } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { Table } from '@burrow/ui/table';
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
  const lastActive = (id: string): string => {
    const last = did.get(id)?.last_active;
    return last ? nameOf(last) : t('never');
  };
  if (!data || data.total === 0) return null;
  return (
    <section className="school-list" aria-labelledby="over-time-classes">
      <h2 id="over-time-classes" className="over-time__title">
        {t('byClass')}
      </h2>
      <Table
        className="school-table"
        rowKey="id"
        dataSource={data.classes}
        columns={[
          {
            title: t('class'),
            rowScope: 'row',
            render: (_, { id, name }) => (
              <LocaleLink to={`organization/classes/${id}`} dir="auto">
                {name}
              </LocaleLink>
            ),
          },
          { title: t('shown.levels'), align: 'end', render: (_, { id }) => did.get(id)?.levels ?? 0 },
          {
            title: t(`active.${activity.period}`),
            align: 'end',
            render: (_, { id }) => did.get(id)?.active_periods ?? 0,
          },
          { title: t('lastActive'), className: 'school-table__wide', render: (_, { id }) => lastActive(id) },
        ]}
      />
      <Pager page={page} total={data.total} onPage={setPage} />
    </section>
  );
}
