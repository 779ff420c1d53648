import { RequireSession, PageHead, LoadSkeleton } from '@burrow/client';
import { useTranslation } from '@burrow/i18n';
import { useState } from 'react';
import { useSchoolAuditQuery } from '../../api/audit.api.ts';
import { PER_PAGE } from '../../api/per-page.ts';
import { Failure } from '../../components/failure.tsx';
import { Pager } from '../../components/pager.tsx';
import { AuditTable } from './audit-table.tsx';

const ADMINS = ['admin'] as const;

/** Who did what in the school. */
export function AuditPage() {
  const { t } = useTranslation('school-audit');
  return (
    <RequireSession roles={ADMINS}>
      <PageHead title={t('title')} text={t('text')} />
      <Entries />
    </RequireSession>
  );
}

function Entries() {
  const { t } = useTranslation('school-audit');
  const [page, setPage] = useState(1);
  // Whoever opens the page sees what was done a moment ago.
  const options = { refetchOnMountOrArgChange: true };
  const { data, error, refetch } = useSchoolAuditQuery({ page, per_page: PER_PAGE }, options);
  if (!data && error) return <Failure title={t('notLoaded')} error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadSkeleton lines={6} />;
  if (data.total === 0) return <p className="panel">{t('none')}</p>;
  return (
    <section className="school-list" aria-label={t('list')}>
      <AuditTable entries={data.entries} />
      <Pager page={page} total={data.total} onPage={setPage} />
    </section>
  );
}
