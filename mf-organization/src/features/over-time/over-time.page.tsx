import { RequireSession, PageHead, LoadSkeleton } from '@burrow/client';
import type { ActivityPeriod } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { useState } from 'react';
import { useSchoolActivityQuery } from '../../api/school-activity.api.ts';
import { Failure } from '../../components/failure.tsx';
import { ActivityChart } from './activity-chart.tsx';
import { ActivityTable } from './activity-table.tsx';
import { ClassesOverTime } from './classes-over-time.tsx';

const ADMINS = ['admin'] as const;
const PERIODS: readonly ActivityPeriod[] = ['week', 'month'];
const SHOWN = ['classes', 'students', 'levels'] as const;

/** The school in the last year: by class, and never by child. */
export function OverTimePage() {
  const { t } = useTranslation('over-time');
  const [period, setPeriod] = useState<ActivityPeriod>('week');
  return (
    <RequireSession roles={ADMINS}>
      <PageHead
        title={t('title')}
        text={t('text')}
        above={{ to: 'organization/classes', text: t('classesPage') }}
      >
        <div className="over-time__periods" role="group" aria-label={t('period')}>
          {PERIODS.map(each => (
            <button key={each} type="button" aria-pressed={each === period} onClick={() => setPeriod(each)}>
              {t(`by.${each}`)}
            </button>
          ))}
        </div>
      </PageHead>
      <OverTime period={period} />
    </RequireSession>
  );
}

function OverTime({ period }: { readonly period: ActivityPeriod }) {
  const { t } = useTranslation('over-time');
  const { data, error, refetch } = useSchoolActivityQuery(period, { refetchOnMountOrArgChange: true });
  if (!data && error) return <Failure title={t('notLoaded')} error={error} onRetry={() => void refetch()} />;
  if (!data || data.period !== period) return <LoadSkeleton lines={8} />;
  return (
    <>
      <div className="over-time__charts">
        {SHOWN.map(shown => (
          <ActivityChart key={shown} activity={data} shown={shown} />
        ))}
      </div>
      <details className="panel over-time__numbers">
        <summary>{t('numbers')}</summary>
        <ActivityTable activity={data} />
      </details>
      <ClassesOverTime activity={data} />
    </>
  );
}
