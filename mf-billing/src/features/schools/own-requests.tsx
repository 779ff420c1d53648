import { addressOf, getInvoice } from '@burrow/contracts/calls';
import type { InvoiceRequests, SchoolInvoice } from '@burrow/contracts';
import { useDates, useTranslation } from '@burrow/i18n';
import { useInvoiceRequestsQuery } from '../../api/invoice-requests.api.ts';
import { leftToRight } from '../../plans/left-to-right.ts';
import { useWords } from '../../plans/use-words.ts';

/** What this school asked for, how it stands, and its invoices as PDF. */
export function OwnRequests() {
  const { t } = useTranslation('schools');
  const { data, isError } = useInvoiceRequestsQuery();
  if (isError) return <p role="alert">{t('requests.notRead')}</p>;
  if (!data || data.requests.length === 0) return null;
  return (
    <>
      <h3>{t('requests.title')}</h3>
      <ul className="billing-requests">
        {data.requests.map(request => (
          <OwnRequest key={request.id} request={request} />
        ))}
      </ul>
    </>
  );
}

function OwnRequest({ request }: { readonly request: InvoiceRequests['requests'][number] }) {
  const { t } = useTranslation('schools');
  const { day } = useDates();
  const { planName } = useWords();
  const { id, plan_name, students, state, requested_at, purchase_order, invoice } = request;
  return (
    <li>
      <strong>{planName(plan_name)}</strong>
      <span>{t('requests.students', { count: students })}</span>
      {purchase_order && <span>{t('requests.order', { order: purchase_order })}</span>}
      <span>{day(requested_at)}</span>
      <span className="billing-requests__state">
        {t(invoice?.is_overdue ? 'requests.states.overdue' : `requests.states.${state}`)}
      </span>
      {invoice && <Invoice id={id} invoice={invoice} />}
    </li>
  );
}

function Invoice({ id, invoice }: { readonly id: string; readonly invoice: SchoolInvoice }) {
  const { t, i18n } = useTranslation('schools');
  const { day } = useDates();
  const { money } = useWords();
  const { number, total, due_at, paid_at } = invoice;
  const params = { number: leftToRight(number), total: money(total), date: day(paid_at ?? due_at) };
  return (
    <span className="billing-requests__invoice">
      {t(paid_at === null ? 'requests.toPay' : 'requests.paid', params)}
      <a href={addressOf(getInvoice({ request_id: id, language: i18n.language }))} download>
        {t('requests.pdf')}
        <span className="visually-hidden">{number}</span>
      </a>
    </span>
  );
}
