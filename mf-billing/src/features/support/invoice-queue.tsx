import { askConfirm, LoadSkeleton, snackbarShown, useAppDispatch } from '@burrow/client';
import type { FollowInvoiceRequest, InvoiceRequests } from '@burrow/contracts';
import { Failure } from '@burrow/forms';
import { useDates, useTranslation } from '@burrow/i18n';
import { useWords } from '../../plans/use-words.ts';
import { Decision } from './decision.tsx';
import { stepsOf } from './invoice-steps.rules.ts';
import { useAllInvoiceRequestsQuery, useFollowInvoiceRequestMutation } from './support.api.ts';

type Request = InvoiceRequests['requests'][number];

/** What schools asked for, the newest first, and how each request stands. */
export function InvoiceQueue() {
  const { t } = useTranslation('support');
  const { data, error, refetch } = useAllInvoiceRequestsQuery();
  if (error && !data) return <Failure title={t('notLoaded')} error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadSkeleton lines={3} />;
  if (data.requests.length === 0) return <p>{t('invoices.none')}</p>;
  return (
    <ul className="bought" aria-label={t('invoices.title')}>
      {data.requests.map(request => (
        <Asked key={request.id} request={request} />
      ))}
    </ul>
  );
}

function Asked({ request }: { readonly request: Request }) {
  const { t } = useTranslation(['support', 'schools']);
  const { day } = useDates();
  const { planName } = useWords();
  const dispatch = useAppDispatch();
  const [follow] = useFollowInvoiceRequestMutation();
  const { id, plan_name, students, billed_to, purchase_order, state, requested_at } = request;
  const isMeant = async (step: FollowInvoiceRequest['state']): Promise<boolean> => {
    const isBack = state === 'paid';
    if (step !== 'paid' && !isBack) return true;
    const about = isBack ? 'withdrawn' : 'paid';
    return askConfirm({
      title: t(`support:invoices.confirm.${about}.title`),
      text: t(`support:invoices.confirm.${about}.text`, { plan: planName(plan_name) }),
      ok: t(`support:invoices.confirm.${about}.ok`),
      destructive: isBack,
    });
  };
  const wordsOf = (step: FollowInvoiceRequest['state']): string =>
    t(`support:invoices.${state === 'paid' ? 'withdrawn' : step}`);
  const send = async (step: FollowInvoiceRequest['state'], reason: string): Promise<void> => {
    if (!(await isMeant(step))) return;
    await follow({ id, state: step, reason }).unwrap();
    dispatch(snackbarShown(t('support:invoices.done'), 'success'));
  };
  return (
    <li className="bought__line support__line">
      <div className="bought__words">
        <strong>{planName(plan_name)}</strong>
        <span>
          {t('schools:requests.students', { count: students })} · {day(requested_at)} ·{' '}
          {t(`schools:requests.states.${state}`)}
        </span>
        {purchase_order && <span>{t('schools:requests.order', { order: purchase_order })}</span>}
        <address className="support__address" dir="auto">
          {billed_to}
        </address>
      </div>
      <Decision
        key={state}
        about={billed_to}
        steps={stepsOf(state).map(step => ({ step, words: wordsOf(step) }))}
        onDecide={send}
      />
    </li>
  );
}
