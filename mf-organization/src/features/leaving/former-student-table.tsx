import { useSession } from '@burrow/client';
import type { FormerStudent } from '@burrow/contracts';
import { useDates, useTranslation } from '@burrow/i18n';
import { Button } from '@burrow/ui';
import { Table } from '@burrow/ui/table';
import { StudentName } from '../../students/student-name.tsx';
import { useFormerStudent } from './use-former-student.ts';

/** Who left, when, and what can still be done about it. */
export function FormerStudentTable({ students }: { readonly students: readonly FormerStudent[] }) {
  const { t } = useTranslation('leaving');
  const { day } = useDates();
  return (
    <Table
      className="school-table"
      blocksBelow={768}
      rowKey="student_id"
      dataSource={students}
      columns={[
        {
          title: t('student'),
          rowScope: 'row',
          render: (_, student) => <StudentName student={student} isLink={false} />,
        },
        { title: t('left'), render: (_, { left_at: at }) => day(at) },
        { title: t('erased'), render: (_, { erased_at: at }) => day(at) },
        {
          title: <span className="visually-hidden">{t('actions')}</span>,
          render: (_, student) => <FormerStudentActions student={student} />,
        },
      ]}
    />
  );
}

function FormerStudentActions({ student }: { readonly student: FormerStudent }) {
  const { t } = useTranslation('leaving');
  const { isAdmin } = useSession();
  const { takeBack, erase, isBusy } = useFormerStudent(student);
  const { username } = student;
  return (
    <span className="school-row-actions">
      <Button
        disabled={isBusy}
        aria-label={t('takeBackOf', { name: username })}
        onClick={() => void takeBack()}
      >
        {t('takeBack')}
      </Button>
      {isAdmin && (
        <Button
          danger
          disabled={isBusy}
          aria-label={t('eraseOf', { name: username })}
          onClick={() => void erase()}
        >
          {t('erase')}
        </Button>
      )}
    </span>
  );
}
