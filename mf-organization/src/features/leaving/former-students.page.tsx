import { useSession, PageHead, LinkButton, LoadSkeleton } from '@burrow/client';
import farm from '@burrow/content/pictures/functions-level3.png';
import { useTranslation } from '@burrow/i18n';
import { EmptyList } from '@burrow/ui/empty-list';
import { useState } from 'react';
import { useFormerStudentsQuery } from '../../api/leaving.api.ts';
import { Failure } from '../../components/failure.tsx';
import { Pager } from '../../components/pager.tsx';
import { FormerStudentTable } from './former-student-table.tsx';

/** Students who left in the last weeks: they can be taken back. */
export function FormerStudentsPage() {
  const { t } = useTranslation('leaving');
  const { isAdmin } = useSession();
  return (
    <>
      <PageHead
        title={t('title')}
        text={t('text')}
        above={{ to: 'organization/students', text: t('students') }}
      >
        {isAdmin && <LinkButton to="organization/students/unused">{t('unused')}</LinkButton>}
      </PageHead>
      <FormerStudents />
    </>
  );
}

function FormerStudents() {
  const { t } = useTranslation('leaving');
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useFormerStudentsQuery({ page });
  if (!data && error) return <Failure title={t('notLoaded')} error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadSkeleton lines={4} />;
  if (data.total === 0)
    return (
      <EmptyList picture={farm} text={t('none')}>
        <LinkButton to="organization/students" main>
          {t('toStudents')}
        </LinkButton>
      </EmptyList>
    );
  return (
    <section className="school-list" aria-label={t('title')}>
      <FormerStudentTable students={data.students} />
      <Pager page={page} total={data.total} onPage={setPage} />
    </section>
  );
}
