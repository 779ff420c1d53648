import type { SchoolActivity } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { Table } from '@burrow/ui/table';
import { usePeriodName } from './use-period-name.ts';

/** The numbers of the charts, the latest first. */
export function ActivityTable({ activity: { periods, period } }: { readonly activity: SchoolActivity }) {
  const { t } = useTranslation('over-time');
  const nameOf = usePeriodName(period);
  return (
    <Table
      className="school-table"
      rowKey="begins"
      dataSource={periods.toReversed()}
      columns={[
        { title: t(`begins.${period}`), rowScope: 'row', render: (_, { begins }) => nameOf(begins) },
        { title: t('shown.classes'), dataIndex: 'classes', align: 'end' },
        { title: t('shown.students'), dataIndex: 'students', align: 'end' },
        { title: t('shown.levels'), dataIndex: 'levels', align: 'end' },
      ]}
    />
  );
}
