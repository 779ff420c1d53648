import type { UnusedStudents } from '@burrow/contracts';
import { datesIn } from '@burrow/contracts/dates';
import { useDates, useTranslation } from '@burrow/i18n';
import { Table } from '@burrow/ui/table';
import { StudentName } from '../../students/student-name.tsx';

/** Who was not there for long, and when they leave. */
export function UnusedStudentTable({ students }: { readonly students: UnusedStudents['students'] }) {
  const { t, i18n } = useTranslation('unused-students');
  const { day } = useDates();
  const inUtc = datesIn(i18n.language, 'UTC');
  return (
    <Table
      className="school-table"
      rowKey="student_id"
      dataSource={students}
      columns={[
        { title: t('student'), rowScope: 'row', render: (_, student) => <StudentName student={student} /> },
        { title: t('lastSeen'), render: (_, { last_seen_on: date }) => inUtc.day(date) },
        { title: t('leaves'), render: (_, { leaves_at: at }) => day(at) },
      ]}
    />
  );
}
