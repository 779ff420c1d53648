import { LoadSkeleton, snackbarShown, useAppDispatch } from '@burrow/client';
import type { RefundRequests } from '@burrow/contracts';
import { Failure } from '@burrow/forms';
import { useDates, useTranslation } from '@burrow/i18n';
import { Decision } from './decision.tsx';
import { PurchaseLine } from './purchase-line.tsx';
import { PayerWords } from './payer-words.tsx';
import { useWords } from '../../plans/use-words.ts';
import { useDecideRefundMutation, useRefundRequestsQuery } from './support.api.ts';

const STEPS = ['approve', 'reject'] as const;

type Request = RefundRequests['requests'][number];

/** Requests for refunds that wait, the oldest first. */
export function RefundQueue() {
  const { t } = useTranslation('support');
  const { data, error, refetch } = useRefundRequestsQuery();
  if (error && !data) return <Failure title={t('notLoaded')} error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadSkeleton lines={3} />;
  if (data.requests.length === 0) return <p>{t('refunds.none')}</p>;
  return (
    <ul className="bought" aria-label={t('refunds.title')}>
      {data.requests.map(request => (
        <WaitingRefund key={request.id} request={request} />
      ))}
    </ul>
  );
}

interface WaitingRefundProps {
  readonly request: Request;
  /** Whether who asks is said: not on their own page. */
  readonly isNamed?: boolean;
}

/** A request that staff decide about, with a reason; one that is approved waits for the provider. */
export function WaitingRefund({ request, isNamed = true }: WaitingRefundProps) {
  const { t } = useTranslation('support');
  const { day } = useDates();
  const { money } = useWords();
  const dispatch = useAppDispatch();
  const [decide] = useDecideRefundMutation();
  const { id, purchase, reason, requested_at, rule, returns, payer, state } = request;
  const send = async (decision: (typeof STEPS)[number], why: string): Promise<void> => {
    await decide({ id, decision, reason: why }).unwrap();
    dispatch(snackbarShown(t(`refunds.done.${decision}`), 'success'));
  };
  return (
    <li className="bought__line support__line">
      <PurchaseLine purchase={purchase}>
        {isNamed && <PayerWords payer={payer} find={purchase.id} />}
        <span>{t('refunds.asked', { date: day(requested_at) })}</span>
        <span>{t(`rules.${rule}`)}</span>
        <strong>{t('refunds.returns', { amount: money(returns) })}</strong>
        {reason !== '' && (
          <q className="support__quote" dir="auto">
            {reason}
          </q>
        )}
      </PurchaseLine>
      {state === 'requested' && (
        <Decision
          about={purchase.id}
          steps={STEPS.map(step => ({ step, words: t(`refunds.${step}`) }))}
          onDecide={send}
        />
      )}
    </li>
  );
}
