import { Loading, LocaleLink, modalOpened, useAppDispatch, usePage } from '@burrow/client';
import { Navigate } from '@burrow/client/router';
import { localePath, useTranslation } from '@burrow/i18n';
import { PLANS, priceIn } from '@burrow/billing';
import { useCheckoutPreviewQuery } from '../../api/checkout.api.ts';
import { AskGrownUp } from '../../plans/ask-grown-up.tsx';
import { AudienceLinks } from '../../plans/audience-links.tsx';
import { CurrencyPicker } from '../../plans/currency-picker.tsx';
import { bestValue, taxNote } from '../../plans/offer.rules.ts';
import { PlanCard } from '../../plans/plan-card.tsx';
import { useCurrency } from '../../plans/use-currency.ts';
import { useViewer } from '../../plans/use-viewer.ts';
import { BuyLink } from './buy-link.tsx';
import { Promises } from './promises.tsx';

const FAMILY = PLANS.filter(({ audience }) => audience === 'family');

/** What families can buy. Schools have a page of their own, and children see no price. */
export function PurchasePage() {
  const { t, i18n } = useTranslation('purchase');
  const viewer = useViewer();
  const { currency, choose } = useCurrency();
  usePage(t('title'));
  if (viewer === 'admin' || viewer === 'teacher')
    return <Navigate to={localePath(i18n.language, 'schools')} replace />;
  if (viewer === 'child' || viewer === 'school-student')
    return <AskGrownUp isSchoolStudent={viewer === 'school-student'} />;
  // Prices that come after their plans would move all of them.
  if (viewer === 'unknown' || currency === null) return <Loading />;
  return <FamilyPlans isVisitor={viewer === 'visitor'} currency={currency} onChoose={choose} />;
}

interface FamilyPlansProps {
  readonly isVisitor: boolean;
  readonly currency: string;
  readonly onChoose: (currency: string) => void;
}

function FamilyPlans({ isVisitor, currency, onChoose }: FamilyPlansProps) {
  const { t } = useTranslation('purchase');
  const best = bestValue(FAMILY, currency);
  return (
    <article className="billing">
      <header className="billing-head">
        <div className="billing-head__words">
          <h1>{t('title')}</h1>
          <p>
            {t('lead')} <TaxWords currency={currency} />
          </p>
        </div>
        <div className="billing-head__choices">
          <CurrencyPicker currency={currency} onChoose={onChoose} />
          {isVisitor && <AudienceLinks current="purchase" />}
        </div>
      </header>
      <p className="billing-free">{t('free')}</p>
      <ul className="plans">
        {FAMILY.map(plan => (
          <PlanCard key={plan.name} plan={plan} isBest={plan === best} currency={currency}>
            <BuyLink plan={plan} currency={currency} isMain={plan === best} isVisitor={isVisitor} />
          </PlanCard>
        ))}
      </ul>
      <Promises />
      <Footnotes isVisitor={isVisitor} />
    </article>
  );
}

function TaxWords({ currency }: { readonly currency: string }) {
  const { t } = useTranslation('billing');
  const [plan] = FAMILY;
  const { currentData } = useCheckoutPreviewQuery({ plan_name: plan?.name ?? '', currency }, { skip: !plan });
  return plan ? t(`tax.${taxNote(priceIn(plan, currency), currentData)}`) : null;
}

function Footnotes({ isVisitor }: { readonly isVisitor: boolean }) {
  const { t } = useTranslation('purchase');
  const dispatch = useAppDispatch();
  return (
    <p className="billing-footnotes">
      <span>{t('paidBy')}</span>
      <button
        type="button"
        className="text-button"
        onClick={() => dispatch(modalOpened({ name: 'whats-included', props: {} }))}
      >
        {t('included')}
      </button>
      <LocaleLink to="refund-policy">{t('refunds')}</LocaleLink>
      <LocaleLink to="checkout/gift">{t('gift')}</LocaleLink>
      <LocaleLink to="purchase/redeem">{t('redeem')}</LocaleLink>
      <LocaleLink to="purchase/cancel">{t('cancel')}</LocaleLink>
      {isVisitor && <LocaleLink to="schools">{t('school')}</LocaleLink>}
    </p>
  );
}
