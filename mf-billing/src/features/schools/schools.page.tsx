import { type Plan, PLANS } from '@burrow/billing';
import { Loading, usePage, LinkButton } from '@burrow/client';
import farm from '@burrow/content/pictures/functions-level1.png';
import { useDates, useTranslation } from '@burrow/i18n';
import { useInvoiceRequestsQuery } from '../../api/invoice-requests.api.ts';
import { AskGrownUp } from '../../plans/ask-grown-up.tsx';
import { AudienceLinks } from '../../plans/audience-links.tsx';
import { checkoutPath } from '../../plans/checkout-path.rules.ts';
import { CurrencyPicker } from '../../plans/currency-picker.tsx';
import { PlanCard } from '../../plans/plan-card.tsx';
import { useCurrency } from '../../plans/use-currency.ts';
import { useViewer, type Viewer } from '../../plans/use-viewer.ts';
import { InvoicePanel } from './invoice.panel.tsx';
import { OwnPlan } from './own-plan.tsx';
import './schools.css';

const SCHOOL = PLANS.filter(({ audience }) => audience === 'organization');

/** What a school gets, how it registers, and how it pays. */
export function SchoolsPage() {
  const { t } = useTranslation('schools');
  const viewer = useViewer();
  const { currency, choose } = useCurrency();
  usePage(t('title'));
  if (viewer === 'child' || viewer === 'school-student')
    return <AskGrownUp isSchoolStudent={viewer === 'school-student'} />;
  // Prices that come after their plans would move all of them.
  if (viewer === 'unknown' || currency === null) return <Loading />;
  return (
    <article className="billing">
      <header className="billing-head">
        <div className="billing-head__words">
          <h1>{t('title')}</h1>
          <p>{t('lead')}</p>
        </div>
        <div className="billing-head__choices">
          <CurrencyPicker currency={currency} onChoose={choose} />
          {viewer === 'visitor' && <AudienceLinks current="schools" />}
        </div>
      </header>
      <img className="schools-farm" src={farm} alt="" width={320} height={224} />
      <NextStep viewer={viewer} />
      {viewer === 'parent' && <OwnPlan />}
      <ul className="plans plans--two">
        {SCHOOL.map(plan => (
          <PlanCard key={plan.name} plan={plan} isBest={false} currency={currency}>
            {viewer === 'admin' && <PayByCard plan={plan} currency={currency} />}
          </PlanCard>
        ))}
      </ul>
      <ClassSets isAdmin={viewer === 'admin'} />
      {viewer === 'admin' && <InvoicePanel currency={currency} />}
    </article>
  );
}

/** A course for some students only, which a foundation may pay as well. */
function ClassSets({ isAdmin }: { readonly isAdmin: boolean }) {
  const { t } = useTranslation('schools');
  return (
    <div className="billing-step">
      <p>{t('sets.text')}</p>
      <div className="buttons">
        <LinkButton to="checkout/gift">{t('sets.buy')}</LinkButton>
        {isAdmin && <LinkButton to="purchase/redeem">{t('sets.redeem')}</LinkButton>}
      </div>
    </div>
  );
}

/** Nothing is sold by card that is paid by invoice already. */
function PayByCard({ plan, currency }: { readonly plan: Plan; readonly currency: string }) {
  const { t } = useTranslation('schools');
  const { day } = useDates();
  const { data } = useInvoiceRequestsQuery();
  if (data?.plan?.plan_name === plan.name)
    return <p className="billing-free">{t('card.has', { date: day(data.plan.open_until) })}</p>;
  return (
    <LinkButton to={checkoutPath({ plan: plan.name, currency, next: null })}>
      {t(`card.${plan.name}`)}
    </LinkButton>
  );
}

/** What somebody who is no administrator does first. */
function NextStep({ viewer }: { readonly viewer: Viewer }) {
  const { t } = useTranslation('schools');
  if (viewer === 'admin') return <p className="billing-free">{t('step.admin')}</p>;
  if (viewer === 'teacher') return <p className="billing-free">{t('step.teacher')}</p>;
  if (viewer === 'visitor') return <Registering />;
  return (
    <div className="billing-step">
      <p>{t('step.parent')}</p>
      <LinkButton to="organization/join" main>
        {t('register.parent')}
      </LinkButton>
    </div>
  );
}

const STEPS = ['account', 'school', 'class'] as const;

/** Leads to an account for a school, and says what follows. */
function Registering() {
  const { t } = useTranslation('schools');
  return (
    <div className="billing-step">
      <ol className="schools-steps">
        {STEPS.map(step => (
          <li key={step}>{t(`step.first.${step}`)}</li>
        ))}
      </ol>
      <LinkButton to="signup?next=%2Forganization%2Fdetails" main>
        {t('register.visitor')}
      </LinkButton>
    </div>
  );
}
