import { LocaleLink } from '@burrow/client';
import { Trans, useTranslation } from '@burrow/i18n';

/** What somebody accepts by buying, in words of `checkout`. */
export function TermsLine() {
  const { t } = useTranslation('checkout');
  return (
    <p className="order__terms">
      <Trans
        text={t('terms')}
        parts={{
          tos: name => <LocaleLink to="tos">{name}</LocaleLink>,
          refunds: name => <LocaleLink to="refund-policy">{name}</LocaleLink>,
        }}
      />{' '}
      · <LocaleLink to="purchase/terms">{t('termsOfPurchase')}</LocaleLink>
    </p>
  );
}
