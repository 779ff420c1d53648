import { LocaleLink } from '@burrow/client';
import { AGREEMENT_VERSION } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { useOrganizationQuery } from '../../api/organization.api.ts';

/** Asks the administrators of a school that has not accepted the agreement in force. */
export function AgreementBanner() {
  const { t } = useTranslation('organization');
  const { data } = useOrganizationQuery();
  if (!data?.details || data.details.agreement_version === AGREEMENT_VERSION) return null;
  return (
    <p className="school-notice" role="status">
      {t('agreement.needed')} <LocaleLink to="organization/agreement">{t('agreement.open')}</LocaleLink>
    </p>
  );
}
