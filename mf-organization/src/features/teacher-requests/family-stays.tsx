import { useTranslation } from '@burrow/i18n';
import { useOwnTeacherRequestQuery } from '../../api/school-adults.api.ts';

/** Tells whoever comes to a school, and looks after children, that they stay theirs; nothing for everybody else. */
export function FamilyStays() {
  const { t } = useTranslation('joining-school');
  const { data } = useOwnTeacherRequestQuery();
  return data?.has_students ? <p>{t('family.stays')}</p> : null;
}
