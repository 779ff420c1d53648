import { RequireSession, PageHead, LinkButton, LoadSkeleton } from '@burrow/client';
import { useTranslation } from '@burrow/i18n';
import { useAllClassesQuery } from '../../api/classes.api.ts';
import { useSchoolYearQuery } from '../../api/school-year.api.ts';
import { Failure } from '../../components/failure.tsx';
import { LastYear } from './last-year.tsx';
import { YearForm } from './year-form.tsx';

const ADMINS = ['admin'] as const;

/** A new school year in one step: what becomes of each class, and the way back. */
export function SchoolYearPage() {
  const { t } = useTranslation('school-year');
  return (
    <RequireSession roles={ADMINS}>
      <PageHead
        title={t('title')}
        text={t('text')}
        above={{ to: 'organization/classes', text: t('classes') }}
      >
        <LinkButton to="organization/classes/archived">{t('archived')}</LinkButton>
      </PageHead>
      <SchoolYear />
    </RequireSession>
  );
}

function SchoolYear() {
  const { t } = useTranslation('school-year');
  const last = useSchoolYearQuery();
  const classes = useAllClassesQuery();
  const error = last.error ?? classes.error;
  if (error) {
    const retry = (): void => void Promise.all([last.refetch(), classes.refetch()]);
    return <Failure title={t('notLoaded')} error={error} onRetry={retry} />;
  }
  if (!last.data || !classes.data) return <LoadSkeleton lines={6} />;
  return (
    <>
      {last.data.school_year && <LastYear year={last.data.school_year} />}
      {classes.data.length > 0 ? (
        <YearForm key={last.data.school_year?.id} classes={classes.data} />
      ) : (
        <p className="panel">{t('none')}</p>
      )}
    </>
  );
}
