import type { UnusedPupils } from '@burrow/contracts';
import { datesIn } from '@burrow/contracts/dates';
import { useDates, useTranslation } from '@burrow/i18n';
import { Table } from '@burrow/ui/table';
import { PupilName } from '../../pupils/pupil-name.tsx';

/** Who was not there for long, and when they leave. */
export function UnusedPupilTable({ pupils }: { readonly pupils: UnusedPupils['students'] }) {
  const { t, i18n } = useTranslation('unused-pupils');
  const { day } = useDates();
  const inUtc = datesIn(i18n.language, 'UTC');
  return (
    <Table
      className="school-table"
      rowKey="student_id"
      dataSource={pupils}
      columns={[
        { title: t('student'), rowScope: 'row', render: (_, pupil) => <PupilName pupil={pupil} /> },
        { title: t('lastSeen'), render: (_, { last_seen_on: date }) => inUtc.day(date) },
        { title: t('leaves'), render: (_, { leaves_at: at }) => day(at) },
      ]}
    />
  );
}
