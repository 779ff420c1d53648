import { useTranslation } from '@burrow/i18n';
import { useTeacherRequestsQuery } from '../../api/school-adults.api.ts';

/** How many adults wait to be let in, for the menu of administrators. */
export function WaitingCount() {
  const { t } = useTranslation('organization');
  const { data } = useTeacherRequestsQuery();
  const count = data?.requests.length ?? 0;
  if (count === 0) return null;
  return (
    <span className="school__count">
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">{t('area.waiting', { count })}</span>
    </span>
  );
}
