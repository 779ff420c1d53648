import { LinkButton, useSession } from '@burrow/client';
import { useTranslation } from '@burrow/i18n';
import farm from '../../styles/farm.png';

/** The farm beside an adult's details, and where they are likely to go on. */
export function NextStep() {
  const { t } = useTranslation('profile');
  const { isParent, isTeacher, isAdmin } = useSession();
  const step = isParent ? 'students' : isTeacher || isAdmin ? 'school' : 'farm';
  const to = { students: 'profile/students', school: 'organization', farm: '' }[step];
  return (
    <aside className="next-step" aria-label={t('details.next.title')}>
      <img src={farm} alt="" width={312} height={288} loading="lazy" />
      <LinkButton to={to}>{t(`details.next.${step}`)}</LinkButton>
    </aside>
  );
}
