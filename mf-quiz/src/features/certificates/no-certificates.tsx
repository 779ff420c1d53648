import { LinkButton, useSession } from '@burrow/client';
import { useTranslation } from '@burrow/i18n';
import { Portrait } from '@burrow/ui';

/** What it takes to have a certificate; a visitor needs an account first. */
export function NoCertificates() {
  const { t } = useTranslation('certificates');
  const { isAnonymous } = useSession();
  const words = isAnonymous ? 'visitor' : 'empty';
  return (
    <section className="no-certificates">
      <Portrait character="Rabbit" size={96} framed />
      <h2>{t(`${words}.title`)}</h2>
      <p>{t(`${words}.text`)}</p>
      <div className="no-certificates__actions">
        <LinkButton to="" main={!isAnonymous}>
          {t('play')}
        </LinkButton>
        {isAnonymous && (
          <LinkButton to="signup" main>
            {t('visitor.signUp')}
          </LinkButton>
        )}
      </div>
    </section>
  );
}
