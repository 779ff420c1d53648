import { LinkButton, LoadSkeleton, PageHead } from '@burrow/client';
import { useTranslation } from '@burrow/i18n';
import { useState } from 'react';
import { useOrganizationQuery } from '../../api/organization.api.ts';
import { useListedStudentsQuery } from '../../api/students.api.ts';
import { Failure } from '../../components/failure.tsx';
import { NamesForm } from './names-form.tsx';

/** How many names are looked through at a time. */
const AT_A_TIME = 50;

/** Names that are kept whole: somebody who knows the students says which part is the last name. */
export function NamesPage() {
  const { t } = useTranslation('students');
  const { data: school } = useOrganizationQuery();
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useListedStudentsQuery({
    names: 'whole',
    sort: 'last_name',
    page,
    per_page: AT_A_TIME,
  });
  return (
    <>
      <PageHead
        title={t('names.title')}
        text={t('names.text')}
        above={{ to: 'organization/students', text: t('title') }}
      />
      {data && school ? (
        data.total === 0 ? (
          <section className="panel" aria-label={t('names.title')}>
            <p role="status">{t('names.none')}</p>
            <div className="import-actions">
              <LinkButton to="organization/students">{t('names.toStudents')}</LinkButton>
            </div>
          </section>
        ) : (
          <NamesForm
            key={data.students.map(({ student_id: id }) => id).join(' ')}
            students={data.students}
            total={data.total}
            page={page}
            onPage={setPage}
            language={school.language}
          />
        )
      ) : error ? (
        <Failure title={t('notLoaded')} error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadSkeleton lines={6} />
      )}
    </>
  );
}
