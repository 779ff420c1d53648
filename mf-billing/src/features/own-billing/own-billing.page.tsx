import { LinkButton, LoadSkeleton, PageHead, useSession } from '@burrow/client';
import farm from '@burrow/content/pictures/lists-level1.png';
import { Failure } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import { Panel } from '@burrow/ui';
import { EmptyList } from '@burrow/ui/empty-list';
import { useActiveSubscriptionsQuery, usePurchasesQuery } from '../../api/own-billing.api.ts';
import { UnassignedNotice } from '../assign/index.ts';
import { PurchaseList } from './purchase-list.tsx';
import { InvoicedPlan } from '../schools/index.ts';
import { SubscriptionPanel } from './subscription.panel.tsx';

/** What somebody bought: what runs, what is charged next, and all purchases. */
export function OwnBillingPage() {
  const { t } = useTranslation('own-billing');
  const { isAdmin } = useSession();
  return (
    <>
      <PageHead title={t('title')} text={t('text')}>
        <LinkButton to="purchase/redeem">{t('redeem')}</LinkButton>
        <LinkButton to={isAdmin ? 'schools' : 'purchase'}>{t('plans')}</LinkButton>
      </PageHead>
      <UnassignedNotice />
      <Subscriptions />
      {isAdmin && <InvoicedPlan />}
      <Panel title={t('history.title')}>
        <History />
      </Panel>
    </>
  );
}

function Subscriptions() {
  const { t } = useTranslation('own-billing');
  const { data, error, refetch } = useActiveSubscriptionsQuery();
  if (error && !data) return <Failure title={t('notLoaded')} error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadSkeleton lines={3} />;
  return data.subscriptions.map(subscription => (
    <SubscriptionPanel key={subscription.id} subscription={subscription} />
  ));
}

function History() {
  const { t } = useTranslation('own-billing');
  const { isAdmin } = useSession();
  const { data, error, refetch } = usePurchasesQuery();
  if (error && !data) return <Failure title={t('notLoaded')} error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadSkeleton lines={4} />;
  if (data.purchases.length === 0)
    return (
      <EmptyList picture={farm} text={t('history.none')}>
        <LinkButton to={isAdmin ? 'schools' : 'purchase'} main>
          {t('plans')}
        </LinkButton>
      </EmptyList>
    );
  return <PurchaseList purchases={data.purchases} />;
}
