import { useDates, useTranslation } from '@burrow/i18n';
import { useInvoiceRequestsQuery } from '../../api/invoice-requests.api.ts';

/** What this school asked for, and how it stands. */
export function OwnRequests() {
  const { t } = useTranslation(['schools', 'billing']);
  const { day } = useDates();
  const { data, isError } = useInvoiceRequestsQuery();
  if (isError) return <p role="alert">{t('schools:requests.notRead')}</p>;
  if (!data || data.requests.length === 0) return null;
  return (
    <>
      <h3>{t('schools:requests.title')}</h3>
      <ul className="billing-requests">
        {data.requests.map(({ id, plan_name, students, state, requested_at, purchase_order }) => (
          <li key={id}>
            <strong>{t(`billing:plans.${plan_name}`)}</strong>
            <span>{t('schools:requests.students', { count: students })}</span>
            {purchase_order && <span>{t('schools:requests.order', { order: purchase_order })}</span>}
            <span>{day(requested_at)}</span>
            <span className="billing-requests__state">{t(`schools:requests.states.${state}`)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
