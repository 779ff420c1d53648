import { LocaleLink } from '@burrow/client';
import { useTranslation } from '@burrow/i18n';
import { useListedStudentsQuery } from '../../api/students.api.ts';

/** Tells those who teach that nobody has said which part of a name is the last name. */
export function WholeNamesNotice() {
  const { t } = useTranslation('students');
  const { data } = useListedStudentsQuery({ names: 'whole', per_page: 1 });
  const count = data?.total ?? 0;
  if (count === 0) return null;
  return (
    <div className="school-notice" role="status">
      <p>{t('names.whole', { count })}</p>
      <LocaleLink to="organization/students/names">{t('names.look')}</LocaleLink>
    </div>
  );
}
