import { LocaleLink, useOwnsPrefix, useSession } from '@burrow/client';
import { useDates, useTranslation } from '@burrow/i18n';
import { useOrganizationQuery } from '../../api/organization.api.ts';

/** Says on every page of the area that the trial or plan is over, what stays, and who can change it. */
export function PlanEnded() {
  const { t } = useTranslation('organization');
  const { day } = useDates();
  const { isAdmin } = useSession();
  const hasPlans = useOwnsPrefix()('schools');
  const { data } = useOrganizationQuery();
  if (!data?.plan_ended_at) return null;
  return (
    <div className="school-notice" role="status">
      <p>
        {t('area.ended.text', { date: day(data.plan_ended_at) })}{' '}
        {t(!isAdmin ? 'area.ended.teacher' : hasPlans ? 'area.ended.buy' : 'area.ended.admin')}
      </p>
      {isAdmin && hasPlans && <LocaleLink to="schools">{t('area.seats.more')}</LocaleLink>}
    </div>
  );
}
