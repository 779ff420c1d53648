import type { Student } from '@burrow/contracts';
import { useDates, useTranslation } from '@burrow/i18n';

/** When a student last played. */
export function LastPlayed({ at }: { readonly at: NonNullable<Student['last_played']>['at'] | undefined }) {
  const { t } = useTranslation('profile');
  const { dayAndTime } = useDates();
  return (
    <span className="last-played">
      {at ? t('students.lastPlayed', { at: dayAndTime(at) }) : t('students.neverPlayed')}
    </span>
  );
}
