import type { ApiError } from '@burrow/client';
import { useProblemText } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import { Button, DelayedSkeleton, MessagePanel } from '@burrow/ui';
import { useEffect, useState } from 'react';
import { usePaymentLinkQuery } from '../../api/checkout.api.ts';
import { payAt } from './pay-at.ts';
import { returnAddress } from './return-address.ts';

/** Where links of the provider lead: its form opens for an order, a card that is changed, or what is past due. */
export function PaymentLink({ id }: { readonly id: string }) {
  const { t } = useTranslation(['checkout', 'shell']);
  const textOf = useProblemText();
  const { data, error, refetch } = usePaymentLinkQuery(id);
  const [form, setForm] = useState<'opening' | 'closed' | 'failed'>('opening');
  const isOpening = form === 'opening';
  useEffect(() => {
    if (data && isOpening)
      payAt({ ...data, transaction_id: id }, returnAddress(id), () => setForm('closed')).catch(() =>
        setForm('failed'),
      );
  }, [data, id, isOpening]);
  if (form === 'closed') return <ClosedForm onOpen={() => setForm('opening')} />;
  if (!error && isOpening)
    return (
      <article className="billing billing--narrow">
        <h1>{t('checkout:link.title')}</h1>
        <p role="status">{t('checkout:link.text')}</p>
        <DelayedSkeleton label={t('shell:loading')} lines={4} />
      </article>
    );
  const again = (): void => {
    if (form === 'failed') location.reload();
    else void refetch();
  };
  return (
    <MessagePanel
      alert
      title={t('checkout:link.failed')}
      text={error ? textOf(error as ApiError) : t('checkout:link.blocked')}
    >
      <Button type="primary" onClick={again}>
        {t('checkout:retry')}
      </Button>
    </MessagePanel>
  );
}

/** Who closed the form may have changed their mind, or pressed the wrong key. */
function ClosedForm({ onOpen }: { readonly onOpen: () => void }) {
  const { t } = useTranslation('checkout');
  return (
    <MessagePanel title={t('link.closed')} text={t('link.closedText')}>
      <Button type="primary" onClick={onOpen}>
        {t('link.again')}
      </Button>
    </MessagePanel>
  );
}
