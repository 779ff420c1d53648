import { CheckboxField } from '@burrow/forms';
import { localePath, useTranslation } from '@burrow/i18n';

/** The boxes with which an administrator accepts the agreement; it opens beside the form, which keeps what was typed. */
export function AgreementFields({ linked = false }: { readonly linked?: boolean }) {
  const { t, i18n } = useTranslation('organization');
  const link = (
    <a href={localePath(i18n.language, 'organization/agreement')} target="_blank" rel="noreferrer">
      {t('agreement.read')}
    </a>
  );
  return (
    <>
      <CheckboxField name="may_accept" label={t('agreement.mayAccept')} hint={linked && link} />
      <CheckboxField
        name="has_consent"
        label={t('agreement.hasConsent')}
        hint={t('agreement.hasConsentHint')}
      />
    </>
  );
}
