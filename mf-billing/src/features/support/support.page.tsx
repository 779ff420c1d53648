import { LocaleLink, PageHead, RequireSession } from '@burrow/client';
import { useNavigate } from '@burrow/client/router';
import { localePath, useTranslation } from '@burrow/i18n';
import { DelayedSkeleton, Panel } from '@burrow/ui';
import { FindBuyerForm } from './find-buyer-form.tsx';
import { HeldPayments } from './held-payments.tsx';
import { InvoiceQueue } from './invoice-queue.tsx';
import { ProviderDifferences } from './provider-differences.tsx';
import { RefundQueue } from './refund-queue.tsx';
import { TransferForm } from './transfer-form.tsx';

/** What support does about purchases: what waits first, then what is looked up. */
export function SupportPage() {
  const { t } = useTranslation('shell');
  return (
    <RequireSession roles={['staff']} loading={<DelayedSkeleton label={t('loading')} />}>
      <Support />
    </RequireSession>
  );
}

function Support() {
  const { t, i18n } = useTranslation('support');
  const navigate = useNavigate();
  // An address is in no path: paths are logged.
  const find = (text: string): void =>
    void navigate(localePath(i18n.language, 'staff/purchases/buyer'), { state: { find: text } });
  return (
    <div className="billing support">
      <PageHead title={t('title')} text={t('text')} above={{ to: 'staff', text: t('staff') }} />
      <Panel title={t('find.title')} text={t('find.text')}>
        <FindBuyerForm onFind={find} />
      </Panel>
      <Panel title={t('refunds.title')} text={t('refunds.text')}>
        <RefundQueue />
      </Panel>
      <Panel title={t('held.title')} text={t('held.text')}>
        <HeldPayments />
      </Panel>
      <Panel title={t('invoices.title')}>
        <InvoiceQueue />
      </Panel>
      <Panel title={t('differences.title')} text={t('differences.text')}>
        <ProviderDifferences />
      </Panel>
      <Panel title={t('transfer.title')} text={t('transfer.text')}>
        <TransferForm />
      </Panel>
      <p>
        <LocaleLink to="refund-policy">{t('policy')}</LocaleLink>
      </p>
    </div>
  );
}
