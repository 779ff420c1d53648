import { latePart, LocaleLink } from '@burrow/client';
import type { Earned } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { Icon } from '@burrow/ui';
import { loadBadgeNames } from '../../locales/texts.ts';

interface EarnedListProps {
  readonly earned: Earned;
}

/** What passing has just earned: badges by name, certificates with the way to them. */
export function EarnedList({ earned: { badges, certificates } }: EarnedListProps) {
  const { t } = useTranslation('quiz');
  if (badges.length + certificates.length === 0) return null;
  return (
    <ul className="quiz-earned" aria-label={t('earned.label')}>
      {badges.map(({ id }) => (
        <li key={id}>
          <Icon name="star" size={24} />
          <BadgeName id={id} />
        </li>
      ))}
      {certificates.map(({ id, kind }) => (
        <li key={id}>
          <Icon name="work" size={24} />
          <LocaleLink to={`certificate/${id}`}>{t(`earned.certificate.${kind}`)}</LocaleLink>
        </li>
      ))}
    </ul>
  );
}

interface BadgeNameProps {
  readonly id: Earned['badges'][number]['id'];
}

const BadgeName = latePart<BadgeNameProps>(async () => {
  await loadBadgeNames();
  return function LoadedName({ id }: BadgeNameProps) {
    const { t } = useTranslation(['quiz', 'badge-names']);
    return <LocaleLink to="badges/me">{t('quiz:earned.badge', { name: t(`badge-names:${id}`) })}</LocaleLink>;
  };
});
