import { LinkButton, LoadSkeleton, PageHead, RequireSession } from '@burrow/client';
import { useTranslation } from '@burrow/i18n';
import { useClassSetsQuery } from '../../api/class-sets.api.ts';
import { Failure } from '../../components/failure.tsx';
import { ClassSetPanel } from './class-set.panel.tsx';

const ADMINS = ['admin'] as const;

/** Courses that were bought for some students, and who of the school learns with them. */
export function ClassSetsPage() {
  const { t } = useTranslation('class-sets');
  return (
    <RequireSession roles={ADMINS}>
      <PageHead
        title={t('title')}
        text={t('text')}
        above={{ to: 'organization/students', text: t('students') }}
      >
        <LinkButton to="purchase/redeem">{t('redeem')}</LinkButton>
      </PageHead>
      <ClassSets />
    </RequireSession>
  );
}

function ClassSets() {
  const { t } = useTranslation('class-sets');
  const { data, error, refetch } = useClassSetsQuery();
  if (!data && error) return <Failure title={t('notLoaded')} error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadSkeleton lines={4} />;
  const { class_sets: sets } = data;
  if (sets.length === 0) return <p className="panel">{t('none')}</p>;
  return sets.map(set => <ClassSetPanel key={set.purchase_id} set={set} sets={sets} />);
}
