import type { Purchase } from '@burrow/contracts';
import { useDates, useTranslation } from '@burrow/i18n';
import type { ReactNode } from 'react';
import { useWords } from '../../plans/use-words.ts';

interface PurchaseLineProps {
  readonly purchase: Purchase;
  readonly children?: ReactNode;
}

/** What a purchase is, as support reads it: its number, what came in and what went back. */
export function PurchaseLine({ purchase, children }: PurchaseLineProps) {
  const { t } = useTranslation('support');
  const { day } = useDates();
  const { planName, money } = useWords();
  const { id, plan_name, paid, paid_at, returned, state, refund } = purchase;
  return (
    <div className="bought__words">
      <strong>{planName(plan_name)}</strong>
      <span>
        <bdi>{id}</bdi>
        {' · '}
        <bdi>{money(paid)}</bdi>
        {paid_at && ` · ${day(paid_at)}`}
      </span>
      {refund?.state !== 'approved' && <span>{t(`states.${state}`)}</span>}
      {refund && <span>{t(`refundStates.${refund.state}`)}</span>}
      {returned.amount > 0 && <span>{t('returned', { amount: money(returned) })}</span>}
      {children}
    </div>
  );
}
