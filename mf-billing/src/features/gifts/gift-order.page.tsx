import { usePage } from '@burrow/client';
import { useTranslation } from '@burrow/i18n';
import { AskGrownUp } from '../../plans/ask-grown-up.tsx';
import { CurrencyPicker } from '../../plans/currency-picker.tsx';
import { useCurrency } from '../../plans/use-currency.ts';
import { useTaxCountry } from '../../plans/use-tax-country.ts';
import { useViewer } from '../../plans/use-viewer.ts';
import { GiftForm } from './gift-form.tsx';

/** A course for somebody else: a gift for one child, or a class set. It needs an address, and no account. */
export function GiftOrderPage() {
  const { t } = useTranslation('gifts');
  const viewer = useViewer();
  const { currency, choose } = useCurrency();
  const taxCountry = useTaxCountry();
  usePage(t('title'));
  if (viewer === 'unknown' || currency === null || taxCountry === null) return null;
  if (viewer === 'child' || viewer === 'school-student')
    return <AskGrownUp isSchoolStudent={viewer === 'school-student'} />;
  return (
    <article className="billing billing--narrow">
      <header className="billing-head">
        <div className="billing-head__words">
          <h1>{t('title')}</h1>
          <p>{t('lead')}</p>
        </div>
        <CurrencyPicker currency={currency} onChoose={choose} />
      </header>
      <ol className="gift-steps">
        {(['pay', 'code', 'redeem'] as const).map(step => (
          <li key={step}>{t(`steps.${step}`)}</li>
        ))}
      </ol>
      <GiftForm currency={currency} taxCountry={taxCountry} />
    </article>
  );
}
