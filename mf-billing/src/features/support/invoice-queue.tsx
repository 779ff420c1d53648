import { decimalsOf } from '@burrow/billing';
import { askConfirm, LoadSkeleton, snackbarShown, useAppDispatch } from '@burrow/client';
import type { FollowInvoiceRequest, InvoiceRequests } from '@burrow/contracts';
import { Failure } from '@burrow/forms';
import { useDates, useTranslation } from '@burrow/i18n';
import { useWords } from '../../plans/use-words.ts';
import { Decision } from './decision.tsx';
import { IssuedInvoice } from './issued-invoice.tsx';
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

type Step = FollowInvoiceRequest['state'];

/** Asks before a plan opens or closes. */
function useIsMeant({ state, plan_name }: Request): (step: Step) => Promise<boolean> {
  const { t } = useTranslation('support');
  const { planName } = useWords();
  const isBack = state === 'paid';
  return async step => {
    if (step !== 'paid' && !isBack) return true;
    const about = isBack ? 'withdrawn' : 'paid';
    return askConfirm({
      title: t(`invoices.confirm.${about}.title`),
      text: t(`invoices.confirm.${about}.text`, { plan: planName(plan_name) }),
      ok: t(`invoices.confirm.${about}.ok`),
      destructive: isBack,
    });
  };
}

function Asked({ request }: { readonly request: Request }) {
  const { t } = useTranslation('support');
  const dispatch = useAppDispatch();
  const isMeant = useIsMeant(request);
  const [follow] = useFollowInvoiceRequestMutation();
  const { id, billed_to, currency, state } = request;
  const asksTax = (step: Step): boolean => state === 'requested' && step === 'offered';
  const amount = { label: t('invoices.tax', { currency }), decimals: decimalsOf(currency) };
  const steps = stepsOf(state).map(step => ({
    step,
    words: t(`invoices.${state === 'paid' ? 'withdrawn' : step}`),
    ...(asksTax(step) && { amount }),
  }));
  const send = async (step: Step, reason: string, tax: number): Promise<void> => {
    if (!(await isMeant(step))) return;
    await follow({ id, state: step, reason, ...(asksTax(step) && { tax }) }).unwrap();
    dispatch(snackbarShown(t('invoices.done'), 'success'));
  };
  return (
    <li className="bought__line support__line">
      <AskedWords request={request} />
      <Decision key={state} about={billed_to} steps={steps} onDecide={send} />
    </li>
  );
}

function AskedWords({ request }: { readonly request: Request }) {
  const { t } = useTranslation('schools');
  const { day } = useDates();
  const { planName } = useWords();
  const { id, plan_name, students, billed_to, vat_id, purchase_order, state, requested_at, invoice } =
    request;
  return (
    <div className="bought__words">
      <strong>{planName(plan_name)}</strong>
      <span>
        {t('requests.students', { count: students })} · {day(requested_at)} · {t(`requests.states.${state}`)}
      </span>
      {purchase_order && <span>{t('requests.order', { order: purchase_order })}</span>}
      {invoice && <IssuedInvoice id={id} invoice={invoice} />}
      <address className="support__address" dir="auto">
        {billed_to}
        {vat_id && `\n${vat_id}`}
      </address>
    </div>
  );
}
