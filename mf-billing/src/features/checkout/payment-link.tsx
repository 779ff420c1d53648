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
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (data) payAt({ ...data, transaction_id: id }, returnAddress(id)).catch(() => setHasFailed(true));
  }, [data, id]);
  if (!error && !hasFailed)
    return (
      <article className="billing billing--narrow">
        <h1>{t('checkout:link.title')}</h1>
        <p role="status">{t('checkout:link.text')}</p>
        <DelayedSkeleton label={t('shell:loading')} lines={4} />
      </article>
    );
  const again = (): void => {
    if (hasFailed) location.reload();
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
