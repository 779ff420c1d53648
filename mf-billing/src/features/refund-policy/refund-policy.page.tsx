import { TERMS } from '@burrow/billing';
import { ForeignText, LinkButton, LocaleLink, usePage } from '@burrow/client';
import { legalLanguage, useDates, useTranslation } from '@burrow/i18n';
import { useViewer } from '../../plans/use-viewer.ts';

/** When the text was changed last, as the specification says. */
const UPDATED = '2025-01-27T12:00:00Z';

const [payoutFrom, payoutTo] = TERMS.payoutDays;
const FACTS = { ...TERMS, payoutFrom, payoutTo };
const SECTIONS = ['law', 'courses', 'subscriptions', 'schools', 'asking', 'times', 'after'] as const;

/** When money is paid back, how it is asked for, and what the law says above it. */
export function RefundPolicyPage() {
  const { t } = useTranslation('refund-policy');
  const { day } = useDates();
  const viewer = useViewer();
  const buys = viewer === 'parent' || viewer === 'admin';
  usePage(t('title'));
  return (
    <article className="billing billing--narrow legal-words">
      <h1>{t('title')}</h1>
      <p className="legal-words__updated">{t('updated', { day: day(UPDATED) })}</p>
      <ForeignText language={legalLanguage()}>
        {SECTIONS.map(section => (
          <section key={section}>
            <h2>{t(`${section}.title`)}</h2>
            <p>{t(`${section}.text`, FACTS)}</p>
          </section>
        ))}
      </ForeignText>
      {(buys || viewer === 'visitor') && (
        <p className="buttons">
          <LinkButton to={buys ? 'profile/billing' : 'login?next=%2Fprofile%2Fbilling'} main>
            {t('toBilling')}
          </LinkButton>
          <LinkButton to="purchase/cancel">{t('toCancel')}</LinkButton>
        </p>
      )}
      <p>
        <LocaleLink to="purchase/terms">{t('sale.title')}</LocaleLink>
      </p>
    </article>
  );
}
