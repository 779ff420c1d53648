import { LoadSkeleton } from '@burrow/client';
import { useParams } from '@burrow/client/router';
import type { Purchase } from '@burrow/contracts';
import { Failure } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import { MessagePanel } from '@burrow/ui';
import type { ReactNode } from 'react';
import { usePurchasesQuery } from '../../api/own-billing.api.ts';

interface WithPurchaseProps {
  readonly children: (purchase: Purchase) => ReactNode;
}

/** Shows something of the purchase that the path names, if the user has it. */
export function WithPurchase({ children }: WithPurchaseProps) {
  const { t } = useTranslation('own-billing');
  const { purchaseId } = useParams();
  const { data, error, refetch } = usePurchasesQuery();
  if (error && !data) return <Failure title={t('notLoaded')} error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadSkeleton lines={6} />;
  const purchase = data.purchases.find(({ id }) => id === purchaseId);
  return purchase ? children(purchase) : <MessagePanel title={t('unknown.title')} text={t('unknown.text')} />;
}
