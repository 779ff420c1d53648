import { LoadSkeleton, PageHead } from '@burrow/client';
import { useParams } from '@burrow/client/router';
import type { Purchase, Refund } from '@burrow/contracts';
import { Failure } from '@burrow/forms';
import { useDates, useTranslation } from '@burrow/i18n';
import { Note, Panel } from '@burrow/ui';
import { useState } from 'react';
import { useRefundEligibilityQuery } from '../../api/own-billing.api.ts';
import { RefundForm } from './refund-form.tsx';
import { mayAskForRefund } from './states.rules.ts';
import { useWords } from '../../plans/use-words.ts';
import { WithPurchase } from './with-purchase.tsx';

/** Whether a purchase may be withdrawn from, for which nobody has to ask. */
function useIsWithdrawal(asked: Refund | null): boolean {
  const { purchaseId = '' } = useParams();
  const { data } = useRefundEligibilityQuery(purchaseId);
  // A withdrawal is approved at once, and then the rule is that it was made.
  return asked ? asked.state === 'approved' : data?.is_eligible === true && data.rule === 'withdrawal';
}

/** Asks for a refund: whether the rules allow it, in words, then the form. */
export function RefundPage() {
  const { t } = useTranslation('own-billing');
  const above = { to: 'profile/billing', text: t('title') };
  const [asked, setAsked] = useState<Refund | null>(null);
  const isWithdrawal = useIsWithdrawal(asked);
  return (
    <>
      <PageHead title={t(isWithdrawal ? 'refund.mayWithdraw' : 'refund.title')} above={above} />
      {asked ? (
        <Asked refund={asked} />
      ) : (
        <WithPurchase>{purchase => <Eligibility purchase={purchase} onAsked={setAsked} />}</WithPurchase>
      )}
    </>
  );
}

function Asked({ refund: { state, review_days, payout_days, returns } }: { readonly refund: Refund }) {
  const { t } = useTranslation('own-billing');
  const [from, to] = payout_days;
  const { money } = useWords();
  return (
    <Note kind="success" live>
      {state === 'approved' ? (
        <p>{t('refund.approved', { from, count: to })}</p>
      ) : (
        <>
          <p>{t('refund.asked', { count: review_days })}</p>
          <p>{t('refund.payout', { from, count: to })}</p>
        </>
      )}
      <p>{t('refund.returns', { amount: money(returns) })}</p>
    </Note>
  );
}

interface EligibilityProps {
  readonly purchase: Purchase;
  readonly onAsked: (refund: Refund) => void;
}

function Eligibility({ purchase, onAsked }: EligibilityProps) {
  const { t } = useTranslation('own-billing');
  const { day } = useDates();
  const { money, planName } = useWords();
  const { data, error, refetch } = useRefundEligibilityQuery(purchase.id);
  if (error && !data) return <Failure title={t('notLoaded')} error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadSkeleton lines={4} />;
  const isOpen = data.is_eligible && mayAskForRefund(purchase);
  return (
    <Panel
      title={
        isOpen && data.rule === 'withdrawal'
          ? planName(purchase.plan_name)
          : t(isOpen ? 'refund.may' : 'refund.mayNot')
      }
      text={t(`rule.${data.rule}`, { date: data.until ? day(data.until) : '' })}
    >
      {isOpen && <p>{t('refund.returns', { amount: money(data.returns) })}</p>}
      {isOpen && (
        <RefundForm purchase={purchase} isWithdrawal={data.rule === 'withdrawal'} onAsked={onAsked} />
      )}
    </Panel>
  );
}
