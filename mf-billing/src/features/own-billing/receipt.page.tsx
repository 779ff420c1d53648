import { MERCHANT } from '@burrow/billing';
import { addressOf, getReceipt } from '@burrow/contracts/calls';
import { PageHead, useSession } from '@burrow/client';
import { useParams } from '@burrow/client/router';
import type { Purchase } from '@burrow/contracts';
import { useDates, useTranslation } from '@burrow/i18n';
import { Button } from '@burrow/ui';
import { SellerInvoice } from './seller-invoice.tsx';
import { stateOfPurchase } from './states.rules.ts';
import { useWords } from '../../plans/use-words.ts';
import { WithPurchase } from './with-purchase.tsx';

/** A receipt, which can be downloaded as a PDF in the page's language. */
export function ReceiptPage() {
  const { t, i18n } = useTranslation('own-billing');
  const { purchaseId = '' } = useParams();
  const above = { to: 'profile/billing', text: t('title') };
  return (
    <>
      <PageHead title={t('receipt.title')} above={above}>
        <Button
          type="primary"
          href={addressOf(getReceipt({ purchase_id: purchaseId, language: i18n.language }))}
          download
        >
          {t('receipt.download')}
        </Button>
        <Button onClick={() => window.print()}>{t('receipt.print')}</Button>
      </PageHead>
      <WithPurchase>{purchase => <Receipt purchase={purchase} />}</WithPurchase>
    </>
  );
}

function Receipt({ purchase }: { readonly purchase: Purchase }) {
  const { t } = useTranslation('own-billing');
  const { day } = useDates();
  const { planName, money } = useWords();
  const { user } = useSession();
  const { id, plan_name, paid, returned, paid_at, period_ends_at } = purchase;
  const buyer = [user?.full_name, user?.organization_name, user?.email].filter(Boolean);
  return (
    <article className="panel receipt">
      <h2>{t('receipt.of', { plan: planName(plan_name) })}</h2>
      <dl>
        <Fact name={t('receipt.number')} value={id} />
        <Fact name={t('receipt.seller')} value={[MERCHANT.name, ...MERCHANT.address].join(', ')} />
        {paid_at && <Fact name={t('receipt.paidAt')} value={day(paid_at)} />}
        {period_ends_at && <Fact name={t('receipt.until')} value={day(period_ends_at)} />}
        <Fact name={t('receipt.buyer')} value={buyer.join(' · ')} />
        <Fact name={t('receipt.state')} value={t(`state.${stateOfPurchase(purchase)}`)} />
        <Fact name={t('receipt.paid')} value={money(paid)} />
        {returned.amount > 0 && <Fact name={t('receipt.returned')} value={money(returned)} />}
      </dl>
      <p className="panel__text">{t('receipt.tax')}</p>
      {paid.amount > 0 && <SellerInvoice id={id} />}
    </article>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <bdi>{value}</bdi>
      </dd>
    </div>
  );
}
