import { LoadSkeleton, snackbarShown, useAppDispatch } from '@burrow/client';
import type { HeldPayments as Held } from '@burrow/contracts';
import { Failure } from '@burrow/forms';
import { useDates, useTranslation } from '@burrow/i18n';
import { useWords } from '../../plans/use-words.ts';
import { Decision } from './decision.tsx';
import { PayerWords } from './payer-words.tsx';
import { useDecideHeldPaymentMutation, useHeldPaymentsQuery } from './support.api.ts';

type Payment = Held['payments'][number];
type Step = 'accept' | 'give-back';

/** Payments that arrived and are not what was ordered, the oldest first. */
export function HeldPayments() {
  const { t } = useTranslation('support');
  const { data, error, refetch } = useHeldPaymentsQuery();
  if (error && !data) return <Failure title={t('notLoaded')} error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadSkeleton lines={2} />;
  if (data.payments.length === 0) return <p>{t('held.none')}</p>;
  return (
    <ul className="bought" aria-label={t('held.title')}>
      {data.payments.map(payment => (
        <HeldPayment key={payment.transaction_id} payment={payment} />
      ))}
    </ul>
  );
}

interface HeldPaymentProps {
  readonly payment: Payment;
  /** Whether who ordered is said: not on their own page. */
  readonly isNamed?: boolean;
}

/** A payment that staff accept or give back, with a reason. */
export function HeldPayment({ payment, isNamed = true }: HeldPaymentProps) {
  const { t } = useTranslation('support');
  const dispatch = useAppDispatch();
  const [decide] = useDecideHeldPaymentMutation();
  const { transaction_id: id, can_accept } = payment;
  const send = async (decision: Step, reason: string): Promise<void> => {
    await decide({ id, decision, reason }).unwrap();
    dispatch(snackbarShown(t(`held.done.${decision}`), 'success'));
  };
  const giveBack = { step: 'give-back' as const, words: t('held.giveBack') };
  const steps = can_accept ? [{ step: 'accept' as const, words: t('held.accept') }, giveBack] : [giveBack];
  return (
    <li className="bought__line support__line">
      <PaymentWords payment={payment} isNamed={isNamed} />
      <Decision<Step> about={id} steps={steps} onDecide={send} />
    </li>
  );
}

function PaymentWords({ payment, isNamed }: Required<HeldPaymentProps>) {
  const { t } = useTranslation('support');
  const { day } = useDates();
  const { money, planName } = useWords();
  const { transaction_id, payer, email, plan_name, ordered_plan_name, ordered, why, paid_at } = payment;
  return (
    <div className="bought__words">
      <strong>
        {plan_name === null ? <bdi>{transaction_id}</bdi> : planName(plan_name)} ·{' '}
        {t('held.paid', { amount: money(payment.money), date: day(paid_at) })}
      </strong>
      {isNamed && <PayerWords payer={payer} find={transaction_id} />}
      <span>{email === null ? t('held.nobody') : t('held.payer', { email })}</span>
      <span>{t('held.ordered', { plan: planName(ordered_plan_name), amount: money(ordered) })}</span>
      <span>{t(`held.why.${why}`)}</span>
      <bdi>{transaction_id}</bdi>
    </div>
  );
}
