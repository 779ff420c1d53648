import type { Plan } from '@burrow/billing';
import type { CheckoutPreview } from '@burrow/contracts';
import { useDates, useTranslation } from '@burrow/i18n';
import { useMoney } from '../../plans/use-money.ts';
import { useTax } from '../../plans/use-tax.ts';

interface OrderTotalProps {
  readonly plan: Plan;
  readonly preview: CheckoutPreview;
}

/** What is paid now with tax, and what is charged next. */
export function OrderTotal({ plan, preview }: OrderTotalProps) {
  const { t } = useTranslation('checkout');
  const money = useMoney();
  const taxOf = useTax();
  const { day } = useDates();
  const { subtotal, total, next_charge } = preview;
  return (
    <div className="order-total">
      <dl>
        <dt>{t('price')}</dt>
        <dd>{money(subtotal)}</dd>
        <dt>{t('tax')}</dt>
        <dd>{taxOf(preview)}</dd>
        <dt className="order-total__sum">{t('total')}</dt>
        <dd className="order-total__sum">{money(total)}</dd>
      </dl>
      <p>
        {next_charge
          ? t(`next.${plan.billing}`, { money: money(next_charge.money), day: day(next_charge.at) })
          : t('next.once')}
      </p>
    </div>
  );
}
