import { MERCHANT, type Plan, PLANS, priceIn, TERMS } from '@burrow/billing';
import { ForeignText, LocaleLink, usePage } from '@burrow/client';
import { legalLanguage, Trans, useTranslation } from '@burrow/i18n';
import { useCurrency } from '../../plans/use-currency.ts';
import { useMoney } from '../../plans/use-money.ts';
import { useViewer } from '../../plans/use-viewer.ts';

const FACTS = { ...TERMS, seller: MERCHANT.name, address: MERCHANT.address.join(', ') };
const SECTIONS = ['seller', 'prices', 'begin', 'renewal', 'cancelling', 'withdrawal'] as const;
const FIELDS = ['what', 'bought', 'name', 'day'] as const;

/** What holds when something is bought: the seller, the prices, how it renews and ends, and the form for a withdrawal. */
export function TermsOfPurchasePage() {
  const { t } = useTranslation('refund-policy');
  usePage(t('sale.title'));
  return (
    <article className="billing billing--narrow legal-words">
      <h1>{t('sale.title')}</h1>
      <ForeignText language={legalLanguage()}>
        <p>
          <Trans text={t('sale.lead')} parts={{ tos: name => <LocaleLink to="tos">{name}</LocaleLink> }} />
        </p>
        {SECTIONS.map(section => (
          <section key={section}>
            <h2>{t(`sale.${section}.title`)}</h2>
            <p>{t(`sale.${section}.text`, FACTS)}</p>
            {section === 'prices' && <Prices />}
            {section === 'withdrawal' && <WithdrawalForm />}
          </section>
        ))}
      </ForeignText>
      <p>
        <LocaleLink to="refund-policy">{t('title')}</LocaleLink>
      </p>
    </article>
  );
}

/** Children see no prices. */
function Prices() {
  const viewer = useViewer();
  const { currency } = useCurrency();
  if (currency === null || viewer === 'unknown' || viewer === 'child' || viewer === 'school-student')
    return null;
  return (
    <ul>
      {PLANS.map(plan => (
        <Price key={plan.name} plan={plan} currency={currency} />
      ))}
    </ul>
  );
}

function Price({ plan, currency }: { readonly plan: Plan; readonly currency: string }) {
  const { t } = useTranslation('billing');
  const money = useMoney();
  return (
    <li>
      <strong>{t(`plans.${plan.name}`)}</strong> <bdi>{money(priceIn(plan, currency))}</bdi>{' '}
      {t(`every.${plan.billing}`)}
    </li>
  );
}

/** To be copied or printed. */
function WithdrawalForm() {
  const { t } = useTranslation('refund-policy');
  return (
    <blockquote className="legal-words__form">
      <p>
        <strong>{t('sale.form.title')}</strong>
      </p>
      <p>{t('sale.form.to', FACTS)}</p>
      <p>{t('sale.form.text')}</p>
      <ul>
        {FIELDS.map(field => (
          <li key={field}>{t(`sale.form.${field}`)}</li>
        ))}
      </ul>
    </blockquote>
  );
}
