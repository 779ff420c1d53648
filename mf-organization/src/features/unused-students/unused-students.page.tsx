import { RequireSession, PageHead, LoadSkeleton } from '@burrow/client';
import { useTranslation } from '@burrow/i18n';
import { useState } from 'react';
import { useUnusedStudentsQuery } from '../../api/unused-students.api.ts';
import { Failure } from '../../components/failure.tsx';
import { Pager } from '../../components/pager.tsx';
import { UnusedMonthsField } from './unused-months-field.tsx';
import { UnusedStudentTable } from './unused-student-table.tsx';

const ADMINS = ['admin'] as const;

/** Students whose accounts nobody uses: after how long they leave, and who is about to. */
export function UnusedStudentsPage() {
  const { t } = useTranslation('unused-students');
  return (
    <RequireSession roles={ADMINS}>
      <PageHead
        title={t('title')}
        text={t('text')}
        above={{ to: 'organization/students', text: t('students') }}
      />
      <UnusedStudents />
    </RequireSession>
  );
}

function UnusedStudents() {
  const { t } = useTranslation('unused-students');
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useUnusedStudentsQuery({ page });
  if (!data && error) return <Failure title={t('notLoaded')} error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadSkeleton lines={4} />;
  return (
    <>
      <UnusedMonthsField months={data.months} />
      {data.total === 0 ? (
        <p className="panel">{t(data.months === null ? 'off' : 'none')}</p>
      ) : (
        <section className="school-list" aria-label={t('title')}>
          <UnusedStudentTable students={data.students} />
          <Pager page={page} total={data.total} onPage={setPage} />
        </section>
      )}
    </>
  );
}
