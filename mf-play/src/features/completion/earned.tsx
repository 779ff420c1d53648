import { LocaleLink, useOwnsPrefix, useSession } from '@burrow/client';
import type { Earned as EarnedThings } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { Icon } from '@burrow/ui';

interface EarnedProps {
  readonly earned: EarnedThings;
  /** The page leads somewhere else. */
  readonly onLeave: () => void;
}

/** What a completion has just earned: new badges and certificates, each with the way to its page. */
export function Earned({ earned: { badges, certificates }, onLeave }: EarnedProps) {
  const { t } = useTranslation('play-dialogs');
  const owns = useOwnsPrefix();
  const student = useSession().user?.student_id ?? null;
  if (badges.length + certificates.length === 0) return null;
  return (
    <ul className="earned" aria-label={t('complete.earned.label')}>
      {badges.length > 0 && (
        <li>
          <Icon name="star" size={26} />
          <span>{t('complete.earned.badges', { count: badges.length })}</span>
          {student !== null && owns('badges') && (
            <LocaleLink className="link-button" to={`badges/${student}`} onClick={onLeave}>
              {t('complete.earned.seeBadges')}
            </LocaleLink>
          )}
        </li>
      )}
      {certificates.map(({ id, kind }) => (
        <li key={id}>
          <Icon name="star" size={26} />
          <span>{t(`complete.earned.certificate.${kind}`)}</span>
          {owns('certificate') && (
            <LocaleLink className="link-button" to={`certificate/${id}`} onClick={onLeave}>
              {t('complete.earned.seeCertificate')}
            </LocaleLink>
          )}
        </li>
      ))}
    </ul>
  );
}
