import { RequireSession, PageHead, LoadSkeleton } from '@burrow/client';
import { useTranslation } from '@burrow/i18n';
import { useState } from 'react';
import { useUnusedPupilsQuery } from '../../api/unused-pupils.api.ts';
import { Failure } from '../../components/failure.tsx';
import { Pager } from '../../components/pager.tsx';
import { UnusedMonthsField } from './unused-months-field.tsx';
import { UnusedPupilTable } from './unused-pupil-table.tsx';

const ADMINS = ['admin'] as const;

/** Students whose accounts nobody uses: after how long they leave, and who is about to. */
export function UnusedPupilsPage() {
  const { t } = useTranslation('unused-pupils');
  return (
    <RequireSession roles={ADMINS}>
      <PageHead
        title={t('title')}
        text={t('text')}
        above={{ to: 'organization/students', text: t('students') }}
      />
      <UnusedPupils />
    </RequireSession>
  );
}

function UnusedPupils() {
  const { t } = useTranslation('unused-pupils');
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useUnusedPupilsQuery({ page });
  if (!data && error) return <Failure title={t('notLoaded')} error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadSkeleton lines={4} />;
  return (
    <>
      <UnusedMonthsField months={data.months} />
      {data.total === 0 ? (
        <p className="panel">{t(data.months === null ? 'off' : 'none')}</p>
      ) : (
        <section className="school-list" aria-label={t('title')}>
          <UnusedPupilTable pupils={data.students} />
          <Pager page={page} total={data.total} onPage={setPage} />
        </section>
      )}
    </>
  );
}
