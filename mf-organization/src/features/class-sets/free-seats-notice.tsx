import { LocaleLink, useSession } from '@burrow/client';
import { useTranslation } from '@burrow/i18n';
import { useClassSetsQuery } from '../../api/class-sets.api.ts';
import { freeSeats } from './seats.rules.ts';

/** Tells an administrator that seats of class sets are nobody's yet. */
export function FreeSeatsNotice() {
  const { t } = useTranslation('organization');
  const { isAdmin } = useSession();
  const { data } = useClassSetsQuery(undefined, { skip: !isAdmin });
  const count = (data?.class_sets ?? []).reduce((sum, set) => sum + freeSeats(set), 0);
  if (count === 0) return null;
  return (
    <div className="school-notice" role="status">
      <p>{t('students.freeSeats', { count })}</p>
      <LocaleLink to="organization/class-sets">{t('students.giveSeats')}</LocaleLink>
    </div>
  );
}
