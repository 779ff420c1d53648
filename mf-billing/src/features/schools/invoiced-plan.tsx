import { useDates, useTranslation } from '@burrow/i18n';
import { Panel } from '@burrow/ui';
import { useInvoiceRequestsQuery } from '../../api/invoice-requests.api.ts';
import { useWords } from '../../plans/use-words.ts';
import { OwnRequests } from './own-requests.tsx';

/** What a school has that it paid by invoice, until when, and its invoices; nothing for who asked for none. */
export function InvoicedPlan() {
  const { t } = useTranslation('schools');
  const { day } = useDates();
  const { planName } = useWords();
  const { data } = useInvoiceRequestsQuery();
  if (!data || (data.plan === null && data.requests.length === 0)) return null;
  const { plan } = data;
  const text = plan && t('invoiced.text', { plan: planName(plan.plan_name), date: day(plan.open_until) });
  return (
    <Panel title={t('invoiced.title')} {...(text && { text })}>
      <OwnRequests />
    </Panel>
  );
}
