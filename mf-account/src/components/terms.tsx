import { LocaleLink } from '@burrow/client';
import { useTranslation } from '@burrow/i18n';

/** What somebody agrees to when creating an account. The links do not leave the form. */
export function Terms() {
  const { t } = useTranslation('account');
  return (
    <p className="form-field__hint">
      {t('signUp.terms.agree')}{' '}
      <LocaleLink to="tos" target="_blank">
        {t('signUp.terms.tos')}
      </LocaleLink>
      . {t('signUp.terms.kept')}{' '}
      <LocaleLink to="privacy" target="_blank">
        {t('signUp.terms.privacy')}
      </LocaleLink>
      .
    </p>
  );
}
