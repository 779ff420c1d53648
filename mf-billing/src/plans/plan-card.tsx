import { monthsOf, type Plan, priceIn } from '@burrow/billing';
import { useTranslation } from '@burrow/i18n';
import { Icon } from '@burrow/ui';
import { type ReactNode, useId } from 'react';
import { savingOf } from './offer.rules.ts';
import { useMoney } from './use-money.ts';

interface PlanCardProps {
  readonly plan: Plan;
  readonly isBest: boolean;
  readonly currency: string;
  /** What can be done with it. */
  readonly children?: ReactNode;
}

/** A plan: what it is, what it costs, what it includes. */
export function PlanCard({ plan, isBest, currency, children }: PlanCardProps) {
  const { t } = useTranslation('billing');
  const id = useId();
  return (
    <li className={isBest ? 'plan plan--best' : 'plan'} aria-labelledby={id}>
      {isBest && <p className="plan__best">{t('best')}</p>}
      <span className={`plan__picture plan__picture--${plan.name}`} />
      <h2 id={id} className="plan__name">
        {t(`plans.${plan.name}`)}
      </h2>
      <p className="plan__about">{t(`about.${plan.name}`)}</p>
      <PlanPrice plan={plan} currency={currency} />
      {children && <div className="plan__action">{children}</div>}
      <PlanIncludes plan={plan} />
    </li>
  );
}

function PlanPrice({ plan, currency }: { readonly plan: Plan; readonly currency: string }) {
  const { t } = useTranslation('billing');
  const money = useMoney();
  const price = priceIn(plan, currency);
  const saving = savingOf(plan, currency);
  const perMonth = { ...price, amount: Math.round(price.amount / Math.max(1, monthsOf(plan))) };
  return (
    <div className="plan__prices">
      <p className="plan__price">
        <strong>{money(price, { isShort: true })}</strong> {t(`every.${plan.billing}`)}
      </p>
      {saving && (
        <p className="plan__saving">
          {t('saving', {
            month: money(perMonth, { isShort: true }),
            saving: money(saving, { isShort: true }),
          })}
        </p>
      )}
    </div>
  );
}

/** What a plan includes, as a list. */
export function PlanIncludes({ plan }: { readonly plan: Plan }) {
  const { t } = useTranslation('billing');
  const seats = plan.seats === null ? t('seats.any') : t('seats.some', { count: plan.seats });
  const lines = [
    seats,
    ...plan.includes.map(key => t(`includes.${key}`)),
    ...(monthsOf(plan) > 0 ? [t('cancelAnyTime')] : []),
  ];
  return (
    <ul className="plan__includes">
      {lines.map(line => (
        <li key={line}>
          <Icon name="check" size={16} />
          {line}
        </li>
      ))}
    </ul>
  );
}
