import { Portrait } from '@burrow/ui';
import type { Student } from '@burrow/contracts';
import { localePath, useTranslation } from '@burrow/i18n';
import { QrCode } from '@burrow/ui/qr-code';

interface LoginCardProps {
  readonly student: Student;
  readonly secret: string;
}

/** The card to print. The secret follows the URL's `#`, so that no server sees it on the way. */
export function LoginCard({ student, secret }: LoginCardProps) {
  const { t, i18n } = useTranslation('profile');
  const address = `${location.origin}${localePath(i18n.language, 'login')}#card=${secret}`;
  return (
    <section className="login-card" aria-label={t('loginCard.of', { name: student.username })}>
      <QrCode content={address} label={t('loginCard.qr')} />
      <div className="login-card__words">
        <p className="login-card__brand">Burrow</p>
        <Portrait character={student.character} size={72} />
        <p className="login-card__name" dir="auto">
          {student.username}
        </p>
        <p className="login-card__hint">{t('loginCard.scan')}</p>
        <p className="login-card__hint">{t('loginCard.keep')}</p>
      </div>
    </section>
  );
}
