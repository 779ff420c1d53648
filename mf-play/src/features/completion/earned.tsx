import { LocaleLink, useOwnsPrefix } from '@burrow/client';
import type { Earned as EarnedThings } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { Icon } from '@burrow/ui';
import { lazy, Suspense } from 'react';

/** With all pictures; loaded when a badge was earned. */
const BadgePicture = lazy(async () => ({ default: (await import('./badge-picture.tsx')).BadgePicture }));

interface EarnedProps {
  readonly earned: EarnedThings;
  /** The page leads somewhere else. */
  readonly onLeave: () => void;
}

/** What a completion has just earned: new badges and certificates, each with the way to its page. */
export function Earned({ earned: { badges, certificates }, onLeave }: EarnedProps) {
  const { t } = useTranslation(['play-dialogs', 'badge-names']);
  const owns = useOwnsPrefix();
  if (badges.length + certificates.length === 0) return null;
  return (
    <ul className="earned" aria-label={t('complete.earned.label')}>
      {badges.map(({ id }, index) => (
        <li key={id}>
          <span className="earned__picture">
            <Suspense>
              <BadgePicture id={id} />
            </Suspense>
          </span>
          <span className="earned__name">{t('complete.earned.badge', { name: t(`badge-names:${id}`) })}</span>
          {index === 0 && owns('badges') && (
            <LocaleLink className="link-button" to="badges/me" onClick={onLeave}>
              {t('complete.earned.seeBadges')}
            </LocaleLink>
          )}
        </li>
      ))}
      {certificates.map(({ id, kind }) => (
        <li key={id}>
          <span className="earned__picture">
            <Icon name="star" size={32} />
          </span>
          <span className="earned__name">{t(`complete.earned.certificate.${kind}`)}</span>
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
